import {
  betweenNumbers,
  type Currency,
  choice,
  count,
  defineCalculator,
  formatNumber,
  list,
  number,
  rows,
  step,
  text,
} from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { drawDistinct, drawing } from "#numbers/random";

const ITEMS = rows(
  "List",
  { item: { kind: "text", label: "Name" } },
  {
    between: "|",
    least: 1,
    most: 100,
    example: "Ana; Ben; Chris; Dana",
    help: "A name in each row, such as Ana; Ben; Chris.",
  },
);

const AMOUNT = { min: 1, max: 100 } as const;
const WHOLE = { min: -1e12, max: 1e12 } as const;
/** With nine decimals there are then fewer than the generator can tell apart. */
const DECIMAL = { min: -1e9, max: 1e9 } as const;

export default defineCalculator({
  name: "Random number generator",
  summary: "Draw random whole numbers or decimals, roll dice, toss coins, or pick from a list, by a seed.",

  inputs: {
    find: choice(
      "Draw",
      {
        integers: "Whole numbers",
        decimals: "Decimals",
        dice: "Dice",
        coins: "Coins",
        list: "From a list",
      },
      { default: "integers" },
    ),
    from: count("From", { ...WHOLE, default: 1 }),
    to: count("To", { ...WHOLE, default: 100, usual: [6, 10, 100, 1000] }),
    low: number("From", { ...DECIMAL, default: 0 }),
    high: number("To", { ...DECIMAL, default: 1 }),
    places: count("Decimal places", { min: 1, max: 9, default: 2 }),
    items: ITEMS,
    how_many: count("How many", { ...AMOUNT, default: 1 }),
    dice: count("Dice", { ...AMOUNT, default: 2 }),
    sides: count("Sides of each", { min: 2, max: 1000, default: 6, usual: [4, 6, 20] }),
    tosses: count("Tosses", { ...AMOUNT, default: 1 }),
    repeats: choice("Repeats", { yes: "Allowed", no: "Not allowed" }, { default: "yes" }),
    order: choice(
      "Order",
      { drawn: "As drawn", ascending: "Smallest first", descending: "Largest first" },
      { default: "drawn", more: true },
    ),
    seed: count("Seed", {
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      example: 42,
      drawn: true,
      help: "The same seed gives the same result again.",
    }),
  },

  outputs: {
    result: text("Result"),
    numbers: list("Numbers", number("Number", { inFull: true })),
    total: number("Total", { optional: true, inFull: true }),
    heads: count("Heads", { optional: true }),
    tails: count("Tails", { optional: true }),
    possible: number("Possible results of each", { inFull: true }),
    drawn_by: count("Seed used"),
  },
  primary: "result",
  groups: { "The draw": ["result", "total", "heads", "tails", "possible"] },
  formula: "result = first + bits mod possible",

  by: { drawn_by: "seed" },
  questions: {
    find: {
      integers: {
        asks: ["from", "to", "how_many", "repeats", "order"],
        check: ({ from, to }) => ({ to: to < from && "must not be below the first number" }),
        refuses: ({ from, to, ...given }) => tooMany(decimal(to).minus(from).plus(1), given),
        compute: ({ from, to, ...given }) => drawn(decimal(from), decimal(to).minus(from).plus(1), given),
        by: { possible: ["Possible numbers", "to - from + 1"] },
      },
      decimals: {
        asks: ["low", "high", "places", "how_many", "repeats", "order"],
        check: ({ low, high }) => ({ high: high.lt(low) && "must not be below the first number" }),
        refuses: (given) => tooMany(stepsIn(given).many, given) || (stepsIn(given).many.lt(1) && NONE),
        compute({ places, ...given }) {
          const { first, many } = stepsIn({ places, ...given });
          return drawn(first, many, given, places);
        },
        working: (_, { possible }) => [step`Possible numbers: ${possible}`],
      },
      dice: {
        asks: ["dice", "sides"],
        compute: ({ dice, sides, seed }) => drawn(decimal(1), decimal(sides), { how_many: dice, seed }),
        working: ({ sides }, { total, numbers }) => [
          `Each side is as likely as the others: 1 in ${sides}`,
          total && step`Total: ${numbers.value.join(" + ")} = ${total}`,
        ],
        sentence: ({ dice, sides }, { result, total }) =>
          `${dice.value === 1 ? "The die" : `${dice} dice`} with ${sides} sides: ${result}${total ? `, together ${total}` : ""}.`,
      },
      coins: {
        asks: ["tosses"],
        compute({ tosses, seed }) {
          const { numbers } = drawn(decimal(0), decimal(2), { how_many: tosses, seed });
          const heads = numbers.filter((side) => side.eq(1)).length;
          return {
            ...{ numbers, heads, tails: tosses - heads, possible: decimal(2) },
            result: numbers.map((side) => (side.eq(1) ? "Heads" : "Tails")).join(", "),
          };
        },
        working: ({ tosses }, { heads, tails }) => [
          heads && tails && step`Heads and tails: ${heads} + ${tails} = ${tosses.value}`,
        ],
        sentence: ({ tosses }, { result, heads, tails }) =>
          tosses.value === 1
            ? `The coin shows ${result.toLowerCase()}.`
            : `${tosses} tosses: ${heads ?? 0} times heads and ${tails ?? 0} times tails.`,
      },
      list: {
        asks: ["items", "how_many", "repeats"],
        refuses: ({ items, ...given }) => tooMany(decimal(items.length), given),
        compute({ items, ...given }) {
          const found = drawn(decimal(1), decimal(items.length), { ...given, order: "drawn" });
          return {
            ...found,
            total: null,
            result: found.numbers.map((place) => items[place.toNumber() - 1]?.item ?? "").join(", "),
          };
        },
        sentence: (_, { result, possible }) => `Picked from ${possible}: ${result}.`,
        working: (_, { possible }) => [`Each of the ${possible} is as likely as the others`],
      },
    },
  },
  sentence: ({ seed }, { result }) => `Drawn with the seed ${seed.value}: ${result}.`,
});

