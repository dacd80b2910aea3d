/* Trambahn in plain C: the measure of how much speed the engine leaves on the table.
 *
 * It plays the very games of tramshed.kernel.drive.random_games: the same rules, keyed chance,
 * menus in the same order, and the same memory of every viewer, so both must come to the same
 * number of decisions and the same check number. What it leaves out is what random play does not
 * use: `forbids`, views, and telling what happened. Functions are named as in
 * src/tramshed/games/trambahn, where the reasons for the rules stand. It is written to be fast, as
 * far as it stays readable: what cannot be predicted is computed rather than branched upon.
 */

#include "trambahn.h"

/* --- scoring */

static int column_score(const Column *column) { return column->points * column->tram; }

static void clear_row(State *s, int line) {
    for (int i = 0; i < ROW_SIZE; i++) {
        int kind = s->table.rows[line][i];
        put(&s->discard, kind);
        all_see_laid_down(s, kind, IN_DISCARD);
        s->table.rows[line][i] = 0;
    }
    s->table.waiting[line] = 0;
}

static void score_line(State *s, int line) {
    Table *table = &s->table;
    table->scored_line[table->scorings] = line;
    for (int player = 0; player < 2; player++) {
        int points = 0;
        for (int slot = 0; slot < table->column_count[player]; slot++) {
            const Column *column = &table->columns[player][slot];
            if (column->line == line) points += column_score(column);
        }
        table->scored[table->scorings][player] = points;
        table->points[player] += points;
    }
    clear_row(s, line);
    if (++table->scorings == SCORINGS) table->step = OVER;
}

/* --- passengers */

static int offer_passengers(const State *s, int seat, int16_t *acts, int n) {
    const Hand *hand = &s->hand[seat];
    for (int i = 0; i < hand->n; i++) {
        if (!is_first(hand, i)) continue;
        int rows = hand->cards[i] == CONDUCTOR ? LINES : 1;
        for (int row = 0; row < rows; row++)
            acts[n++] = PASSENGER + hand->cards[i] + row;
    }
    return n;
}

static void place_passenger(State *s, int seat, int choice) {
    Table *table = &s->table;
    int kind = station_or_conductor(choice), line = line_of_choice(choice);
    take(&s->hand[seat], kind);
    all_see_play(s, seat, kind);
    table->rows[line][table->waiting[line]++] = kind;
    table->step++;
    if (table->waiting[line] == ROW_SIZE) score_line(s, line);
}

/* --- stations */

static int fits(const Column *column, int kind) { /* no && and ||: they would branch */
    int ascends = (column->line == line_of(kind)) & (value_of(kind) > column->top);
    return (column->top < VALUES) & ((kind == CONDUCTOR) | ascends);
}

static int offer_stations(const State *s, int seat, int16_t *acts, int n) {
    const Hand *hand = &s->hand[seat];
    for (int i = 0; i < hand->n; i++) {
        int kind = hand->cards[i];
        if (!is_first(hand, i)) continue;
        for (int slot = 0; slot < s->table.column_count[seat]; slot++) {
            acts[n] = EXTEND + kind * MOST_COLUMNS + slot;
            n += fits(&s->table.columns[seat][slot], kind); /* else it is written over */
        }
        int lines = kind == CONDUCTOR ? LINES : 1;
        for (int line = 0; line < lines; line++) acts[n++] = OPEN + kind + line;
    }
    return n;
}

static void lay(State *s, int seat, int kind, int slot) {
    Table *table = &s->table;
    Column *column = &table->columns[seat][slot];
    take(&s->hand[seat], kind);
    all_see_play(s, seat, kind);
    column->cards[column->n++] = kind;
    if (kind != CONDUCTOR) {
        column->top = value_of(kind);
        column->points += POINTS[value_of(kind)];
    }
    if (column->n == BONUS_SIZE) {
        table->bonus[seat] += column_score(column);
        table->points[seat] += column_score(column);
    }
}

