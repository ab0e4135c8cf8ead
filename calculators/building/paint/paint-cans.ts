// The paint for an area: by the gallon or by the liter, and in whole cans.
import { choice, type InputValues, money, number } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { AREA, VOLUME } from "#numbers/units";

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
  metric_coverage: number("Coverage per liter", {
    unit: "m²",
    help: "For one coat. The can says how much.",
    min: 0.2,
    max: 50,
    default: 10,
    when: { sold_by: ["litre"] },
  }),
  metric_can: number("Can size", { unit: "liters", min: 0.1, max: 500, default: 2.5, when: { sold_by: ["litre"] } }),
  price: money("Price per can", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Enter it to see the cost.",
  }),
};
type Given = InputValues<typeof HOW_PAINT_IS_SOLD>;

/** `painted` is the area of all coats together, in square meters. */
export function paintFor(painted: Decimal, given: Given) {
  const litre = VOLUME.l.factor;
  if (given.sold_by === "litre") {
    const litres = painted.div(given.metric_coverage);
    const gallons = litres.times(litre).div(VOLUME.us_gal.factor);
    return { gallons, litres, ...bought(litres.div(given.metric_can), given.price) };
  }
  const gallons = painted.div(given.coverage.times(AREA.ft2.factor));
  const litres = gallons.times(VOLUME.us_gal.factor).div(litre);
  return { gallons, litres, ...bought(gallons.div(given.can), given.price) };
}

function bought(exact: Decimal, price: Decimal | undefined) {
  const cans = ceil(exact);
  return { cans, cost: price ? cans.times(price) : null };
}
