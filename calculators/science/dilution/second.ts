// What is dissolved stays the same: concentration times volume, before and after.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { compare, minus, over, power, type Ratio, ratio, times } from "#calculators/second/ratio";
import { CUBIC_METRES, measured } from "#calculators/second/units";

const SIZES: Readonly<Record<string, string>> = {
  mmol_l: "0.001",
  umol_l: "0.000001",
  nmol_l: "0.000000001",
  mg_l: "0.001",
  ppm: "0.0001",
};

const dilution: Opinion = (given) => {
  const { strong, weak, taken, made, tubes } = mixed(given);
  if (compare(made, taken) < 0) return undefined;
  const held = (value: Ratio, unit = "ml") =>
    `${significant(over(value, CUBIC_METRES[unit] ?? 1), 9)} ${LABELS[unit] ?? ""}`;
  return {
    stock_volume: held(taken, given.final_volume_unit),
    water: held(minus(made, taken), given.final_volume_unit),
    final_volume: held(made, given.final_volume_unit),
    final_concentration: significant(over(weak, sizeOf(given.final_in)), 9),
    stock_concentration: significant(over(strong, sizeOf(given.stock_in)), 9),
    factor: significant(over(strong, weak), 9),
    tubes,
  };
};

const LABELS: Readonly<Record<string, string>> = { ml: "mL", l: "L", m3: "m³" };
const sizeOf = (unit = ""): Ratio => ratio(SIZES[unit] ?? 1);

type Mixed = { readonly [N in "strong" | "weak" | "taken" | "made"]: Ratio } & {
  readonly tubes?: readonly (readonly string[])[];
};

function mixed(given: Given): Mixed {
  const strong = () => times(figure(given, "stock_concentration"), sizeOf(given.stock_in));
  const weak = () => times(figure(given, "final_concentration"), sizeOf(given.final_in));
  const taken = () => measured(given, "stock_volume", CUBIC_METRES);
  const made = () => measured(given, "final_volume", CUBIC_METRES);
  switch (given.find) {
    case "stock_volume":
      return { strong: strong(), weak: weak(), taken: over(times(weak(), made()), strong()), made: made() };
    case "final_volume":
      return { strong: strong(), weak: weak(), taken: taken(), made: over(times(strong(), taken()), weak()) };
    case "final_concentration":
      return { strong: strong(), weak: over(times(strong(), taken()), made()), taken: taken(), made: made() };
    case "stock_concentration":
      return { strong: over(times(weak(), made()), taken()), weak: weak(), taken: taken(), made: made() };
    default:
      return inSteps(given, strong(), made());
  }
}

/** Each tube takes its share of the one before. Of the stock, only the first tube does. */
function inSteps(given: Given, strong: Ratio, made: Ratio) {
  const fold = figure(given, "fold");
  const diluted = Array.from({ length: whole(given, "steps") }, (_, i) => power(fold, i + 1));
  const left = (by: Ratio) => over(strong, by);
  const tubes = diluted.map((by, i) => [
    String(i + 1),
    significant(by, 9),
    significant(over(left(by), sizeOf(given.final_in)), 9),
  ]);
  return { strong, weak: left(diluted.at(-1) ?? ratio(1)), taken: over(made, fold), made, tubes };
}

export default dilution;
