// Plays at an online table: node bot.mjs http://127.0.0.1:8700/t/TABLE (Node 22 or newer). See docs/protocol.md.

const [base, table] = process.argv[2].split("/t/");
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// Take a chair; the token opens its seat.
const answer = await fetch(`${base}/api/tables/${table}/sit`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name: "Jay", program: "example" }),
});
const seated = await answer.json();
if (!answer.ok) throw new Error(seated.message);

const line = new WebSocket(`${base.replace("http", "ws")}/ws/${table}`);
let made = 0;
line.onopen = () => line.send(JSON.stringify({ type: "hello", token: seated.token }));
line.onclose = () => process.exit();
line.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "told" && message.pictures.length > 0) told(message.room, message.pictures[0]);
};

// Answer whatever is asked: mostly what moves the game on, now and then anything else that is offered.
function told(room, picture) {
  if (room.phase === "over") {
    console.log("Over. Levels:", ...picture.view.munchkins.map((each) => each.level));
    return line.close();
  }
  const moves = picture.moves.filter((each) => !["trade", "counter"].includes(each.form));
  if (!picture.asked.yours || moves.length === 0) return;
  const main = moves.filter((each) => each.main);
  const { move } = pick(main.length > 0 && Math.random() < 0.8 ? main : moves);
  made += 1;
  line.send(JSON.stringify({ type: "make", id: `m${made}`, seat: picture.seat, question: picture.asked.number, move }));
}
