import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

const LINES: Readonly<Record<string, readonly [string, string]>> = {
  fox: ["220", "1"],
  tanaka: ["208", "0.7"],
  gulati: ["206", "0.88"],
};
const SHARES: Readonly<Record<string, readonly number[]>> = { maximum: [64, 76, 77, 93], reserve: [40, 59, 60, 89] };

function highest(given: Given): Ratio {
  const [base, slope] = LINES[given.formula ?? ""] ?? ["0", "0"];
  return given.formula === "own" ? figure(given, "measured") : minus(base, times(slope, figure(given, "age")));
}

const targetHeartRate: Opinion = (given) => {
  const most = highest(given);
  const least = given.method === "reserve" ? figure(given, "resting") : ratio(0);
  if (compare(least, most) >= 0) return undefined;
  const range = minus(most, least);
  const at = (share: number) => fixed(plus(least, over(times(range, share), 100)), 0);
  const [from, to, vigorous, end] = (SHARES[given.method ?? ""] ?? []).map(at);
  return {
    moderate_from: from,
    moderate_to: to,
    vigorous_from: vigorous,
    vigorous_to: end,
    max_rate: fixed(most, 0),
    reserve: given.method === "reserve" ? fixed(range, 0) : undefined,
    intensity:
      given.pulse === undefined
        ? undefined
        : `${fixed(over(times(100, minus(figure(given, "pulse"), least)), range), 0)}%`,
    zones: [50, 60, 70, 80, 90].map((share) => [null, `${share}%`, at(share), at(share + 10)]),
  };
};

export default targetHeartRate;
