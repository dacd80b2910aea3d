/* Trambahn in plain C: the measure of how much speed the engine leaves on the table.
 *
 * It plays the very games of tramshed.kernel.drive.random_games: the same rules, keyed chance,
 * menus in the same order, and the same memory of every viewer, so both must come to the same
 * number of decisions and the same check number. What it leaves out is what random play does not
 * use: `forbids`, views, and telling what happened. Functions are named as in
 * src/tramshed/games/trambahn, where the reasons for the rules stand.
 */

#include <stdint.h>
#include <string.h>

enum {
    LINES = 4,
    VALUES = 10,
    CONDUCTOR = LINES * VALUES,
    KINDS = CONDUCTOR + 1,
    CARDS = 120,
    TRAMS = 3,
    STACK_SIZE = 16,
    HAND_SIZE = 6,
    ROW_SIZE = 4,
    MARKET_SIZE = 3,
    BONUS_SIZE = 8,
    SCORINGS = 10,
    MOST_IN_COLUMN = VALUES + 8,
    MOST_COLUMNS = STACK_SIZE + HAND_SIZE - 1,
    VIEWERS = 3,
};

enum { FIRST_PASSENGER, SECOND_PASSENGER, STATIONS, INCOME, BUYING, OVER };

/* Action ids, see actions.py. */
enum {
    DONE = 0,
    PASSENGER = 1,
    EXTEND = PASSENGER + CONDUCTOR + LINES,
    OPEN = EXTEND + KINDS * MOST_COLUMNS,
    MONEY = OPEN + CONDUCTOR + LINES,
    BUY = MONEY + KINDS,
    ACTIONS = BUY + TRAMS * MOST_COLUMNS,
};

#define LINE_OF_COPIES 2, 3, 3, 3, 3, 3, 3, 3, 3, 2
static const int8_t COPIES[KINDS] = {
    LINE_OF_COPIES, LINE_OF_COPIES, LINE_OF_COPIES, LINE_OF_COPIES, 8};
#define LINE_OF_FIRSTS(at) \
    at, at + 2, at + 5, at + 8, at + 11, at + 14, at + 17, at + 20, at + 23, at + 26
static const int8_t FIRST_COPY[KINDS] = {
    LINE_OF_FIRSTS(0), LINE_OF_FIRSTS(28), LINE_OF_FIRSTS(56), LINE_OF_FIRSTS(84), 112};
static const int8_t POINTS[VALUES + 1] = {0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3};
static const int8_t PRICE[TRAMS] = {5, 10, 15};
static const int8_t MULTIPLIER[TRAMS] = {2, 3, 4};
static const int8_t STACK[STACK_SIZE] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
static const int8_t START_MONEY[2] = {12, 15};

/* Places a hidden card can be in, as bits. */
enum { IN_DECK = 1, IN_DISCARD = 2 };
static const uint8_t IN_MONEY[2] = {4, 8};
static const uint8_t IN_HAND[2] = {16, 32};
static const uint8_t ANYWHERE[VIEWERS] = {63 - 16, 63 - 32, 63};

typedef struct {
    uint64_t key[2];
    uint64_t drawn;
    uint32_t shown;
} Chance;

typedef struct {
    int8_t n;
    int8_t cards[HAND_SIZE];
} Hand;

typedef struct {
    int16_t n;
    int8_t count[KINDS];
} Pile;

typedef struct {
    int8_t line, top, points, tram, n;
    int8_t cards[MOST_IN_COLUMN];
} Column;

typedef struct {
    int8_t seat, step, starter;
    int16_t turn;
    int8_t empty_handed, owed;
    int8_t market[TRAMS];
    int8_t sold, scorings;
    int8_t scored_line[SCORINGS];
    int16_t scored[SCORINGS][2];
    int16_t bonus[2], points[2];
    int8_t waiting[LINES];
    int8_t rows[LINES][ROW_SIZE];
    int8_t column_count[2];
    Column columns[2][MOST_COLUMNS];
} Table;

typedef struct {
    Chance chance;
    Table table;
    Hand hand[2];
    Pile deck, discard, money[2];
    uint8_t memory[VIEWERS][CARDS];
} State;

/* --- chance */

static uint64_t rotated(uint64_t x, int bits) { return x << bits | x >> (64 - bits); }

static uint64_t siphash(uint64_t k0, uint64_t k1, uint64_t block) {
    const uint64_t length = 8ull << 56;
    uint64_t v0 = k0 ^ 0x736F6D6570736575, v1 = k1 ^ 0x646F72616E646F6D;
    uint64_t v2 = k0 ^ 0x6C7967656E657261, v3 = k1 ^ 0x7465646279746573 ^ block;
    for (int step = 0; step < 5; step++) {
        v0 += v1, v1 = rotated(v1, 13) ^ v0, v0 = rotated(v0, 32);
        v2 += v3, v3 = rotated(v3, 16) ^ v2;
        v0 += v3, v3 = rotated(v3, 21) ^ v0;
        v2 += v1, v1 = rotated(v1, 17) ^ v2, v2 = rotated(v2, 32);
        if (step == 0) v0 ^= block, v3 ^= length;
        if (step == 1) v0 ^= length, v2 ^= 0xFF;
    }
    return v0 ^ v1 ^ v2 ^ v3;
}

