// What a reader does with a recipe: save it, send it to somebody, and shop for it.
"use strict";
{
  const id = document.getElementById("main").dataset.path?.split("/").at(-1);
  const [save, share, shop, listed] = ["save", "share", "shop", "listed"]
    .map((act) => document.querySelector(`[data-act=${act}]`));

  function show() {
    save.setAttribute("aria-pressed", cookbook.saved().includes(id));
    const recipes = cookbook.load("shopping")?.recipes;
    if (listed) listed.hidden = !(Array.isArray(recipes) && recipes.some((it) => it?.id === id));
  }

  function toggle() {
    const ids = cookbook.saved();
    const others = ids.filter((other) => other !== id);
    cookbook.save("saved", ids.length > others.length ? others : [id, ...others]);
    navigator.serviceWorker?.controller?.postMessage({ saved: cookbook.saved() });
    show();
  }

  async function buy() {
    const { add } = await import(shop.dataset.script);
    await add(id);
    show();
  }

  if (save && id) {
    show();
    save.addEventListener("click", toggle);
    share.addEventListener("click", async () => {
      await cookbook.run(share.dataset.script);
      send(share, { title: document.title, url: location.href });
    });
    shop?.addEventListener("click", buy);
    for (const name of ["saved", "shopping"]) cookbook.watch(name, show);
  }
}
