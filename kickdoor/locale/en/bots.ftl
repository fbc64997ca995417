# Bots.

bot-unknown = There is no bot called { $name }. There are: { $known }.
