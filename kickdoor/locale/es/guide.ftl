### The guided first game: one sentence beside each choice.

guide-others = Ahora van los demás. Mira la crónica, y lee cualquier carta tocándola.
guide-won = Has ganado. Eso es todo el juego: abre puertas a patadas, acepta ayuda, no te fíes de nadie. La próxima empieza en el Nivel 1.
guide-over = Esta se la ha llevado otro. Suele pasar. Juégala otra vez, o abre tu propia mesa.
guide-other = Haz lo que dice el botón.

guide-play-class = Una Clase te da capacidades mientras la tengas. Juega { $card }.
guide-play-race = Una Raza también te da capacidades. Juega { $card }.
guide-play-item = Los Objetos en uso te hacen más fuerte. Juega { $card }: desde ahora queda delante de ti.
guide-play-curse = Una Maldición le cae a quien tú quieras, cuando tú quieras. Lánzale { $card } a alguien.
guide-play-enhancer = Esto refuerza a un monstruo. Juega { $card } en el combate de otro, y puede que lo pierda.
guide-play-one_shot = Usa { $card } ya: sirve una vez y se acabó.
guide-play-treasure = Juega { $card }: hace lo que dice, y al momento.
guide-play-monster = Enfréntate a { $card } desde la mano. Si tu fuerza es mayor, ganas un Nivel y Tesoros.
guide-play = Juega { $card }.
guide-use = Usa lo que sabe hacer { $card }.
guide-equip = Ponte { $card }. En un combate solo cuenta lo que llevas puesto.
guide-unequip = Quítate { $card } para hacer sitio.
guide-kick = Abre la puerta de una patada. Con un monstruo hay que luchar, una Maldición te cae encima, lo demás te lo quedas.
guide-trouble = No ha salido ningún monstruo. Busca bronca: lucha con uno de tu mano.
guide-loot = Detrás de la puerta no había nada y no quieres pelea: saquea la sala y llévate una carta.
guide-keep = Quédate esta carta en la mano.
guide-ask = A solas no te basta la fuerza. Pide ayuda, y ofrece Tesoros a cambio.
guide-volunteer = Ofrece tu ayuda: quien gana paga lo acordado.
guide-accept = Esta oferta te conviene. Acéptala.
guide-decline = Esta oferta no vale la pena. Di que no.
guide-run = Vas perdiendo. Huye: con un 5 o un 6 en el dado, escapas.
guide-sell = 1.000 piezas de oro compran un Nivel. Vende lo que no te haga falta.
guide-give = Más de cinco cartas son demasiadas: da unas cuantas a quien vaya último.
guide-discard = Demasiadas cartas en la mano: descarta unas cuantas.
guide-end = No queda nada que hacer. Termina tu turno.
guide-choose = Elige una. La primera es tan buena como cualquiera.
guide-pass-fight = En un combate puede meterse cualquiera hasta que todos hayan pasado. Tú has acabado: pasa.
guide-pass-window = Ha pasado algo, y cualquiera puede responder. Tú dejas que ocurra: pasa.
guide-pass = Nada que añadir: pasa.
