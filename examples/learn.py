"""Trains a small policy and counts how often it wins among three aimless bots: python examples/learn.py (needs kickdoor[rl]).

The learner plays; at each of its actions it is told what `greedy` would have done there, and makes that more likely. See
docs/learning.md for what comes of it.
"""

import argparse
import multiprocessing
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: more threads would only wait for each other

import numpy as np

from kickdoor import bots, simulate
from kickdoor.lab.env.many import Many

ROWS = 32  # games side by side
EVERY = 8  # steps of all games between two lessons
LESSONS = 2
BATCH = 16  # steps that a lesson takes up again
WINDOW = 100  # games that the curve looks back on
COLD = 0.25  # how much of chance is left when it counts: 1 is as learned, 0 none


class Policy:
    """Likelihoods of actions: a weight for each, and one for each figure of the table for all actions of a group: those with the
    same verb and sort of card, or the same target.
    """

    def __init__(self, arena):
        meanings, box = arena.actions.meanings, arena.box
        numbers = {}
        groups = [(each.verb, box.kind[box.by_id[each.kind][0]] if each.kind else each.which) for each in meanings]
        self.group = np.array([numbers.setdefault(group, len(numbers)) for group in groups])
        self.onto = np.zeros((len(meanings), len(numbers)), np.float32)
        self.onto[np.arange(len(meanings)), self.group] = 1
        self.figures = arena.observer.layout.figures  # those before the planes
        self.weights = [np.zeros(len(meanings), np.float32), np.zeros((len(numbers), self.figures + 1), np.float32)]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.square = [np.zeros_like(each) for each in self.weights]
        self.lessons = 0

    def inputs(self, rows):
        """The figures of the table, large ones pressed together, and a 1."""
        found = np.ones((len(rows), self.figures + 1), np.float32)
        plain = rows[:, : self.figures].astype(np.float32)
        found[:, :-1] = np.sign(plain) * np.log1p(np.abs(plain))
        return found

    def likelihoods(self, inputs, masks, heat=1.0):
        """How likely each action is; those that aren't legal are not."""
        scores = (self.weights[0] + (inputs @ self.weights[1].T)[:, self.group]) / heat
        scores = np.where(masks > 0, scores, -np.inf)
        found = np.exp(scores - scores.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True)

    def learn(self, inputs, masks, wanted, rate=0.02):
        """Make what was wanted more likely: a step of Adam up the log-likelihood."""
        change = -self.likelihoods(inputs, masks)
        change[np.arange(len(wanted)), wanted] += 1
        change /= len(wanted)
        self.lessons += 1
        for at, slope in enumerate((change.sum(axis=0), (change @ self.onto).T @ inputs)):
            self.mean[at] += 0.1 * (slope - self.mean[at])
            self.square[at] += 0.001 * (slope * slope - self.square[at])
            mean = self.mean[at] / (1 - 0.9**self.lessons)
            self.weights[at] += rate * mean / (np.sqrt(self.square[at] / (1 - 0.999**self.lessons)) + 1e-8)


def drawn(likely, chance):
    """An action for each row, by their likelihoods."""
    sums = likely.cumsum(axis=1)
    return (sums < chance.random((len(likely), 1)) * sums[:, -1:]).sum(axis=1)


def trained(seed, steps, told=print):
    """A policy that has learned for so many steps of all games, and its curve: actions taken, share of the last games won."""
    chance = np.random.default_rng(seed)
    many = Many(ROWS, seed)
    policy, teacher = Policy(many.arena), bots.make("greedy", seed)
    seen, won, curve = [], [], []
    for step in range(1, steps + 1):
        inputs, masks, wanted = policy.inputs(many.figures), many.masks.copy(), many.advice(teacher)
        seen.append((inputs, masks, wanted))
        done = many.step(drawn(policy.likelihoods(inputs, masks, 0.5), chance))
        won += (done.rewards[done.ended] > 0).tolist()
        if step % EVERY == 0:
            for _ in range(LESSONS):
                some = [seen[at] for at in chance.integers(0, len(seen), BATCH)]
                policy.learn(*(np.concatenate(part) for part in zip(*some, strict=True)))
        if step % (steps // 25) == 0:
            share = sum(won[-WINDOW:]) / max(1, len(won[-WINDOW:]))
            curve.append((step * ROWS, share))
            told(f"{step * ROWS:7} actions, {len(won):5} games ended, {share:6.1%} of the last {WINDOW} won")
    return policy, curve


def wins(weights, seed, first, last):
    """How many of these games a policy wins among three aimless bots."""
    many = Many(ROWS, seed, first=first, last=last)
    policy, chance = Policy(many.arena), np.random.default_rng(first)
    policy.weights = weights
    found = 0
    with simulate.quiet_memory():
        while not many.idle:
            playing = np.flatnonzero(many.masks.any(axis=1))  # towards the end fewer and fewer
            likely = policy.likelihoods(policy.inputs(many.figures[playing]), many.masks[playing], COLD)
            actions = np.zeros(ROWS, int)
            actions[playing] = drawn(likely, chance)
            done = many.step(actions)
            found += int((done.rewards > 0).sum())
    return found


def picture(curve, seed):
    """The curve as SVG."""
    width, height, left, top = 640, 300, 50, 20
    most = curve[-1][0]
    spots = [(left + width * x / most, top + height * (1 - y)) for x, y in curve]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 80} {height + 70}" font-family="sans-serif">']
    lines.append(f"<title>Share of the last {WINDOW} games won, by actions taken, seed {seed}</title>")
    lines.append('<rect width="100%" height="100%" fill="white"/>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = top + height * (1 - share)
        lines.append(
            f'<line x1="{left}" x2="{left + width}" y1="{y:g}" y2="{y:g}" stroke="{"#b33" if share == 0.25 else "#ddd"}"/>'
        )
        lines.append(f'<text x="{left - 8}" y="{y + 4:g}" text-anchor="end">{share:.0%}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#157" stroke-width="2"/>')
    lines.append(f'<text x="{left}" y="{top + height + 20}">0</text>')
    lines.append(f'<text x="{left + width}" y="{top + height + 20}" text-anchor="end">{most:,} actions</text>')
    lines.append(
        f'<text x="{left}" y="{top + height + 42}">won of the last {WINDOW} games that ended; red: what chance gives</text>'
    )
    return "\n".join([*lines, "</svg>", ""])


def main():
    """Train, draw, play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=3000, help="steps of all games")
    parser.add_argument("--games", type=int, default=1000, help="games that count")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play them")
    parser.add_argument("--picture", type=Path, help="an SVG of the learning curve")
    wish = parser.parse_args()
    began = time.process_time()
    with simulate.quiet_memory():
        policy, curve = trained(wish.seed, wish.steps)
    print(f"trained in {time.process_time() - began:.0f} seconds of the processor")
    if wish.picture:
        wish.picture.write_text(picture(curve, wish.seed), encoding="utf-8")
    parts = [(policy.weights, wish.seed + 1, first, min(first + 50, wish.games) - 1) for first in range(0, wish.games, 50)]
    with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
        won = sum(pool.starmap(wins, parts, 1))
    share = simulate.share(won, wish.games)
    print(f"won {won} of {wish.games} games: {won / wish.games:.1%} (95 %: {share.low:.1%} to {share.high:.1%})")


if __name__ == "__main__":
    main()
