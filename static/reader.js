/* Runs on a game page of setwithfriends.com or setwithforks.com: reads the cards there, sends them
   to Hunch in a window of its own, and marks or clicks the cards that Hunch answers with. It is
   handed out as a bookmarklet, so comments stand on lines of their own and no text spans lines. */
(() => {
  "use strict";

  const APP = "ADDRESS_OF_HUNCH";
  const WITH_BUTTON = false;
  const WINDOW = "hunch-set";

  // Milliseconds.
  const QUIET = 120;
  const LONGEST_MOVE = 400;
  const LONGEST_MOVE_OVER_LINE = 1500;
  const PROBLEM_LASTS = 700;
  const ANSWER_LASTS = 1500;
  const BETWEEN_CLICKS = 180;
  const BETWEEN_LOOKS_AT_WINDOW = 1000;

  const SHAPES = ["#squiggle", "#oval", "#diamond", "#hourglass"];
  const BORDERS = ["solid", "dotted", "double"];
  const COLOURS = ["purple", "green", "red", "orange"];
  const PALETTES = {
    light: { purple: "#800080", green: "#008002", red: "#ff0101", orange: "#fb8c00" },
    dark: { purple: "#ff47ff", green: "#00b803", red: "#ffb047", orange: "#47b0ff" },
  };
  const SELECTED = "75, 158, 158";
  const OUTLINE = "4px solid #0b84ff";

  const problem = (seen) => {
    throw { seen };
  };

  // THE BOARD

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

  // SETWITHFRIENDS: 81 places in the order of their codes

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

  // SETWITHFORKS: the cards in play, as drawn

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

  // THE SITES

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

  // MARKS

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

  // ONE RUN, FROM A CLICK UNTIL HUNCH'S WINDOW IS CLOSED

  const run = () => {
    const features = `popup,width=520,height=860,left=${screen.availWidth - 520}`;
    const app = window.open(`${APP}/set#${location.origin}`, WINDOW, features);
    if (!app) return alert("The browser kept Hunch's window from opening. Allow it for this site.");

    let now = look();
    let sent = "";
    let marks = [];
    let play = false;
    let tried = "";
    let isPlaying = false;
    let isReady = false;

    const same = ({ problem, cards = [], previous = [] }) =>
      JSON.stringify([problem, [...cards].sort(), [...previous].sort()]);

    const send = () => {
      sent = same(now.told);
      if (isReady) app.postMessage({ hunch: "board", play, ...now.told }, APP);
    };

    const showMarks = () => {
      const wanted = new Set(marks.map((code) => now.elements.get(code)));
      for (const card of [...before.keys()]) if (!wanted.has(card)) unmark(card);
      for (const card of wanted) if (card) mark(card);
    };

    /* One try for each solution on each board: a site that doesn't take it isn't asked again. Just
       after a chain's solution was taken, its cards lie before the line. */
    const canPlay = (turn) =>
      play &&
      !isPlaying &&
      turn !== tried &&
      marks.every((code) => now.elements.has(code)) &&
      !marks.every((code) => now.told.previous.includes(code));

    const playMarks = async () => {
      const [turn, clicked] = [sent + marks, marks];
      if (!canPlay(turn)) return;
      tried = turn;
      isPlaying = true;
      const wanted = marks.map((code) => now.elements.get(code));
      const others = [...now.elements.values()].filter((card) => !wanted.includes(card));
      for (const card of [...others.filter(isSelected), ...wanted]) {
        if (!play || sent + marks !== turn) break;
        if (isSelected(card) === wanted.includes(card)) continue;
        site.press(card);
        await new Promise((done) => setTimeout(done, BETWEEN_CLICKS));
      }
      isPlaying = false;
      if (marks !== clicked) playMarks();
    };

    // Following the board.

    let began = 0;
    let doubtedSince = 0;
    let timer = 0;
    let answerTimer = 0;

    const follow = () => {
      began = 0;
      /* A page that isn't shown doesn't move its cards: those that left are still there. */
      if (document.hidden) return;
      const next = look();
      /* While a page is being put together it can look like anything. */
      if (!next.told.problem || now.told.problem) doubtedSince = 0;
      else doubtedSince ||= performance.now();
      if (doubtedSince && performance.now() < doubtedSince + PROBLEM_LASTS) {
        timer = setTimeout(follow, PROBLEM_LASTS);
      } else take(next);
    };

    const take = (next) => {
      now = next;
      showMarks();
      if (same(now.told) === sent) return;
      send();
      clearTimeout(answerTimer);
      answerTimer = setTimeout(playMarks, ANSWER_LASTS);
    };

    const notice = (records) => {
      const isInside = ({ target }) => now.around.contains(target);
      if (now.around?.isConnected && !records.some(isInside)) return;
      const time = performance.now();
      began ||= time;
      const longest = now.told.previous?.length ? LONGEST_MOVE_OVER_LINE : LONGEST_MOVE;
      clearTimeout(timer);
      timer = setTimeout(follow, Math.max(0, Math.min(QUIET, began + longest - time)));
    };

    const observer = new MutationObserver(notice);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["class", "style"],
    });

    // Talking with Hunch: with the window opened here, at its own address, and with nobody else.

    const isCode = (code) => typeof code === "string" && /^[0-3]{3,5}$/.test(code);

    const hear = ({ source, origin, data }) => {
      if (source !== app || origin !== APP) return;
      if (data?.hunch === "ready") {
        isReady = true;
        now = look();
        send();
      } else if (data?.hunch === "stop") {
        stop();
      } else if (data?.hunch === "marks" && Array.isArray(data.marks)) {
        if (data.marks.length > 256 || !data.marks.every(isCode)) return;
        if (!data.play) tried = "";
        marks = data.marks;
        play = data.play === true;
        clearTimeout(answerTimer);
        showMarks();
        playMarks();
      }
    };

    const watch = setInterval(() => app.closed && stop(), BETWEEN_LOOKS_AT_WINDOW);

    const stop = () => {
      play = false;
      marks = [];
      showMarks();
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(answerTimer);
      clearInterval(watch);
      window.removeEventListener("message", hear);
      document.removeEventListener("visibilitychange", follow);
      document.removeEventListener(WINDOW, stop);
    };

    window.addEventListener("message", hear);
    document.addEventListener("visibilitychange", follow);
    document.addEventListener(WINDOW, stop);
  };

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
})();
