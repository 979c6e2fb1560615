/* Cards that are marked, with what their outline was before. */

const OUTLINE = "4px solid #0b84ff";

const isMarked = (card) => card.style.getPropertyPriority("outline-style") === "important";
const before = new Map();

const mark = (card) => {
  if (isMarked(card)) return;
  before.set(card, [card.style.outline, card.style.outlineOffset]);
  card.style.setProperty("outline", OUTLINE, "important");
  card.style.setProperty("outline-offset", "-4px", "important");
};

const unmark = (card) => {
  if (isMarked(card)) [card.style.outline, card.style.outlineOffset] = before.get(card);
  before.delete(card);
};
