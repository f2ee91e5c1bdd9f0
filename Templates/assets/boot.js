// Before the first paint: the reader's own presentation, and the way that the page is come to.
{
  const base = new URL("..", document.currentScript.src).pathname;
  const { dataset } = document.documentElement;
  try {
    const experience = JSON.parse(localStorage.getItem(`crumb:${base}:experience`));
    if (/^(stack|(two|three)-column)$/.test(experience)) dataset.experience = experience;
  } catch {
    // Without storage the site's own stands.
  }

  // A recipe lies beneath all categories.
  const depth = (url) =>
    url.split("/").length + (/^recipes\/./.test(url.slice(url.indexOf(base, 9) + base.length)) && 9);

  addEventListener("pagereveal", (event) => {
    const from = event.viewTransition && navigation.activation?.from?.url;
    if (from) dataset.way = Math.sign(depth(location.href) - depth(from));
  });
}
