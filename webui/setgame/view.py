"""The SET page as a whole."""

from webui.elm.html import Html, Payload, class_, id_, main, on
from webui.setgame import events
from webui.setgame.model import Model
from webui.setgame.site_view import view_site


def view(model: Model) -> Html:
    return main(
        [
            id_("page"),
            class_("setgame"),
            on("press", events.pressed, Payload.DETAIL),
            on("pasted", events.pasted, Payload.DETAIL),
            on("site", events.site_reported, Payload.DETAIL),
        ],
        [*view_site(model)],
    )