static void open_column(State *s, int seat, int choice) {
    int slot = s->table.column_count[seat]++;
    s->table.columns[seat][slot].line = line_of_choice(choice);
    lay(s, seat, station_or_conductor(choice), slot);
}

/* --- income */

static int offer_income(const State *s, int seat, int16_t *acts, int n) {
    const Hand *hand = &s->hand[seat];
    for (int i = 0; i < hand->n; i++)
        if (is_first(hand, i)) acts[n++] = MONEY + hand->cards[i];
    return n;
}

static void lay_down(State *s, int seat, int kind) {
    take(&s->hand[seat], kind);
    put(&s->money[seat], kind);
    note_laid_down(s->memory[seat], kind, IN_MONEY[seat]);
    others_miss(s, seat, IN_HAND[seat], IN_MONEY[seat]);
    if (s->hand[seat].n == 0) all_see_empty(s, IN_HAND[seat]);
}

/* --- trams */

static int offer_trams(const State *s, int seat, int16_t *acts, int n) {
    const Table *table = &s->table;
    int purse = s->money[seat].n - table->owed;
    for (int tram = 0; tram < TRAMS; tram++) {
        if (table->market[tram] == 0 || purse < PRICE[tram]) continue;
        for (int slot = 0; slot < table->column_count[seat]; slot++)
            if (table->columns[seat][slot].tram == 0)
                acts[n++] = BUY + tram * MOST_COLUMNS + slot;
    }
    return n;
}

static void buy(State *s, int seat, int tram, int slot) {
    s->table.market[tram]--;
    s->table.owed += PRICE[tram];
    s->table.columns[seat][slot].tram = MULTIPLIER[tram];
}

/* --- the end of a turn */

static void discard_money(State *s, int player, int cards) {
    if (cards == 0) return;
    for (int i = 0; i < cards; i++) put(&s->discard, draw(&s->chance, &s->money[player]));
    all_miss(s, IN_MONEY[player], IN_DISCARD);
    if (s->money[player].n == 0) all_see_empty(s, IN_MONEY[player]);
}

static void to_money(State *s, int seat, const Column *column) {
    for (int i = 0; i < column->n; i++) {
        put(&s->money[seat], column->cards[i]);
        all_see_laid_down(s, column->cards[i], IN_MONEY[seat]);
    }
}

static void lose_columns(State *s, int seat) {
    Column *columns = s->table.columns[seat];
    int kept = 0;
    for (int slot = 0; slot < s->table.column_count[seat]; slot++) {
        Column column = columns[slot];
        columns[slot] = (Column){0};
        if (column.tram == 0) to_money(s, seat, &column);
        else columns[kept++] = column;
    }
    s->table.column_count[seat] = kept;
}

static void rebuild_deck(State *s) {
    for (int player = 0; player < 2; player++)
        discard_money(s, player, s->money[player].n / 2);
    pour(&s->discard, &s->deck);
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        note_all_moved(s->memory[viewer], IN_DISCARD, IN_DECK);
}

static void miss_draws(State *s, int seat) {
    others_miss(s, seat, IN_DECK, IN_HAND[seat]);
    if (s->deck.n == 0) all_see_empty(s, IN_DECK);
}

static void fill_hand(State *s, int seat) {
    int drawn = 0;
    while (s->hand[seat].n < HAND_SIZE) {
        if (s->deck.n == 0) {
            if (drawn) miss_draws(s, seat);
            drawn = 0;
            rebuild_deck(s);
            if (s->deck.n == 0) break;
        }
        int kind = draw(&s->chance, &s->deck);
        add(&s->hand[seat], kind);
        note_seen(s->memory[seat], kind, IN_DECK);
        drawn++;
    }
    if (drawn) miss_draws(s, seat);
}

static void fill_market(Table *table) {
    int count = table->market[0] + table->market[1] + table->market[2];
    for (; count < MARKET_SIZE && table->sold < STACK_SIZE; count++)
        table->market[STACK[table->sold++]]++;
}

