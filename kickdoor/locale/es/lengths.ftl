### How long games take.

offer-length = Unos { $minutes } minutos
offer-length-why = con estas cajas, sillas y reloj. La mitad de { $games } partidas simuladas duró entre { $first } y { $third }.
offer-length-days = Una partida de días dura lo que dura.
offer-length-short = { $minutes } min
