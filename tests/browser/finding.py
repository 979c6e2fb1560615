"""Where the browser for the tests is, or how to get one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = (
    "chromium-headless-shell",  # without a window a page opens in a third of the time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
    "brave-browser",
    "brave",
)

PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)

HELP = (
    "The browser tests need Chromium, Chrome, Edge or Brave, and none could be found or installed: "
    "install one, or set BROWSER_PATH to where it is."
)


def find_browser(playwright: Playwright) -> Path:
    """A browser that is there, else one that can be installed. Raises RuntimeError."""
    if path := os.environ.get("BROWSER_PATH"):
        if Path(path).exists():
            return Path(path)
        raise RuntimeError(f"BROWSER_PATH is {path!r}, where there is no browser.")
    found = _present(playwright) or _install(playwright)
    if found is None:
        raise RuntimeError(HELP)
    return found


def _present(playwright: Playwright) -> Path | None:
    own = Path(playwright.chromium.executable_path)
    on_path = (shutil.which(name) for name in NAMES)
    candidates = (own, *(Path(path) for path in (*on_path, *PLACES) if path))
    return next((path for path in candidates if path.exists()), None)


def _install(playwright: Playwright) -> Path | None:
    _try(sys.executable, "-m", "playwright", "install", "--with-deps", "chromium")
    found = _present(playwright)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _try("apt-get", "update")
        for package in ("chromium-headless-shell", "chromium"):
            if found is None:
                _try("apt-get", "install", "--yes", package)
                found = _present(playwright)
    return found


def _try(*command: str) -> None:
    print("installing a browser:", *command, file=sys.stderr, flush=True)
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