static int can_draw(const State *s) {
    return s->deck.n + s->discard.n + s->money[0].n / 2 + s->money[1].n / 2 > 0;
}

static void begin_turn(State *s, int seat) {
    Table *table = &s->table;
    table->seat = seat;
    table->turn++;
    table->step = FIRST_PASSENGER;
    if (s->hand[seat].n > 0) {
        table->empty_handed = 0;
        return;
    }
    table->step = STATIONS;
    if (++table->empty_handed >= 2 && !can_draw(s)) table->step = OVER;
}

static void end_turn(State *s, int seat) {
    discard_money(s, seat, s->table.owed);
    s->table.owed = 0;
    lose_columns(s, seat);
    fill_hand(s, seat);
    fill_market(&s->table);
    begin_turn(s, 1 - seat);
}

/* --- a game */

static void deal(State *s) {
    for (int kind = 0; kind < KINDS; kind++) {
        int copies = copies_of(kind);
        s->deck.count[kind] = copies;
        s->deck.n += copies;
        for (int viewer = 0; viewer < VIEWERS; viewer++)
            memset(s->memory[viewer] + FIRST_COPY(kind), ANYWHERE[viewer], copies);
    }
    int starter = below(&s->chance, 2);
    s->table.starter = starter;
    for (int place = 0; place < 2; place++)
        for (int i = 0; i < START_MONEY[place]; i++)
            put(&s->money[starter ^ place], draw(&s->chance, &s->deck));
    fill_hand(s, starter);
    fill_hand(s, 1 - starter);
    fill_market(&s->table);
    begin_turn(s, starter);
}

static int legal(const State *s, int seat, int16_t *acts) {
    acts[0] = DONE;
    switch (s->table.step) {
        case FIRST_PASSENGER: return offer_passengers(s, seat, acts, 0);
        case SECOND_PASSENGER: return offer_passengers(s, seat, acts, 1);
        case STATIONS: return offer_stations(s, seat, acts, 1);
        case INCOME: return offer_income(s, seat, acts, 1);
        default: return offer_trams(s, seat, acts, 1);
    }
}

static void finish_step(State *s, int seat) {
    if (s->table.step == BUYING) end_turn(s, seat);
    else s->table.step++;
}

static void apply(State *s, int seat, int action) {
    if (action == DONE) finish_step(s, seat);
    else if (action < EXTEND) place_passenger(s, seat, action - PASSENGER);
    else if (action < OPEN)
        lay(s, seat, (action - EXTEND) / MOST_COLUMNS, (action - EXTEND) % MOST_COLUMNS);
    else if (action < MONEY) open_column(s, seat, action - OPEN);
    else if (action < BUY) lay_down(s, seat, action - MONEY);
    else buy(s, seat, (action - BUY) / MOST_COLUMNS, (action - BUY) % MOST_COLUMNS);
}

/* Plays games keyed 1, 2, 3…; returns the decisions and mixes every score into `check`. */
int64_t random_games(int64_t games, int64_t *check) {
    int64_t decisions = 0;
    int16_t acts[ACTIONS];
    for (int64_t number = 1; number <= games; number++) {
        State s = {.chance.key[0] = number};
        uint64_t dice = number;
        deal(&s);
        for (; s.table.step != OVER; decisions++) {
            int seat = s.table.seat;
            apply(&s, seat, acts[roll(&dice, legal(&s, seat, acts))]);
        }
        for (int seat = 0; seat < 2; seat++)
            *check = (*check * 31 + s.table.points[seat]) & 0xFFFFFFFFFFFF;
    }
    return decisions;
}

/* Copies a state into one of some others, many times. */
void copies(int64_t times) {
    enum { OTHERS = 64 };
    static State state, others[OTHERS];
    for (int64_t i = 0; i < times; i++) {
        others[i % OTHERS] = state;
        __asm__ volatile("" ::"r"(others) : "memory"); /* do make the copy */
    }
}
