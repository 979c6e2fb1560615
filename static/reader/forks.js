/* setwithforks.com: the cards in play, as they are drawn. */

const BORDERS = ["solid", "dotted", "double"];
const COLOURS = ["purple", "green", "red", "orange"];
const PALETTES = {
  light: { purple: "#800080", green: "#008002", red: "#ff0101", orange: "#fb8c00" },
  dark: { purple: "#ff47ff", green: "#00b803", red: "#ffb047", orange: "#47b0ff" },
};

/* Cards that were seen before they were turned over. */
const seen = new WeakMap();
let shadedGame = "";

const ink = document.createElement("canvas").getContext("2d");
const plainColour = (text) => {
  ink.fillStyle = "#000";
  ink.fillStyle = text;
  return ink.fillStyle;
};

/* People can change the colours, for each theme: theirs come first. */
const palettes = () => {
  let custom = {};
  let theme = "";
  try {
    custom = JSON.parse(localStorage.customColors || "{}") || {};
    theme = localStorage.theme || "";
  } catch {
    custom = {};
  }
  const themes = theme.includes("dark") ? ["dark", "light"] : ["light", "dark"];
  const own = themes.map((name) => ({ ...PALETTES[name], ...custom, ...custom[name] }));
  const all = [...own, ...themes.map((name) => PALETTES[name])];
  return all.map((palette) => COLOURS.map((name) => plainColour(palette[name])));
};

const shadeOf = (uses) => {
  const inner = uses[0].getAttribute("fill");
  const mask = uses[0].getAttribute("mask") || "";
  if (uses.length === 1 || !inner || inner === "none" || inner === "transparent") return 1;
  if (mask.includes("strip")) return 2;
  if (mask.includes("check")) return 3;
  return mask && mask !== "none" ? problem(`a shading called ${mask}`) : 0;
};

const traitsOf = (card) => {
  const symbols = card.querySelectorAll("svg");
  const uses = symbols[0].querySelectorAll("use");
  if (!uses.length) problem("a card without a symbol");
  const href = uses[0].getAttribute("href");
  const shape = SHAPES.indexOf(href);
  if (shape < 0) problem(`a shape called ${href}`);
  if (symbols.length > 4) problem(`a card with ${symbols.length} symbols`);
  const style = card.style.borderTopStyle;
  const border = BORDERS.indexOf(style);
  if (style && style !== "none" && border < 0) problem(`a ${style} border`);
  return {
    colour: plainColour(uses[uses.length - 1].getAttribute("stroke")),
    shape,
    shade: shadeOf(uses),
    border,
    number: symbols.length - 1,
  };
};

const paletteFor = (traits) => {
  const used = [...new Set(traits.map(({ colour }) => colour))];
  const fitting = palettes().find((palette) => used.every((one) => palette.includes(one)));
  return fitting ?? problem(`the colours ${used.join(", ")}`);
};

/* The junior games have no shading. A board of solid cards can be of another game as well, when
   more cards are about than a junior deck has, or when this game has shown others before. */
const isWithoutShade = (board, traits) => {
  const game = location.pathname;
  const left = parseInt(board.querySelector("strong")?.textContent) || 0;
  if (traits.some(({ shade }) => shade) || left + traits.length > 64) shadedGame = game;
  return shadedGame !== game;
};

const readForks = (board) => {
  const here = places(board).filter((place) => place.style.opacity > 0.5);
  const open = [];
  let hidden = 0;
  for (const place of here) {
    const card = place.firstElementChild;
    if (card.querySelector("svg")) seen.set(place, traitsOf(card));
    const traits = seen.get(place);
    if (traits) open.push({ card, place, traits });
    else hidden += 1;
  }
  if (hidden && !open.length) problem(`${hidden} cards, all face down`);
  const traits = open.map((card) => card.traits);
  const palette = paletteFor(traits);
  const bordered = traits.filter(({ border }) => border >= 0).length;
  if (bordered && bordered < traits.length) problem("only some cards with a border");
  const short = !bordered && isWithoutShade(board, traits);
  const byCode = new Map();
  for (const { card, place, traits } of open) {
    const { colour, shape, shade, border, number } = traits;
    const parts = [palette.indexOf(colour), shape, shade, border, number];
    if (!bordered) parts.splice(3, 1);
    if (short) parts.splice(2, 1);
    const code = parts.join("");
    const twin = byCode.get(code);
    if (!twin || twin.place.style.opacity <= place.style.opacity)
      byCode.set(code, { code, card, place });
  }
  return [...byCode.values()];
};
