"""Game pages of the two sites as they are built there, small and written for tests.

setwithfriends keeps all 81 cards in the page, in the order of their codes; setwithforks draws the
cards in play and nothing else.
"""

from collections.abc import Iterable, Mapping
from itertools import product

FRIENDS = "https://setwithfriends.com"
FORKS = "https://setwithforks.com"

SHAPES = ("squiggle", "oval", "diamond", "hourglass")
MASKS = ("", "", "url(#mask-stripes)", "url(#mask-checkers)")
BORDERS = ("3px solid", "4px dotted", "6px double")
LIGHT = ("#800080", "#008002", "#ff0101", "#fb8c00")
DARK = ("#ff47ff", "#00b803", "#ffb047", "#47b0ff")

ELEVEN = ["2222", "1011", "2210", "1010", "0002", "0010", "1000", "1221", "2000", "1121", "2110"]
"""Cards that lie there; the three of `LAST` were found before them."""

LAST = ["0022", "1211", "2100"]

WIDTH, HEIGHT, MARGIN, EDGE, LINE = 200, 125, 7, 8, 16

STYLES = """
  .sheet .place { position: absolute }
  .sheet .c1 { display: inline-flex; box-sizing: border-box; border: 1px solid }
  .sheet .c2 { cursor: pointer }
  .sheet .c3 { box-shadow: 0 0 5px 3px #4b9e9e !important }
"""

RECORDER = """
  window.heard = [];
  for (const type of ["click", "mousedown", "touchstart", "mouseup", "keydown"]) {
    document.addEventListener(type, (event) => {
      const card = event.target.closest?.(".c1");
      if (card) heard.push(`${type} ${card.dataset.test}`);
    });
  }
  /* As the sites do: a click selects, another one takes it back. */
  const counts = location.hostname.endsWith("friends.com") ? "click" : "mousedown";
  document.addEventListener(counts, (event) => {
    event.target.closest?.(".c2")?.classList.toggle("c3");
  });
"""


def page(board: str, styled: bool = False) -> str:
    """The board on a page with other things around it, some of them cards too."""
    small = '<div class="c9"><svg><use href="#oval" stroke="#800080" fill="none"></use></svg></div>'
    return f"""<!doctype html><html><head><style>{STYLES}</style></head>
      <body class="{"sheet" if styled else ""}">
      <header style="opacity: 0.9"><div><svg><path d=""></path></svg></div></header>
      <section><div style="opacity: 0.5">{small}{small}</div></section>
      <main>{board}</main><script>{RECORDER}</script></body></html>"""


