import { figure, type Opinion } from "#calculators/second/given";
import { clock, upTo } from "#calculators/second/print";
import { compare, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

const timeAdd: Opinion = (given) => {
  const amounts =
    given.find === "sum" ? (given.times ?? "").split("; ").map((row) => lengthOf(row, given.two_parts)) : [];
  const total = totalOf(given, amounts);
  const isAdded = given.find === "sum" && amounts.length > 1 && !(given.times ?? "").includes("subtract");
  return {
    total: inPrint(total),
    end_time: given.find === "clock" ? null : undefined,
    words: null,
    hours: upTo(over(total, 3600), 4),
    minutes: upTo(over(total, 60), 4),
    seconds: upTo(total, 3),
    average: isAdded ? inPrint(over(total, amounts.length)) : undefined,
    running:
      given.find === "sum"
        ? amounts.map((amount, i) => [`${i + 1}`, inPrint(amount), inPrint(plus(0, ...amounts.slice(0, i + 1)))])
        : undefined,
  };
};

function totalOf(given: Readonly<Record<string, string>>, amounts: readonly Ratio[]): Ratio {
  if (given.find === "sum") return plus(0, ...amounts);
  const time = lengthOf(given.time ?? "", "hours");
  if (given.find === "multiply") return times(time, figure(given, "factor"));
  return given.find === "divide" ? over(time, figure(given, "divisor")) : time;
}

const WORDS = { d: 86_400, h: 3600, m: 60, s: 1 } as const;

/** "7:45", "1 h 20 min, subtract": in seconds. */
function lengthOf(row: string, twoParts: string | undefined): Ratio {
  const isLess = /, ?subtract$/.test(row);
  const text = row.replace(/, ?(?:add|subtract)$/, "");
  const parts = text.split(":");
  const read = text.includes(":")
    ? parts.map((part, i) =>
        times(part, [3600, 60, 1][i + (parts.length === 2 && twoParts === "minutes" ? 1 : 0)] ?? 1),
      )
    : Object.entries(WORDS).map(([unit, size]) =>
        times(plus(0, ...Array.from(text.matchAll(new RegExp(`([\\d.]+) ?${unit}`, "g")), ([, n = "0"]) => n)), size),
      );
  return times(plus(0, ...read), isLess ? -1 : 1);
}

const inPrint = (seconds: Ratio): string =>
  compare(seconds, 0) < 0 && clock(times(seconds, -1)) !== "0:00"
    ? `-${clock(times(seconds, -1))}`
    : clock(ratio(seconds.top < 0n ? 0 : seconds));

export default timeAdd;
