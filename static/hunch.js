"use strict";

/* Where a browser forbids all storage, NiceGUI's script would end at its first line. */
try {
  void sessionStorage.length;
} catch {
  Object.defineProperty(window, "sessionStorage", { value: {} });
}

/* What only a browser can do: listen to the keyboard and the clipboard, keep things, notice that the
   server is away. Everything is told to the page as an event on one of its elements; what it means is
   decided there. */

const hunch = (() => {
  const STORE = "hunch:";
  const TEXT_TAKEN = 20_000; // characters of a pasted text, as the server reads
  const PAGE_KEYS = ["Enter", " ", "Backspace", "Escape"];
  const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

  const dispatch = (id, name, detail) =>
    document.getElementById(id)?.dispatchEvent(new CustomEvent(name, { detail }));

  /* NiceGUI holds events back until the first handshake, each by a timer of its own, so they could
     overtake each other: they wait here, in order, until the server has asked for what is kept. A
     letter that came before the kept draft would take its place. */
  let isAsked = false;
  const waiting = [];
  const tell = (id, name, detail) => {
    if (isAway) return;
    if (isAsked) dispatch(id, name, detail);
    else waiting.push([id, name, detail]);
  };

  /* Half of a character that takes two places can't be sent. */
  const wellFormed = (text) => text.toWellFormed?.() ?? text;

  // THE SERVER

  let isAway = false;
  let leftAt = null;
  let watched = null;

  const say = (text) => {
    const banner =
      document.getElementById("banner") ?? document.body.appendChild(document.createElement("p"));
    banner.id = "banner";
    banner.setAttribute("role", "status");
    banner.textContent = text;
    banner.hidden = !text;
  };

  /* While the server can't be reached nothing can be done here, and nothing is done later that a
     person tried meanwhile. */
  const setAway = (away) => {
    if (away && !isAway) leftAt = document.activeElement;
    isAway = away;
    document.getElementById("hunch").inert = away;
    if (!away && document.activeElement === document.body) leftAt?.focus({ preventScroll: true });
    document.documentElement.toggleAttribute("data-away", away);
    say(away ? "Hunch is out of reach. Trying again…" : "");
  };

  const watchServer = () => {
    const socket = window.socket;
    if (!socket || watched === socket) return;
    watched = socket;
    socket.io.reconnectionDelay(200);
    socket.io.reconnectionDelayMax(1000);
    socket.on("disconnect", () => setAway(true));
    socket.io.on("reconnect_attempt", () => (socket.sendBuffer = []));
    socket.on("connect", () => setAway(false));
  };

  let quiet = null;
  const tooFast = () => {
    say("That was too fast: some of it was not taken.");
    clearTimeout(quiet);
    quiet = setTimeout(() => isAway || say(""), 4000);
  };

  // KEEPING

  /* Storage can be forbidden; the page works without. */
  const read = (name) => {
    try {
      return localStorage.getItem(STORE + name);
    } catch {
      return null;
    }
  };

  const remember = (name, value) => {
    if (name === "settings") applySettings(value);
    try {
      if (value) localStorage.setItem(STORE + name, value);
      else localStorage.removeItem(STORE + name);
    } catch {
      /* nothing to do about it */
    }
  };

  /* The first thing that the server asks of a page. */
  const recall = (names) => {
    watchServer();
    const kept = names.map((name) => [name, wellFormed(read(name) ?? "")]);
    dispatch("hunch", "recall", Object.fromEntries(kept));
    isAsked = true;
    for (const event of waiting.splice(0)) dispatch(...event);
  };

  const applySettings = (text) => {
    const [theme, contrast] = (text ?? "").split(" ");
    document.documentElement.dataset.theme = theme || "system";
    document.documentElement.dataset.contrast = contrast || "normal";
  };

  applySettings(read("settings"));

  // KEYS

  const isLetter = (key) => /^[a-zA-Z]$/.test(key);
  const isForWriting = (element) => element.matches?.("input, textarea, select, [contenteditable]");
  const tileOf = (element) => element.closest?.("[data-tile]")?.dataset.tile ?? null;
  const isTile = (element) => element.matches?.(".tile");
  /* Tiles are none: one that has the focus may not yet know that the guess it is in is complete. */
  const isControl = (element) => element.matches?.("button:not(.tile), a, summary");

  const undoKey = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
    const key = event.key.toLowerCase();
    if (key === "z") return event.shiftKey ? "Redo" : "Undo";
    return key === "y" ? "Redo" : null;
  };

  /* The page's name for a key, or null when the key is the browser's. */
  const pageKey = (event) => {
    if (document.querySelector("dialog[open]") || isForWriting(event.target)) return null;
    if (event.ctrlKey || event.metaKey || event.altKey) return undoKey(event);
    if (isLetter(event.key)) return event.key;
    if (!PAGE_KEYS.includes(event.key)) return null;
    const activates = (event.key === "Enter" || event.key === " ") && isControl(event.target);
    return activates ? null : event.key;
  };

  /* The focus is the browser's own, and must not lag behind fast keys: it moves over the tiles here.
     From nowhere it goes to the last row. */
  const moveFocus = ([down, right]) => {
    const rows = [...document.querySelectorAll(".row")]
      .map((row) => [...row.querySelectorAll("[data-tile]")])
      .filter((tiles) => tiles.length > 0);
    if (rows.length === 0) return;
    const within = (index, list) => list[Math.max(0, Math.min(index, list.length - 1))];
    const row = rows.findIndex((tiles) => tiles.includes(document.activeElement));
    if (row < 0) rows.at(-1)[0].focus();
    else within(rows[row].indexOf(document.activeElement) + right, within(row + down, rows)).focus();
  };

  const movesFocus = (event) =>
    event.key in STEPS &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    (isTile(event.target) || event.target === document.body);

  /* Who types is at the board: Enter then plays the guess, whatever control had the focus. */
  const focusGuess = () => document.querySelector(".row.typing .tile")?.focus();

  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || isForWriting(event.target)) return;
    event.preventDefault();
    tell("hunch", "keys", null);
  });

  document.addEventListener("keydown", (event) => {
    if (!document.querySelector("hunch-board")) return;
    if (movesFocus(event)) {
      event.preventDefault();
      return moveFocus(STEPS[event.key]);
    }
    const key = event.isComposing ? null : pageKey(event);
    if (key === null) return;
    event.preventDefault();
    if (event.repeat && key !== "Backspace") return;
    if ((isLetter(key) || key === "Backspace") && isControl(event.target)) focusGuess();
    tell("page", "press", { key, tile: tileOf(document.activeElement) });
  });

  /* Firefox clicks a button when Space is released, whatever became of the key going down. */
  document.addEventListener("keyup", (event) => {
    if (event.key === " " && isTile(event.target)) event.preventDefault();
  });

  /* A click leaves the focus where it is, so that Enter and Space go on meaning the board. */
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest?.("#hunch button:not(dialog *)") && !tileOf(event.target)) {
      event.preventDefault();
    }
  });

  // CLIPBOARD

  document.addEventListener("paste", (event) => {
    if (isForWriting(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (text.trim()) tell("page", "pasted", wellFormed(text.slice(0, TEXT_TAKEN)));
  });

  /* Where the middle button pastes what is selected somewhere, a click on a tile is only a click. */
  document.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());
  document.addEventListener("auxclick", (event) => event.button === 1 && event.preventDefault());

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      tell("page", "copied", true);
    } catch {
      tell("page", "copied", false);
    }
  };

  return { copy, isForWriting, recall, remember, tell, tooFast, undoKey };
})();
