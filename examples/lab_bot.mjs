// Plays in `kickdoor lab play --bot "node examples/lab_bot.mjs"`: asks for help when it loses, else any move. See docs/lab-play.md.
import { createInterface } from "node:readline";

let seed = 1;
const chance = (count) => {
  seed = (seed * 48271) % 2147483647;
  return seed % count;
};

function choose({ view, moves }) {
  const places = (verb) => moves.flatMap((move, place) => (move.verb === verb ? [place] : []));
  const losing = view.fight?.fighter === view.seat && !view.fight.winning;
  const wanted = losing ? [...places("ask"), ...places("run")] : [...places("kick"), ...places("equip"), ...places("sell")];
  return wanted.length > 0 ? wanted[chance(wanted.length)] : chance(moves.length);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "ask") console.log(JSON.stringify({ number: message.number, move: choose(message) }));
}
