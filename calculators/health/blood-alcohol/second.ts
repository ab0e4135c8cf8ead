// Widmark's equation as it is printed, and body water by Watson's; limits as the laws of each country have them.
import { height, mass } from "#calculators/second/body";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, isMore, minus, over, plus, type Ratio, ratio, times, up } from "#calculators/second/ratio";

const MILLILITERS: Readonly<Record<string, string>> = { us_floz: "29.5735295625", ml: "1" };
const AT_EIGHT = ["us", "canada", "england"];
const AT_THREE = ["japan", "india"];

const bloodAlcohol: Opinion = (given) => {
  const grams = gramsIn(given);
  const peak = over(grams, times(blood(given), 10));
  if (isMore(peak, 1)) return undefined;
  const [since, falls] = [figure(given, "hours"), figure(given, "falls")];
  const left = (hours: Ratio, rate: Ratio): Ratio => {
    const rest = minus(peak, times(rate, hours));
    return isMore(rest, 0) ? rest : ratio(0);
  };
  const now = left(since, falls);
  const limit = limitIn(given);
  const zero = over(now, falls);
  return {
    bac: `${fixed(now, 3)}%`,
    peak: `${fixed(peak, 3)}%`,
    per_liter: fixed(times(now, 10), 2),
    zero_in: fixed(zero, 1),
    zero_slow: fixed(over(left(since, ratio("0.01")), "0.01"), 1),
    limit_value: `${fixed(limit, 3)}%`,
    limit_in: compare(now, limit) >= 0 ? fixed(over(minus(now, limit), falls), 1) : undefined,
    alcohol: fixed(grams, 1),
    by_hour: Array.from({ length: Number(up(zero)) + 1 }, (_, hour) => [
      String(hour),
      `${fixed(left(plus(since, hour), falls), 3)}%`,
    ]),
  };
};

function gramsIn(given: Given): Ratio {
  const drinks = (given.drinks ?? "").split("; ").map((row) => times(1, ...row.split(":")));
  return over(times(plus(...drinks), MILLILITERS[given.size_in ?? ""] ?? 0, "0.79"), 100);
}

/** Liters of blood with the alcohol of the whole body. */
function blood(given: Given): Ratio {
  const [kilograms, isMale] = [mass(given, "weight"), given.sex === "male"];
  if (given.method === "widmark") return times(kilograms, isMale ? "0.68" : "0.55");
  const water = isMale
    ? plus(
        minus("2.447", times("0.09516", whole(given, "age"))),
        times("0.1074", height(given)),
        times("0.3362", kilograms),
      )
    : minus(plus(times("0.1069", height(given)), times("0.2466", kilograms)), "2.097");
  return over(water, "0.8");
}

function limitIn({ limit = "", ...given }: Given): Ratio {
  if (limit === "own") return figure(given, "own_limit");
  if (AT_EIGHT.includes(limit)) return ratio("0.08");
  return ratio(AT_THREE.includes(limit) ? "0.03" : "0.05");
}

export default bloodAlcohol;
