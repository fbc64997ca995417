# Bots.

bot-unknown = There is no bot called { $name }. There are: { $known }.
bot-temper-unknown = { $name }: there is no temperament called { $temper }. There are: { $known }.
bot-without-temper = { $name }: { $kind } has no temperament. These have: { $known }.
