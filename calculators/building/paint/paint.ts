import { count, defineCalculator, money, number, optionalStep, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";
import { HOW_PAINT_IS_SOLD, isBought, listed, namesOf, paintFor } from "./paint-cans.ts";
import { openingsOf, surface, WHAT_TO_PAINT, wallStep } from "./painted-area.ts";

const printed = { significant: 5 } as const;

export default defineCalculator({
  name: "Paint calculator",
  summary: "How much paint you need for one or more rooms, in gallons or liters and whole cans.",

  inputs: {
    ...WHAT_TO_PAINT,
    coats: count("Number of coats", { unit: "coats", min: 1, max: 20, default: 2 }),
    ...HOW_PAINT_IS_SOLD,
  },

  outputs: {
    gallons: number("Paint needed", { unit: "gallons", ...printed }),
    litres: number("Paint in liters", { unit: "liters", ...printed }),
    cans: count("Cans to buy", { unit: "cans" }),
    small_cans: count("Small cans to buy", { unit: "small cans", optional: true }),
    cost: money("Cost of the paint", { optional: true }),
    square_feet: number("Area to paint", { unit: "sq ft", ...printed }),
    square_metres: number("Area in square meters", { unit: "m²", ...printed }),
  },
  primary: "cans",
  formula:
    "paint = (walls + ceilings − doors − windows) × coats ÷ coverage; cans = paint ÷ can size, rounded up, or down with a small can for the rest",

  check(given) {
    if (openingsOf(given).lt(surface(given))) return {};
    return given.windows > given.doors
      ? { windows: "must leave some wall to paint, counting the doors too" }
      : { doors: "must leave some wall to paint, counting the windows too" };
  },

  compute(given) {
    const area = surface(given).minus(openingsOf(given));
    return {
      ...paintFor(area.times(given.coats), given),
      square_feet: area.div(AREA.ft2.factor),
      square_metres: area,
    };
  },

  headline: (given, { cans, small_cans }) =>
    isBought(small_cans) ? ["Paint to buy", listed(cans, small_cans, namesOf(given))] : null,

  sentence(given, { gallons, litres, cans, small_cans, cost, square_feet, square_metres }) {
    const { coats, sold_by } = given;
    const [area, paint] = sold_by === "gallon" ? [square_feet, gallons] : [square_metres, litres];
    const take = coats.value === 1 ? "takes" : "take";
    return `${coats} on ${area} ${take} ${paint} of paint: buy ${listed(cans, small_cans, namesOf(given))}${cost ? ` for ${cost}` : ""}.`;
  },

  working(given, { gallons, litres, cans, small_cans, cost, square_metres }, show, values) {
    const { doors, windows, coats } = given;
    const [long, square] = given.sold_by === "litre" ? [LENGTH.m, AREA.m2] : [LENGTH.ft, AREA.ft2];
    const length = (value: Decimal) => show("number", value.div(long.factor), { significant: 10 });
    const flat = (value: Decimal) => show("number", value.div(square.factor), { significant: 10 });
    const paint = given.sold_by === "litre" ? litres : gallons;
    const openings = openingsOf(values);
    const whole = flat(square_metres.value.plus(openings));
    const inside = flat(square_metres.value);
    return [
      wallStep(values, length, square.label, whole),
      !openings.isZero() &&
        step`Minus ${doors} × ${flat(values.door_area)} for doors and ${windows} × ${flat(values.window_area)} for windows: ${whole} - ${flat(openings)} = ${inside}`,
      step`Paint: ${inside} × ${coats.value} ÷ ${given.metric_coverage ?? given.coverage} = ${paint}`,
      isBought(small_cans)
        ? step`Full cans: ${paint} ÷ ${given.metric_can ?? given.can} → ${cans}, and 1 ${namesOf(given).small} for the rest`
        : step`Cans, rounded up: ${paint} ÷ ${given.metric_can ?? given.can} → ${cans}`,
      isBought(small_cans)
        ? optionalStep`Cost: ${cans} × ${given.price} + ${given.small_price} = ${cost}`
        : optionalStep`Cost: ${cans} × ${given.price} = ${cost}`,
    ];
  },

  notes: ({ price }, { cost }) => [price && !cost && "Enter the price of the small can too, and you get the cost."],
});
