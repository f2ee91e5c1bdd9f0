// The worker that keeps the cookbook for when the network is gone. What it is told of the site
// stands before it, as `cookbook`.
//
// Pages come from the network wherever there is one, so that nobody cooks from an old recipe.
// Files whose names carry a fingerprint of their content never change, so the kept ones serve.
"use strict";
const scope = self.registration.scope;
const cacheName = (kind) => `crumb:${new URL(scope).pathname}:${kind}`;
const address = (path) => new URL(path, scope).href;
const shell = new Set(cookbook.shell.map(address));
// What was visited longest ago goes first; what is saved goes when it is saved no more.
const most = { assets: 100, pages: 300, pictures: 200, saved: 2000, shell: 100 };

const isLasting = (url) => /^assets\/.+\.[0-9a-f]{8}\.\w+$/.test(url.slice(scope.length));
// A page is the same file whatever is asked of it behind `?`.
const keyOf = (url) => url.replace(/[?#].*$/s, "");
const opened = (kind) => caches.open(cacheName(kind));

async function kept(key) {
  for (const kind of ["shell", "saved", "pages", "pictures"]) {
    const found = await (await opened(kind)).match(key, { ignoreVary: true });
    if (found) return found;
  }
}

async function keep(kind, key, response) {
  const cache = await opened(kind);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - most[kind]));
  await Promise.all(surplus.map((old) => cache.delete(old, { ignoreVary: true })));
}

async function kindOf(key, destination) {
  if (shell.has(key)) return "shell";
  if (destination === "image") return "pictures";
  return (await (await opened("saved")).match(key, { ignoreVary: true })) ? "saved" : "pages";
}

// A redirect that was followed would not do for a visit later on.
const isKeepable = ({ ok, type, redirected }) => ok && type === "basic" && !redirected;

async function note(key, destination, response) {
  if (isKeepable(response)) return keep(await kindOf(key, destination), key, response);
  if (response.status !== 404 && response.status !== 410) return;
  for (const kind of ["saved", "pages", "pictures"]) await (await opened(kind)).delete(key);
}

async function newest(event) {
  const { request } = event;
  const key = keyOf(request.url);
  const { headers, redirect } = request;
  const isImage = request.destination === "image";
  let response;
  try {
    // Even a host that lets pages be kept for a while is asked whether there is a newer one.
    const asked = isImage ? request : new Request(key, { cache: "no-cache", headers, redirect });
    response = await fetch(asked);
  } catch {
    return (await kept(key)) ?? withoutNetwork(request, key);
  }
  event.waitUntil(note(key, request.destination, response.clone()).catch(() => {}));
  return response;
}

// A redirect that a worker answers with is looked for in the network, so a page has to lead on.
function leadingTo(url) {
  const target = url.replaceAll("&", "&amp;");
  const text = `<!DOCTYPE html><meta http-equiv="refresh" content="0; url=${target}">`;
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

// In place of a page that is not kept: for a recipe on a path its own page, else the page that
// says there is no network.
async function withoutNetwork(request, key) {
  if (request.mode !== "navigate") return Response.error();
  const own = /^recipes\/.+\/([^/]+)\/$/.exec(key.slice(scope.length))?.[1];
  for (const other of [`${key}/`, own && address(`recipes/${own}/`)]) {
    if (other && (await kept(other))) return leadingTo(other);
  }
  return (await kept(address(cookbook.offline))) ?? Response.error();
}

async function lasting(event) {
  const { request } = event;
  const found = await (await opened("assets")).match(request.url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (isKeepable(response)) {
    event.waitUntil(keep("assets", request.url, response.clone()).catch(() => {}));
  }
  return response;
}

async function fetchAll(kind, urls) {
  const cache = await opened(kind);
  await cache.addAll(urls.map((url) => new Request(url, { cache: "no-cache" })));
}

async function fetchMissing(urls) {
  const cache = await opened("assets");
  const found = await Promise.all(urls.map((url) => cache.match(url, { ignoreVary: true })));
  await fetchAll("assets", urls.filter((_, index) => !found[index]));
}

// What was on the page before the worker listened.
async function see(urls) {
  for (const url of urls) {
    if (!url.startsWith(scope) || isLasting(url) || (await kept(keyOf(url)))) continue;
    const destination = /\.(jpe?g|png|webp|gif|svg)$/.test(keyOf(url)) ? "image" : "";
    await note(keyOf(url), destination, await fetch(url));
  }
}

const isID = (id) => typeof id === "string" && /^[\p{L}\p{M}\p{N}_-]{1,80}$/u.test(id);

async function save(ids) {
  const pages = ids.filter(isID).flatMap((id) => {
    const page = address(`recipes/${encodeURIComponent(id)}/`);
    return [page, `${page}cook/`];
  });
  const cache = await opened("saved");
  const wanted = new Set(pages.slice(0, most.saved));
  for (const { url } of await cache.keys()) {
    if (!wanted.delete(url)) await cache.delete(url, { ignoreVary: true });
  }
  for (const url of wanted) {
    const response = await fetch(url, { cache: "no-cache" });
    if (!isKeepable(response)) continue;
    await keep("saved", url, response);
    await (await opened("pages")).delete(url, { ignoreVary: true });
  }
}

self.addEventListener("install", (event) => {
  // Old and new workers answer alike, so there is nothing to wait for.
  self.skipWaiting();
  const work = [fetchMissing(cookbook.assets.map(address)), fetchAll("shell", [...shell])];
  event.waitUntil(Promise.all(work));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, url, headers } = event.request;
  if (method !== "GET" || !url.startsWith(scope) || headers.has("range")) return;
  event.respondWith(isLasting(url) ? lasting(event) : newest(event));
});

// One after the other, so that what was told last holds in the end.
let told = Promise.resolve();

// A list tells what was seen, an object which recipes are saved.
self.addEventListener("message", (event) => {
  const { data } = event;
  const work = () => (Array.isArray(data) ? see(data) : save(data?.saved ?? []));
  told = told.then(work).catch(() => {});
  event.waitUntil(told);
});
