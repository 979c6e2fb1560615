"""Which game is played, and its rules one by one."""

from webui.choice_view import Option, choice
from webui.countdown.model import ClickedGame, ClickedSwitch, ToggledRules
from webui.countdown.ruling import OWN_RULES, PRESETS, Ruling, Switch, preset_of, switches
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    id_,
    key,
    label,
    on_click,
    p,
    role,
    section,
    span,
    strong,
)


def view_games(ruling: Ruling) -> Html:
    chosen = preset_of(ruling)
    return div(
        [class_("games-place")],
        [
            choice(
                "Game",
                (
                    Option(preset.face, ClickedGame(preset.name), preset == chosen, preset.about)
                    for preset in PRESETS
                ),
            ),
            p([class_("game-about")], [chosen.about if chosen else OWN_RULES]),
        ],
    )


def view_rules(ruling: Ruling, is_open: bool) -> Html:
    all_switches = switches(ruling.kind)
    on = sum(switch.name in ruling.on for switch in all_switches)
    return section(
        [class_("rules"), label("Rules")],
        [
            button(
                [
                    class_("fold"),
                    attribute("aria-expanded", "true" if is_open else "false"),
                    attribute("aria-controls", "switches"),
                    on_click(ToggledRules()),
                ],
                [
                    span([class_("icon icon-up")]),
                    span([], ["Rules one by one"]),
                    span([class_("list-count")], [f"{on} of {len(all_switches)} on"]),
                ],
            ),
            div(
                [id_("switches"), class_("switches")],
                [_switch(switch, switch.name in ruling.on) for switch in all_switches]
                if is_open
                else [],
            ),
        ],
    )


def _switch(switch: Switch, on: bool) -> Html:
    return button(
        [
            key(switch.name),
            class_("switch"),
            role("switch"),
            attribute("aria-checked", "true" if on else "false"),
            on_click(ClickedSwitch(switch.name, not on)),
        ],
        [
            span([class_("knob")]),
            span(
                [class_("switch-text")],
                [strong([], [switch.face]), span([class_("switch-about")], [switch.about])],
            ),
        ],
    )
