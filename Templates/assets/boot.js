// The reader's own presentation, before the first paint.
try {
  const key = `crumb:${new URL("..", document.currentScript.src).pathname}:experience`;
  const experience = localStorage.getItem(key);
  if (/^(stack|(two|three)-column)$/.test(experience)) {
    document.documentElement.dataset.experience = experience;
  }
} catch {
  // Without storage the site's own presentation stands.
}
