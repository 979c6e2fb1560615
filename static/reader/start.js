/* A press of the bookmark, or of the button that a userscript puts on the page. */

const WITH_BUTTON = false;

/* A second press ends the first run. */
const start = () => {
  if (!site) return alert("Press this on a game page of setwithfriends.com or setwithforks.com.");
  document.dispatchEvent(new Event(WINDOW));
  run();
};

/* The userscript waits for a click, since only a click may open a window. */
const offer = () => {
  if (!document.body) return document.addEventListener("DOMContentLoaded", offer);
  const button = document.body.appendChild(document.createElement("button"));
  button.type = "button";
  button.textContent = "Hunch";
  button.title = "Read this board with Hunch";
  button.style.cssText = "position:fixed;right:12px;bottom:12px;z-index:2000;padding:8px 14px";
  button.onclick = start;
  setInterval(() => (button.hidden = !board()), BETWEEN_LOOKS_AT_WINDOW);
};

if (WITH_BUTTON) offer();
else start();
