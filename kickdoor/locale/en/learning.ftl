### `kickdoor.lab.env`: the game for programs that learn.

learning-lacking = Learning environments need the package { $package }: pip install "kickdoor[rl]".