/* Bits to a number in 0..n-1, without a division. */
static int scaled(uint64_t bits, int n) { return (int)((bits >> 32) * (uint64_t)n >> 32); }

static int below(Chance *chance, int n) {
    return scaled(siphash(chance->key[0], chance->key[1], chance->drawn++), n);
}

static int roll(uint64_t *dice, int n) { /* SplitMix64 */
    uint64_t z = *dice += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return scaled(z ^ z >> 31, n);
}

static void put(Pile *pile, int kind) {
    pile->count[kind]++;
    pile->n++;
}

static int draw(Chance *chance, Pile *pile) {
    int nth = below(chance, pile->n), kind = 0;
    while (nth >= pile->count[kind]) nth -= pile->count[kind++];
    pile->count[kind]--;
    pile->n--;
    return kind;
}

static void pour(Pile *source, Pile *target) {
    for (int kind = 0; kind < KINDS; kind++) target->count[kind] += source->count[kind];
    target->n += source->n;
    *source = (Pile){0};
}

/* --- cards in a hand */

static int line_of(int kind) { return kind / VALUES; }
static int value_of(int kind) { return kind % VALUES + 1; }
static int station_or_conductor(int choice) { return choice < CONDUCTOR ? choice : CONDUCTOR; }
static int line_of_choice(int choice) {
    return choice < CONDUCTOR ? line_of(choice) : choice - CONDUCTOR;
}

static void add(Hand *hand, int kind) {
    int i = hand->n++;
    for (; i > 0 && hand->cards[i - 1] > kind; i--) hand->cards[i] = hand->cards[i - 1];
    hand->cards[i] = (int8_t)kind;
}

static void take(Hand *hand, int kind) {
    int i = 0;
    while (hand->cards[i] != kind) i++;
    hand->n--;
    for (; i < hand->n; i++) hand->cards[i] = hand->cards[i + 1];
    hand->cards[hand->n] = 0;
}

/* Is it the first of equal cards in the hand? Only that one is offered. */
static int is_first(const Hand *hand, int i) {
    return i == 0 || hand->cards[i - 1] != hand->cards[i];
}

/* --- memory */

static void note_seen(uint8_t *memory, int kind, int place) {
    int first = FIRST_COPY[kind], end = first + COPIES[kind], best = -1;
    for (int card = first; card < end; card++) {
        if (!(memory[card] & place)) continue;
        if (best < 0 ||
            __builtin_popcount(memory[card]) < __builtin_popcount(memory[best])) best = card;
    }
    if (best < 0) return;
    uint8_t places = memory[best];
    memory[best] = 0;
    for (int card = first; card < end; card++)
        if (memory[card] & place) memory[card] |= places;
}

static void note_laid_down(uint8_t *memory, int kind, int place) {
    int card = FIRST_COPY[kind];
    while (memory[card]) card++;
    memory[card] = (uint8_t)place;
}

static void note_moved(uint8_t *memory, int origin, int place) {
    for (int card = 0; card < CARDS; card++)
        memory[card] |= memory[card] & origin ? place : 0;
}

static void note_all_moved(uint8_t *memory, int origin, int place) {
    for (int card = 0; card < CARDS; card++)
        if (memory[card] & origin) memory[card] = (uint8_t)((memory[card] & ~origin) | place);
}

static void all_see_play(State *s, int player, int kind) {
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        if (viewer != player) note_seen(s->memory[viewer], kind, IN_HAND[player]);
}

static void all_see_laid_down(State *s, int kind, int place) {
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        note_laid_down(s->memory[viewer], kind, place);
}

static void others_miss(State *s, int player, int origin, int place) {
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        if (viewer != player) note_moved(s->memory[viewer], origin, place);
}

static void all_miss(State *s, int origin, int place) {
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        note_moved(s->memory[viewer], origin, place);
}

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
    table->scored_line[table->scorings] = (int8_t)line;
    for (int player = 0; player < 2; player++) {
        int points = 0;
        for (int slot = 0; slot < table->column_count[player]; slot++) {
            const Column *column = &table->columns[player][slot];
            if (column->line == line) points += column_score(column);
        }
        table->scored[table->scorings][player] = (int16_t)points;
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
            acts[n++] = (int16_t)(PASSENGER + hand->cards[i] + row);
    }
    return n;
}

static void place_passenger(State *s, int seat, int choice) {
    Table *table = &s->table;
    int kind = station_or_conductor(choice), line = line_of_choice(choice);
    take(&s->hand[seat], kind);
    all_see_play(s, seat, kind);
    table->rows[line][table->waiting[line]++] = (int8_t)kind;
    table->step++;
    if (table->waiting[line] == ROW_SIZE) score_line(s, line);
}

