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
