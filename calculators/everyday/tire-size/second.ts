// The codes taken apart by their digits alone: three groups of numbers, whatever is between them.
import { figure, type Made, NO_OPINION, type Opinion } from "#calculators/second/given";
import { percent, upTo } from "#calculators/second/print";
import { compare, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";

type Tire = Readonly<Record<"width" | "sidewall" | "diameter", Ratio>>;

/** In inches. */
function tireOf(text: string): Tire | undefined {
  const [first = "", second = "", rim = ""] = text.replaceAll(",", ".").match(/\d+(?:\.\d+)?/g) ?? [];
  if (!/^\d{3}$/.test(first)) {
    const sidewall = over(minus(first, rim), 2);
    return compare(sidewall, 0) > 0 ? { diameter: ratio(first), width: ratio(second), sidewall } : undefined;
  }
  const width = over(first, "25.4");
  const sidewall = over(times(width, second), 100);
  return { width, sidewall, diameter: plus(rim, sidewall, sidewall) };
}

/** Written together, as in 2254517, the digits don't say where a number ends. */
const isApart = (text: string): boolean =>
  /^\D*(?:\d{3}\D+\d\d|\d\d?(?:[.,]\d+)?\D+\d\d?(?:[.,]\d+)?)\D+\d\d?(?:\.5)?(?!\d)/.test(text);

const MM = "25.4";
const around = ({ diameter }: Tire): Ratio => times(PI, diameter);

const ROWS: readonly ((tire: Tire) => Ratio)[] = [
  ({ diameter }) => diameter,
  ({ diameter }) => times(diameter, MM),
  ({ sidewall }) => sidewall,
  ({ sidewall }) => times(sidewall, MM),
  ({ width }) => width,
  ({ width }) => times(width, MM),
  around,
  (tire) => times(around(tire), MM),
  (tire) => over(63360, around(tire)),
  (tire) => over(times(63360, "0.621371192237333969617434184363"), around(tire)),
];

const tireSize: Opinion = (given) => {
  if (![given.size, given.find === "compare" ? given.other : given.size].every((one) => isApart(one ?? "")))
    return NO_OPINION;
  const tire = tireOf(given.size ?? "");
  const other = given.find === "compare" ? tireOf(given.other ?? "") : undefined;
  if (!tire || (given.find === "compare" && !other)) return undefined;
  const figures = ROWS.map((of) => of(tire));
  const names = [
    "diameter",
    "diameter_mm",
    "sidewall",
    "sidewall_mm",
    "width",
    "width_mm",
    "circumference",
    "circumference_mm",
    "revs_per_mile",
    "revs_per_km",
  ];
  const places = [2, 2, 2, 2, 2, 2, 2, 2, 1, 1];
  const printed = figures.map((one, i) => [names[i] ?? "", upTo(one, places[i] ?? 0)]);
  const compared =
    other && ROWS.map((of) => [null, upTo(of(tire), 2), upTo(of(other), 2), upTo(minus(of(other), of(tire)), 2)]);
  const share = other && over(other.diameter, tire.diameter);
  return {
    ...Object.fromEntries(printed),
    true_speed:
      share && `${upTo(times(figure(given, "speed"), share), 1)} ${given.speed_unit === "kmh" ? "km/h" : "mph"}`,
    speedometer_error: share && percent(times(100, minus(over(1, share), 1))),
    diameter_change: share && percent(times(100, minus(share, 1))),
    ride_height: other && upTo(over(minus(other.diameter, tire.diameter), 2), 2),
    compared,
  };
};

const SIZES = [
  "225/45R17",
  "P215/65R15 95H",
  "31x10.5R15",
  "31 x 10,50 - 15",
  "205 55 16",
  "LT315/70R17",
  "295/75R22.5",
  "37X12.50R20LT",
  "145/80D13",
  "15x6-16",
  "33*12.5R15",
];

export const made: Made = (pick) => {
  return {
    find: pick(["one", "compare"]),
    size: pick(SIZES),
    other: pick(SIZES),
    speed: pick(["60", "1", "37.5", "100"]),
    speed_unit: pick(["mph", "kmh"]),
  };
};

export default tireSize;
