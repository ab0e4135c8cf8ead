// Cooper (1968), Kline and others (1987) for the walk in pounds, George and others (1993) for 1.5 miles, Uth and others (2004).
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, METRES, measured } from "#calculators/second/units";

const STARTS: Readonly<Record<string, readonly string[]>> = {
  female: [
    "27 32 37 42 47 52",
    "26 31 36 41 45 50",
    "25 30 34 38 43 47",
    "24 28 32 36 41 45",
    "22 26 30 34 38 42",
    "21 24 28 32 36 39",
    "19 23 26 30 33 37",
    "18 21 24 28 31 34",
    "16 19 22 25 28 31",
  ],
  male: [
    "32 38 44 51 57 63",
    "31 36 43 49 54 60",
    "29 35 41 46 52 57",
    "28 33 39 44 49 55",
    "26 32 36 42 47 52",
    "25 30 35 40 44 49",
    "24 28 33 37 42 47",
    "22 27 31 35 40 44",
    "21 25 29 33 37 41",
  ],
};

/** h:mm:ss */
const inMinutes = (text = ""): Ratio =>
  over(
    text.split(":").reduce((sum, part) => plus(times(sum, 60), part), ratio(0)),
    60,
  );

function walked(given: Given): Ratio {
  const pounds = over(measured(given, "weight", KILOGRAMS), "0.45359237");
  const less = plus(
    times("0.0769", pounds),
    times("0.3877", figure(given, "age")),
    times("3.2649", inMinutes(given.walk_time)),
    times("0.1565", figure(given, "heart_rate")),
  );
  return minus(given.sex === "male" ? "139.168" : "132.853", less);
}

function oxygen(given: Given): Ratio | undefined {
  if (given.test === "cooper") return over(minus(measured(given, "distance", METRES), "504.9"), "44.73");
  if (given.test === "run") return plus("3.5", over(483, inMinutes(given.run_time)));
  if (given.test === "walk") return walked(given);
  const most = given.maximum === undefined ? minus(220, figure(given, "age")) : figure(given, "maximum");
  if (compare(figure(given, "resting"), most) >= 0) return undefined;
  return over(times("15.3", most), figure(given, "resting"));
}

const vo2max: Opinion = (given) => {
  const found = oxygen(given);
  if (!found) return undefined;
  const age = Number(ratio(given.age ?? 0).top);
  const starts = age < 20 || age > 65 ? undefined : STARTS[given.sex ?? ""]?.[Math.min(8, Math.floor(age / 5) - 4)];
  return {
    uptake: fixed(found, 1),
    mets: fixed(over(found, "3.5"), 1),
    band: starts && null,
    classes: starts && [[null, "0"], ...starts.split(" ").map((start) => [null, start])],
  };
};

export default vo2max;