def places(cards: int, above: int, landscape: bool) -> list[tuple[int, int]]:
    """Left and top of each card in a grid of three, `above` of them before the line."""

    def place(index: int, shift: int) -> tuple[int, int]:
        across, along = index % 3, index // 3
        if landscape:
            return EDGE + WIDTH * along + shift, EDGE + HEIGHT * across
        return EDGE + WIDTH * across, EDGE + HEIGHT * along + shift

    rows = -(-above // 3)
    return [place(i, 0) for i in range(above)] + [
        place(3 * rows + i, LINE if above else 0) for i in range(cards)
    ]


def line(above: int, landscape: bool) -> str:
    rows = -(-above // 3)
    if not above:
        return ""
    at = (WIDTH if landscape else HEIGHT) * rows + EDGE + LINE // 2
    return f'<hr class="line" style="{"left" if landscape else "top"}: {at}px;">'


def symbols(shape: int, shade: int, number: int, colour: str, hollow: str = "alone") -> str:
    inner = f'<use href="#{SHAPES[shape]}" fill="{colour}" mask="{MASKS[shade]}"></use>'
    if shade == 1:
        clear = f'<use href="#{SHAPES[shape]}" fill="transparent" mask=""></use>'
        inner = clear if hollow == "transparent" else ""
    outer = f'<use href="#{SHAPES[shape]}" stroke="{colour}" fill="none" stroke-width="18"></use>'
    return f"<svg>{inner}{outer}</svg>" * (number + 1)


BOX = (
    f"width: {WIDTH - 2 * MARGIN}px; height: {HEIGHT - 2 * MARGIN}px; margin: {MARGIN}px; "
    "border-radius: 7px;"
)


def around(inside: str, left: int) -> str:
    return (
        '<div style="position: relative; overflow: hidden; width: 100%; height: 900px;">'
        f'<span class="left" style="position: absolute; left: 0px; bottom: 8px;">'
        f"<strong>{left}</strong> cards remaining in the deck</span>{inside}</div>"
    )


def friends(
    cards: Iterable[str],
    previous: Iterable[str] = (),
    *,
    flying: Iterable[str] = (),
    selected: Iterable[str] = (),
    landscape: bool = False,
    turned: bool = False,
    styled: bool = False,
) -> str:
    """A page of setwithfriends. Cards that are `flying` have just been found by someone."""
    laid, before, gone = list(cards), list(previous), set(flying)
    at = dict(zip([*before, *laid], places(len(laid), len(before), landscape), strict=True))
    chosen = set(selected)

    def card(code: str) -> str:
        colour, shape, shade, number = map(int, code)
        x, y = at.get(code, (450, 300) if code in gone else (-197, 192))
        seen = code in at or code in gone
        classes = "c1" + " c2" * (code in at) + " c3" * (code in chosen)
        return (
            f'<div class="place" style="position: absolute; transform: translate({x}px, {y}px) '
            f"rotate({90 if turned else 0}deg); opacity: {0.4 if code in gone else int(seen)}; "
            f'visibility: {"visible" if seen else "hidden"};">'
            f'<div class="{classes}" data-test="{code}" style="{BOX} background: initial;">'
            f"{symbols(shape, shade, number, LIGHT[colour], 'transparent')}</div></div>"
        )

    deck = "".join(card("".join(digits)) for digits in product("012", repeat=4))
    return page(around(line(len(before), landscape) + deck, 81 - len(laid)), styled)


def forks(
    cards: Iterable[str],
    previous: Iterable[str] = (),
    *,
    hidden: Iterable[str] = (),
    flying: Iterable[str] = (),
    selected: Iterable[str] = (),
    colours: Mapping[int, str] | tuple[str, ...] = LIGHT,
    left: int = 40,
    landscape: bool = False,
    turned: bool = False,
    styled: bool = False,
) -> str:
    """A page of setwithforks. `hidden` cards lie face down."""
    laid, before, down, chosen = list(cards), list(previous), set(hidden), set(selected)
    at = places(len(laid), len(before), landscape)

    def card(code: str, x: int, y: int, opacity: float = 1) -> str:
        values = [*map(int, code)]
        colour, shape, shade, border, number = {
            3: lambda: (values[0], values[1], 0, None, values[2]),
            4: lambda: (*values[:3], None, values[3]),
            5: lambda: tuple(values),
        }[len(values)]()
        drawn = symbols(shape, shade, number, colours[colour])
        style = BOX + (f" border: {BORDERS[border]};" if border is not None else "")
        if code in down:
            drawn, style = "", BOX + " outline: solid 1px; outline-offset: -8px;"
        classes = "c1 c2" + " c3" * (code in chosen)
        turn = "rotate(90deg)" if turned else "none"
        return (
            f'<div class="place" style="left: {x}px; top: {y}px; opacity: {opacity}; '
            f'transform: {turn};"><div class="{classes}" data-test="{code}" '
            f'style="position: relative; {style}">{drawn}</div></div>'
        )

    inside = "".join(card(c, x, y) for c, (x, y) in zip([*before, *laid], at, strict=True))
    inside += "".join(card(code, 480, 300, 0.3) for code in flying)
    return page(around(line(len(before), landscape) + inside, left), styled)


def inside(html: str) -> str:
    """The board of a page alone."""
    return html.split("<main>")[1].split("</main>")[0]
