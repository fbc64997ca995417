"""The page of `kickdoor lab report` in a browser without a network: it is whole, and fits a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kickdoor.lab import plan, report, runs


@pytest.mark.parametrize("width", [1000, 360])
def test_the_report_shows_its_plots_without_a_network(browser: Browser, tmp_path: Path, width: int) -> None:
    runs.run(plan.make(["base"], ["greedy"], 3, 5), 3, tmp_path / "run")
    file = tmp_path / "page.html"
    file.write_text(report.page(tmp_path / "run"), "utf-8")
    context = browser.new_context(offline=True, viewport={"width": width, "height": 800})
    page = context.new_page()
    asked, complaints = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(file.as_uri())
    plots = page.locator("figure svg").all()
    assert len(plots) >= 6 and all(plot.is_visible() for plot in plots)
    boxes = [plot.bounding_box() for plot in plots]
    assert all(box is not None and box["height"] > 20 for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == [file.as_uri()] and complaints == []
    context.close()


CUT_OFF = """() => [...document.querySelectorAll("figure svg")].flatMap(svg => {
    const whole = svg.getBoundingClientRect()
    return [...svg.querySelectorAll("text")].filter(text => {
        const box = text.getBoundingClientRect()
        return box.width && (box.left < whole.left - 1 || box.right > whole.right + 1 || text.textContent.endsWith("…"))
    }).map(text => text.textContent)
})"""
HIDDEN = """() => [...document.querySelectorAll(".wide")].map(wide => {
    const rows = [...wide.querySelectorAll("tbody tr")], edge = wide.getBoundingClientRect().right
    return Math.min(...rows.map(row => [...row.cells].filter(cell => cell.getBoundingClientRect().right <= edge + 1).length))
})"""


@pytest.fixture(scope="module")
def long_names(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two runs in folders that are called nearly alike, at length."""
    parent = tmp_path_factory.mktemp("a-folder-whose-name-is-longer-than-a-plot-is-wide")
    for name in ("first", "second"):
        runs.run(plan.make(["base", "xmen"], ["greedy"], 4, 1, rotate=True), 6, parent / name)
    return parent / "first", parent / "second"


@pytest.mark.parametrize("width", [1280, 390])
def test_no_word_of_a_plot_is_cut_off_and_figures_stand_beside_their_names(
    browser: Browser, long_names: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: int
) -> None:
    monkeypatch.setattr(report, "FEW", 1)
    file = tmp_path / "page.html"
    file.write_text(report.page(*long_names), "utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(file.as_uri())
    assert page.locator("figure svg").count() >= 7
    assert page.evaluate(CUT_OFF) == []
    assert all(cells >= 3 for cells in page.evaluate(HIDDEN))  # the name and two figures of it without scrolling
    page.close()
