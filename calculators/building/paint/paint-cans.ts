// The paint for an area: by the gallon or by the liter, and in whole cans.
import { choice, type InputValues, money, number, type Shown, type ShownValues } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { ceil, floor, snap, subtract } from "#numbers/round";
import { AREA, VOLUME } from "#numbers/units";

const ZERO = decimal(0);
/** Of a gallon. */
const QUART = "0.25";

export const HOW_PAINT_IS_SOLD = {
  sold_by: choice(
    "Paint sold by",
    { gallon: "US gallon", litre: "Liter" },
    {
      default: "gallon",
      beginsIn: { elsewhere: "litre" },
    },
  ),
  coverage: number("Coverage per gallon", {
    unit: "sq ft",
    help: "For one coat. The can says how much.",
    min: 10,
    max: 2000,
    default: 350,
    when: { sold_by: ["gallon"] },
  }),
  can: number("Can size", { unit: "gallons", min: 0.05, max: 100, default: 1, when: { sold_by: ["gallon"] } }),
  small_can: number("Small can size", {
    unit: "gallons",
    min: 0.01,
    max: 100,
    default: 0.25,
    more: true,
    help: "A quart is 0.25 gallons.",
    when: { sold_by: ["gallon"] },
  }),
  metric_coverage: number("Coverage per liter", {
    unit: "m²",
    help: "For one coat. The can says how much.",
    min: 0.2,
    max: 50,
    default: 10,
    when: { sold_by: ["litre"] },
  }),
  metric_can: number("Can size", { unit: "liters", min: 0.1, max: 500, default: 2.5, when: { sold_by: ["litre"] } }),
  metric_small_can: number("Small can size", {
    unit: "liters",
    min: 0.01,
    max: 500,
    default: 1,
    more: true,
    when: { sold_by: ["litre"] },
  }),
  rest: choice(
    "For a small rest",
    { can: "Another can", small_can: "A small can" },
    { default: "can", begins: "small_can", more: true },
  ),
  price: money("Price per can", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Enter it to see the cost.",
  }),
  small_price: money("Price per small can", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Needed for the cost if you buy one.",
  }),
};
type Given = InputValues<typeof HOW_PAINT_IS_SOLD>;

/** `painted` is the area of all coats together, in square meters. */
export function paintFor(painted: Decimal, given: Given) {
  const litre = VOLUME.l.factor;
  if (given.sold_by === "litre") {
    const litres = painted.div(given.metric_coverage);
    const gallons = litres.times(litre).div(VOLUME.us_gal.factor);
    return { gallons, litres, ...bought(litres, given.metric_can, given.metric_small_can, given) };
  }
  const gallons = painted.div(given.coverage.times(AREA.ft2.factor));
  const litres = gallons.times(VOLUME.us_gal.factor).div(litre);
  return { gallons, litres, ...bought(gallons, given.can, given.small_can, given) };
}

/** What is left after full cans takes one small can where that holds it, and otherwise another can. */
function bought(paint: Decimal, can: Decimal, small: Decimal, { rest, price, small_price }: Given) {
  const full = floor(paint.div(can));
  const left = snap(subtract(paint, full.times(can)));
  const isSmall = rest === "small_can" && left.gt(0) && left.lte(small);
  const cans = isSmall ? full : ceil(paint.div(can));
  const extra = isSmall ? small_price : ZERO;
  const cost = price && extra ? cans.times(price).plus(extra) : null;
  return { cans, small_cans: rest === "small_can" ? decimal(isSmall ? 1 : 0) : null, cost };
}

type Counted = Shown<Decimal | number | bigint>;
type Names = { readonly can: string; readonly small: string };

/** What the two sizes are called: "1 gallon", and "quart" or "can of 1 liter". */
export function namesOf(given: ShownValues<Given>): Names {
  const { can = given.metric_can, small_can = given.metric_small_can } = given;
  const isQuart = given.sold_by === "gallon" && small_can?.value.eq(QUART);
  return { can: `${can}`, small: isQuart ? "quart" : `can of ${small_can}` };
}

/** "2 cans of 1 gallon and 1 quart" */
export function listed(cans: Counted, smallCans: Counted | null | undefined, { can, small }: Names): string {
  const full = `${cans} of ${can}`;
  if (!isBought(smallCans)) return full;
  return isBought(cans) ? `${full} and 1 ${small}` : `1 ${small}`;
}

export const isBought = (cans: Counted | null | undefined): boolean => Number(cans?.value ?? 0) > 0;
