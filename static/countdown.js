"use strict";

/* What only a browser can do on the page of the Countdown numbers game. */

document.addEventListener("keydown", (event) => {
  if (!document.querySelector(".countdown") || document.querySelector("dialog[open]")) return;
  const key = hunch.isForWriting(event.target) ? null : hunch.undoKey(event);
  if (!key) return;
  event.preventDefault();
  hunch.tell("page", "press", key);
});

/* Among tiles the arrow keys move the focus: left and right through all, up and down by rows. */
document.addEventListener("keydown", (event) => {
  const group = event.target.closest?.(".rack, .chosen");
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const tiles = [...group.querySelectorAll("button")];
  const here = tiles.indexOf(event.target);
  const perRow = tiles.filter((tile) => tile.offsetTop === tiles[0].offsetTop).length;
  const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
  if (here < 0 || !move) return;
  event.preventDefault();
  tiles[here + move]?.focus();
});
