// An address that is none: the last recipe that it names, if any, is what its reader looks for.
"use strict";
{
  const place = document.getElementById("found");
  const most = 8;
  // No recipe is called so, or has its page among those.
  const folders = /^(recipes|categories|tags|cook|\d+)$/;

  function decoded(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return "";
    }
  }

  // As the generator makes ids of titles.
  const spelled = { ı: "i", ø: "o", ß: "ss", æ: "ae" };
  const slug = (text) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "")
    .replace(/[ıøßæ]/g, (letter) => spelled[letter])
    .replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/g, "");

  function names() {
    const beneath = /^#via=(.+)/.exec(location.hash)?.[1] ?? "";
    const path = location.pathname.replace(cookbook.base.pathname, "");
    const parts = `${beneath.slice(0, 1000)}/${path.slice(0, 1000)}`.split("/").map(decoded)
      .map((part) => part.replace(/\.(html?|md)$/, ""));
    const last = parts.filter(Boolean).reverse().slice(0, most);
    return [...new Set(last.flatMap((part) => [part, slug(part)]))]
      .filter((name) => cookbook.isID(name) && !folders.test(name));
  }

  async function offer() {
    for (const name of names()) {
      const recipe = await glimpse(name);
      if (!recipe) continue;
      const link = place.querySelector("a");
      link.href = recipe.url;
      link.textContent = recipe.title;
      if (recipe.lang) link.lang = recipe.lang;
      place.hidden = false;
      return;
    }
  }

  if (place) offer();
}
