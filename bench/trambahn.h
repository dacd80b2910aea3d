/* What Trambahn's rules in C stand on: the box, the state, chance, hands, memory. */

#include <stdint.h>
#include <string.h>

enum {
    LINES = 4,
    VALUES = 10,
    CONDUCTOR = LINES * VALUES,
    KINDS = CONDUCTOR + 1,
    COPIES = 3, /* of a station, but two of a 1 or a 10 */
    CONDUCTORS = 8,
    SLOTS = COPIES * CONDUCTOR + CONDUCTORS,
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

static int copies_of(int kind) {
    if (kind == CONDUCTOR) return CONDUCTORS;
    return kind % VALUES == 0 || kind % VALUES == VALUES - 1 ? COPIES - 1 : COPIES;
}

/* A viewer's memory has three slots for every station; one that has no card stays 0. */
#define FIRST_COPY(kind) ((kind) * COPIES)

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
    uint8_t memory[VIEWERS][SLOTS];
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
static int scaled(uint64_t bits, int n) { return (bits >> 32) * n >> 32; }

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
    for (int i = 0; i < hand->n; i++) {
        int card = hand->cards[i];
        hand->cards[i] = card < kind ? card : kind;
        kind = card < kind ? kind : card;
    }
    hand->cards[hand->n++] = kind;
}

static void take(Hand *hand, int kind) { /* it is sorted: whatever is not less moves down */
    hand->n--;
    for (int i = 0; i < hand->n; i++)
        hand->cards[i] = hand->cards[i + (hand->cards[i] >= kind)];
    hand->cards[hand->n] = 0;
}

/* Is it the first of equal cards in the hand? Only that one is offered. */
static int is_first(const Hand *hand, int i) {
    return i == 0 || hand->cards[i - 1] != hand->cards[i];
}

/* --- memory */

static inline void note_seen_among(uint8_t *memory, int copies, int place) {
    enum { NONE = 128 };
    int best = NONE;
    for (int i = 0; i < copies; i++) { /* fewest places first, then the first such copy */
        int rank = __builtin_popcount(memory[i]) * 8 + i;
        best = memory[i] & place && rank < best ? rank : best;
    }
    if (best == NONE) return;
    uint8_t places = memory[best % 8];
    memory[best % 8] = 0;
    for (int i = 0; i < copies; i++) memory[i] |= memory[i] & place ? places : 0;
}

/* Loops of a known length: the compiler unrolls them, and nothing is left to mispredict. */
static void note_seen(uint8_t *memory, int kind, int place) {
    if (kind == CONDUCTOR) note_seen_among(memory + FIRST_COPY(CONDUCTOR), CONDUCTORS, place);
    else note_seen_among(memory + FIRST_COPY(kind), COPIES, place);
}

static void note_laid_down(uint8_t *memory, int kind, int place) {
    int card = FIRST_COPY(kind);
    while (memory[card]) card++;
    memory[card] = place;
}

static void note_moved(uint8_t *memory, int origin, int place) {
    for (int card = 0; card < SLOTS; card++)
        memory[card] |= memory[card] & origin ? place : 0;
}

static void note_all_moved(uint8_t *memory, int origin, int place) {
    for (int card = 0; card < SLOTS; card++)
        if (memory[card] & origin) memory[card] = (memory[card] & ~origin) | place;
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

static void all_see_empty(State *s, int place) {
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        for (int card = 0; card < SLOTS; card++) s->memory[viewer][card] &= ~place;
}
