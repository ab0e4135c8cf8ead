import { choice, count, date, defineCalculator, group, text, typed } from "#engine";
import { LINE, MOST, NUMERAL, partsOf, standard, worth, written } from "./numerals-by-place.ts";

const FIGURES = "\\d{1,3}(?:,?\\d{3}){0,2}";
const isFigures = (given: string): boolean => /^\d/.test(given);
const read = (given: string): number => (isFigures(given) ? Number(given.replaceAll(",", "")) : worth(given));

export default defineCalculator({
  name: "Roman numerals converter",
  summary: "Convert numbers to Roman numerals and back, and write dates in Roman numerals.",

  inputs: {
    find: choice("Convert", { number: "A number or numeral", date: "A date" }, { default: "number" }),
    number: typed("Number or Roman numeral", {
      pattern: `${FIGURES}|(?=.)${NUMERAL}`,
      like: "a whole number such as 1994, or a Roman numeral such as MCMXCIV",
      maxLength: 46,
      example: "1994",
    }),
    date: date("Date", { example: "1999-07-04" }),
    order: choice(
      "Order of the date",
      { month: "Month, day, year", day: "Day, month, year", year: "Year, month, day" },
      { default: "month", beginsIn: { elsewhere: "day" } },
    ),
  },

  outputs: {
    roman: text("Roman numeral"),
    number: count("Number", { optional: true }),
  },
  formula: "I = 1, V = 5, X = 10, L = 50, C = 100, D = 500, M = 1,000",

  primary: ({ find, number }) => (find === "number" && !isFigures(number) ? "number" : "roman"),

  questions: {
    find: {
      number: {
        asks: ["number"],
        check: ({ number }) => ({ number: faultIn(number) }),
        compute: ({ number }) => ({ roman: written(read(number)), number: read(number) }),
        sentence: ({ number }, found) =>
          isFigures(number)
            ? `${number} is ${found.roman} in Roman numerals.`
            : `${standard(number)} is ${found.number}.`,
        working: ({ number }) => stepsOf(read(number)),
      },
      date: {
        asks: ["date", "order"],
        compute: ({ date: { year, month, day }, order }) => ({
          roman: ORDERS[order]({ year, month, day }).map(written).join("·"),
        }),
        sentence: ({ date }, { roman }) => `${date} is ${roman} in Roman numerals.`,
        working: (_, __, ___, { date: { year, month, day } }) => [
          `Month: ${month} = ${written(month)}`,
          `Day: ${day} = ${written(day)}`,
          `Year: ${group(`${year}`)} = ${written(year)}`,
        ],
      },
    },
  },

  notes: (_, { roman }) => [
    roman.includes(LINE) &&
      "A line over a letter makes it 1,000 times as large. Where no line can be typed, use parentheses: (IV) is 4,000.",
  ],
});

const ORDERS = {
  month: ({ year, month, day }: Day) => [month, day, year],
  day: ({ year, month, day }: Day) => [day, month, year],
  year: ({ year, month, day }: Day) => [year, month, day],
} as const;
type Day = { readonly year: number; readonly month: number; readonly day: number };

function faultIn(given: string): string | false {
  const value = read(given);
  if (value < 1) return "must be at least 1: the Romans had no zero";
  if (value > MOST) return `must be at most ${group(`${MOST}`)}`;
  if (isFigures(given) || standard(given) === written(value)) return false;
  return `isn't written in the standard way: ${group(`${value}`)} is ${written(value)}`;
}

function stepsOf(n: number): readonly string[] {
  const parts = partsOf(n);
  const values = parts.map(({ value }) => group(`${value}`));
  return [
    ...parts.map(({ letters }, i) => `${letters} = ${values[i]}`),
    ...(parts.length > 1 ? [`Together: ${values.join(" + ")} = ${group(`${n}`)}`] : []),
  ];
}
