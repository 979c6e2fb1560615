"""Every page in every state: what is checked for accessibility, and what `make pictures` shows."""

from tests.scenes.countdown import COUNTDOWN
from tests.scenes.home import HOME
from tests.scenes.scene import Scene
from tests.scenes.setgame import SETGAME
from tests.scenes.wordle import WORDLE

OVER_THE_BOARD = tuple(scene for scene in WORDLE if scene.name.endswith("-panel"))
"""What a phone shows over the board."""

SCENES: tuple[Scene, ...] = (*HOME, *WORDLE, *COUNTDOWN, *SETGAME)
