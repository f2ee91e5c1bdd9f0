// Sends a text on: by the device's own sheet where it has one, else by the clipboard.
"use strict";
// What was done is said beside the button. A reader who closes the sheet has changed their mind.
async function send(button, content) {
  const text = [content.text, content.url].filter(Boolean).join("\n");
  const status = button.parentElement.querySelector("[role=status]");
  try {
    if (navigator.share) return await navigator.share(content);
    await navigator.clipboard.writeText(text);
    status.textContent = button.dataset.done;
    setTimeout(() => (status.textContent = ""), 4000);
  } catch (error) {
    if (error.name !== "AbortError") prompt(document.title, text);
  }
}
