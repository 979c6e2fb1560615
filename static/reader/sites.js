/* What is seen on this site, and how a card is pressed there. */

const SELECTED = "75, 158, 158";

const clickLikeMouse = (type) => (card) =>
  card.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, button: 0 }),
  );

const SITES = {
  "setwithfriends.com": { read: readFriends, press: clickLikeMouse("click") },
  "setwithforks.com": { read: readForks, press: clickLikeMouse("mousedown") },
};

const site = SITES[location.hostname.replace(/^www\./, "")];

const isSelected = (card) => {
  const { boxShadow, cursor } = getComputedStyle(card);
  if (boxShadow.includes(SELECTED)) return true;
  return cursor !== "pointer" && card.classList.length > 2;
};

/* What is to be told, and the element of every card that can be marked. */
const look = () => {
  try {
    const around = board() ?? problem("no board of cards");
    const all = inReadingOrder(site.read(around));
    if (!all.length) problem("a board without cards");
    const codes = (wanted) =>
      all.filter(({ place }) => isAboveLine(around, place) === wanted).map(({ code }) => code);
    const [cards, previous] = [codes(false), codes(true)];
    const elements = new Map(all.map(({ code, card }) => [code, card]));
    return { around, elements, told: { cards, previous } };
  } catch (error) {
    const told = { problem: String(error.seen ?? error).slice(0, 200) };
    return { around: board(), elements: new Map(), told };
  }
};
