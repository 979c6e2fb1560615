/* One run, from a click until Hunch's window is closed. */

const APP = "ADDRESS_OF_HUNCH";
const WINDOW = "hunch-set";

// Milliseconds.
const QUIET = 120;
const LONGEST_MOVE = 400;
const LONGEST_MOVE_OVER_LINE = 1500;
const PROBLEM_LASTS = 700;
const ANSWER_LASTS = 1500;
const BETWEEN_CLICKS = 180;
const BETWEEN_LOOKS_AT_WINDOW = 1000;

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
