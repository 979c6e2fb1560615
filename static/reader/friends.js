/* setwithfriends.com: 81 places in the order of their cards' codes. */

const codeAt = (index) => index.toString(3).padStart(4, "0");

/* A card in play can be clicked. Without the site's style sheet its second class says so. */
const inPlay = (cards) => {
  const clickable = cards.filter((card) => getComputedStyle(card).cursor === "pointer");
  if (clickable.length && clickable.length < cards.length) return clickable;
  const counts = {};
  for (const card of cards) {
    const second = card.classList[1];
    if (second) counts[second] = (counts[second] ?? 0) + 1;
  }
  const commonest = Object.keys(counts).sort((a, b) => counts[b] - counts[a])[0];
  return cards.filter((card) => commonest && card.classList.contains(commonest));
};

const readFriends = (board) => {
  const all = places(board);
  if (all.length !== 81) problem(`${all.length} places for cards where 81 were expected`);
  const codes = new Map(all.map((place, index) => [place.firstElementChild, codeAt(index)]));
  for (const [card, code] of codes) {
    const shape = card.querySelector("use")?.getAttribute("href");
    const number = card.querySelectorAll("svg").length;
    if (shape !== SHAPES[code[1]] || number - 1 !== +code[3])
      problem(`${number} × ${shape} in the place of card ${code}`);
  }
  return inPlay([...codes.keys()]).map((card) => ({
    code: codes.get(card),
    card,
    place: card.parentElement,
  }));
};
