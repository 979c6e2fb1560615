/* A board as both sites have it: places with a card in each, and in a chain a line above which the
   cards of the last solution stand. */

const SHAPES = ["#squiggle", "#oval", "#diamond", "#hourglass"];

const problem = (seen) => {
  throw { seen };
};

const board = () => {
  const found = new Map();
  for (const card of document.querySelectorAll("div[style*=opacity] > div[style*=radius]")) {
    if (!card.style.width || card.closest("[role=dialog]")) continue;
    const around = card.parentElement.parentElement;
    found.set(around, (found.get(around) ?? 0) + 1);
  }
  return [...found].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const places = (board) =>
  [...board.children].filter((place) => place.style.opacity && place.firstElementChild);

/* The middle of a card, which stays where it is when the card is turned. */
const middle = (place) => {
  const { left, top, transform } = place.style;
  const moved = /translate\w*\(([^,]+),([^,)]+)/.exec(transform);
  const { width, height } = place.firstElementChild.style;
  const [x, y] = moved ? [moved[1], moved[2]] : [left, top];
  return [parseFloat(x) + parseFloat(width) / 2, parseFloat(y) + parseFloat(height) / 2];
};

const isAboveLine = (board, place) => {
  const line = board.querySelector(":scope > hr")?.style;
  if (!line) return false;
  const [x, y] = middle(place);
  return line.top ? y < parseFloat(line.top) : x < parseFloat(line.left);
};

const inReadingOrder = (cards) => {
  const order = (card) => {
    const [x, y] = middle(card.place);
    return Math.round(y / 20) * 100000 + x;
  };
  return cards.sort((a, b) => order(a) - order(b));
};