const NONE = "Enter a wider range or more decimal places: no such number lies in it.";

type Given = {
  readonly how_many: number;
  readonly seed: number;
  readonly repeats?: "yes" | "no";
  readonly order?: "drawn" | "ascending" | "descending";
};

const tooMany = (possible: Decimal, { how_many, repeats }: Pick<Given, "how_many" | "repeats">) =>
  repeats === "no" &&
  possible.lt(how_many) &&
  `Draw fewer, or allow repeats: only ${possible} different ${possible.eq(1) ? "one is" : "ones are"} possible.`;

type Steps = { readonly low: Decimal; readonly high: Decimal; readonly places: number };

/** The first of the decimals in a range, and how many there are. */
function stepsIn({ low, high, places }: Steps) {
  const scale = decimal(10).pow(places);
  const first = low.times(scale).ceil();
  return { first: first.div(scale), many: high.times(scale).floor().minus(first).plus(1) };
}

function drawn(first: Decimal, possible: Decimal, { how_many, seed, repeats, order }: Given, places = 0) {
  const draw = drawing(BigInt(seed));
  const many = BigInt(possible.toString());
  const found =
    repeats === "no" ? drawDistinct(draw, many, how_many) : Array.from({ length: how_many }, () => draw(many));
  const scale = decimal(10).pow(places);
  const numbers = found.map((n) => decimal(`${n}`).div(scale).plus(first));
  const direction = order === "descending" ? -1 : 1;
  const sorted = order === "drawn" || !order ? numbers : [...numbers].sort((a, b) => direction * a.cmp(b));
  return { result: written(sorted, places), numbers: sorted, total: how_many > 1 ? sum(numbers) : null, possible };
}

const written =
  (numbers: readonly Decimal[], places: number) =>
  ({ notation }: Pick<Currency, "notation">): string =>
    numbers.map((n) => formatNumber(n, { digits: places }, notation)).join(betweenNumbers(notation));