/* --- stations */

static int fits(const Column *column, int kind) {
    if (column->top == VALUES) return 0;
    if (kind == CONDUCTOR) return 1;
    return column->line == line_of(kind) && value_of(kind) > column->top;
}

static int offer_stations(const State *s, int seat, int16_t *acts, int n) {
    const Hand *hand = &s->hand[seat];
    for (int i = 0; i < hand->n; i++) {
        int kind = hand->cards[i];
        if (!is_first(hand, i)) continue;
        for (int slot = 0; slot < s->table.column_count[seat]; slot++)
            if (fits(&s->table.columns[seat][slot], kind))
                acts[n++] = (int16_t)(EXTEND + kind * MOST_COLUMNS + slot);
        int lines = kind == CONDUCTOR ? LINES : 1;
        for (int line = 0; line < lines; line++) acts[n++] = (int16_t)(OPEN + kind + line);
    }
    return n;
}

static void lay(State *s, int seat, int kind, int slot) {
    Table *table = &s->table;
    Column *column = &table->columns[seat][slot];
    take(&s->hand[seat], kind);
    all_see_play(s, seat, kind);
    column->cards[column->n++] = (int8_t)kind;
    if (kind != CONDUCTOR) {
        column->top = (int8_t)value_of(kind);
        column->points += POINTS[value_of(kind)];
    }
    if (column->n == BONUS_SIZE) {
        table->bonus[seat] += column_score(column);
        table->points[seat] += column_score(column);
    }
}

static void open_column(State *s, int seat, int choice) {
    int slot = s->table.column_count[seat]++;
    s->table.columns[seat][slot].line = (int8_t)line_of_choice(choice);
    lay(s, seat, station_or_conductor(choice), slot);
}

/* --- income */

static int offer_income(const State *s, int seat, int16_t *acts, int n) {
    const Hand *hand = &s->hand[seat];
    for (int i = 0; i < hand->n; i++)
        if (is_first(hand, i)) acts[n++] = (int16_t)(MONEY + hand->cards[i]);
    return n;
}

static void lay_down(State *s, int seat, int kind) {
    take(&s->hand[seat], kind);
    put(&s->money[seat], kind);
    note_laid_down(s->memory[seat], kind, IN_MONEY[seat]);
    others_miss(s, seat, IN_HAND[seat], IN_MONEY[seat]);
}

/* --- trams */

static int offer_trams(const State *s, int seat, int16_t *acts, int n) {
    const Table *table = &s->table;
    int purse = s->money[seat].n - table->owed;
    for (int tram = 0; tram < TRAMS; tram++) {
        if (table->market[tram] == 0 || purse < PRICE[tram]) continue;
        for (int slot = 0; slot < table->column_count[seat]; slot++)
            if (table->columns[seat][slot].tram == 0)
                acts[n++] = (int16_t)(BUY + tram * MOST_COLUMNS + slot);
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
        if (columns[slot].tram == 0) {
            to_money(s, seat, &columns[slot]);
        } else {
            if (kept == slot) { kept++; continue; }
            columns[kept++] = columns[slot];
        }
        columns[slot] = (Column){0};
    }
    s->table.column_count[seat] = (int8_t)kept;
}

static void rebuild_deck(State *s) {
    for (int player = 0; player < 2; player++)
        discard_money(s, player, s->money[player].n / 2);
    pour(&s->discard, &s->deck);
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        note_all_moved(s->memory[viewer], IN_DISCARD, IN_DECK);
}

static void fill_hand(State *s, int seat) {
    int drawn = 0;
    while (s->hand[seat].n < HAND_SIZE) {
        if (s->deck.n == 0) {
            if (drawn) others_miss(s, seat, IN_DECK, IN_HAND[seat]);
            drawn = 0;
            rebuild_deck(s);
            if (s->deck.n == 0) break;
        }
        int kind = draw(&s->chance, &s->deck);
        add(&s->hand[seat], kind);
        note_seen(s->memory[seat], kind, IN_DECK);
        drawn++;
    }
    if (drawn) others_miss(s, seat, IN_DECK, IN_HAND[seat]);
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
    table->seat = (int8_t)seat;
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
        s->deck.count[kind] = COPIES[kind];
        s->deck.n += COPIES[kind];
    }
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        memset(s->memory[viewer], ANYWHERE[viewer], CARDS);
    int starter = below(&s->chance, 2);
    s->table.starter = (int8_t)starter;
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
        State s = {.chance.key[0] = (uint64_t)number};
        uint64_t dice = (uint64_t)number;
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

/* Copies a state many times, round a ring, as a search that walks a tree does. */
void copies(int64_t times) {
    enum { RING = 64 };
    static State ring[RING];
    for (int64_t i = 0; i < times; i++) {
        ring[(i + 1) % RING] = ring[i % RING];
        __asm__ volatile("" ::: "memory"); /* the copy is to be made, not optimised away */
    }
}
