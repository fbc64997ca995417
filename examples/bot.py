"""Plays at an online table: python bot.py http://127.0.0.1:8700/t/TABLE (needs the package websockets). See docs/protocol.md."""

import asyncio
import json
import random
import sys
import urllib.request

import websockets

base, _, table = sys.argv[1].rpartition("/t/")


async def play(token: str) -> None:
    """Answer whatever is asked: mostly what moves the game on, now and then anything else that is offered."""
    made = 0
    async with websockets.connect(f"ws{base.removeprefix('http')}/ws/{table}", max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        async for text in line:
            message = json.loads(text)
            if message["type"] != "told" or not message["pictures"]:
                continue
            picture = message["pictures"][0]
            if message["room"]["phase"] == "over":
                print("Over. Levels:", *(each["level"] for each in picture["view"]["munchkins"]))
                return
            moves = [each for each in picture["moves"] if each["form"] not in ("trade", "counter")]
            if picture["asked"]["yours"] and moves:
                main = [each for each in moves if each["main"]]
                move = random.choice(main if main and random.random() < 0.8 else moves)["move"]
                made += 1
                question = picture["asked"]["number"]
                make = {"type": "make", "id": f"m{made}", "seat": picture["seat"], "question": question, "move": move}
                await line.send(json.dumps(make))


wish = json.dumps({"name": "Pythia", "program": "example"}).encode()
sit = urllib.request.Request(f"{base}/api/tables/{table}/sit", wish, {"content-type": "application/json"})
asyncio.run(play(json.load(urllib.request.urlopen(sit))["token"]))
