import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { KILOGRAMS, METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const [FOOT2, POUND] = [SQUARE_METRES.ft2 ?? 1, KILOGRAMS.lb ?? 1];

/** With its joint, in square meters: 6.75 modular bricks and 1.125 blocks in a square foot. */
function faceOf(given: Given): Ratio {
  const metric = (long: number, high: number) => times(long, high, "0.000001");
  switch (given.unit) {
    case "modular":
      return over(FOOT2, "6.75");
    case "standard":
      return times("8.375", "2.625", "0.0254", "0.0254");
    case "uk_brick":
      return metric(225, 75);
    case "au_brick":
      return metric(240, 86);
    case "block":
      return over(FOOT2, "1.125");
    case "uk_block":
      return metric(450, 225);
    default: {
      const joint = measured(given, "joint", METRES);
      const side = (name: string) => plus(measured(given, name, METRES), joint);
      return times(side("own_length"), side("own_height"));
    }
  }
}

const brickBlock: Opinion = (given) => {
  const metres = (name: string) => measured(given, name, METRES);
  const all =
    given.measured_by === "area" ? measured(given, "area", SQUARE_METRES) : times(metres("length"), metres("height"));
  const net = minus(all, measured(given, "openings", SQUARE_METRES));
  if (!isMore(net, 0)) return undefined;
  const laid = over(times(net, whole(given, "layers")), faceOf(given));
  const units = up(over(times(laid, plus(100, figure(given, "waste"))), 100));
  const isBlock = /block/.test(given.unit ?? "");
  const bags = given.bags_per_1000 ?? (isBlock ? 25 : 7);
  const sand =
    given.sand_per_1000 === undefined
      ? times(isBlock ? 8000 : 2000, POUND)
      : measured(given, "sand_per_1000", KILOGRAMS);
  const kilograms = over(times(units, sand), 1000);
  return {
    units: fixed(units, 0),
    cost: given.price === undefined ? undefined : money(times(units, figure(given, "price"))),
    bags: fixed(up(over(times(units, bags), 1000)), 0),
    sand_pounds: significant(over(kilograms, POUND), 5),
    sand_kilograms: significant(kilograms, 5),
    laid: significant(laid, 5),
    per_square_foot: significant(over(FOOT2, faceOf(given)), 5),
    per_square_meter: significant(over(1, faceOf(given)), 5),
    square_feet: significant(over(net, FOOT2), 5),
    square_meters: significant(net, 5),
  };
};

export default brickBlock;
