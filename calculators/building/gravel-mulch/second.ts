// Pounds in a cubic yard, loose and dry: CalRecycle, Calculations (gravel, sand, stone); Leontis Outdoor Supply (mulch, topsoil).
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";
import { CUBIC_METRES, KILOGRAMS, METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const [FOOT3, YARD3, POUND] = [CUBIC_METRES.ft3 ?? 1, CUBIC_METRES.yd3 ?? 1, KILOGRAMS.lb ?? 1];

/** In kilograms per cubic meter. */
const PER_CUBIC_METRE = {
  kg_m3: 1,
  t_m3: 1000,
  lb_ft3: over(POUND, FOOT3),
  lb_yd3: over(POUND, YARD3),
  us_ton_yd3: over(times(2000, POUND), YARD3),
};
const USUAL: Readonly<Record<string, number>> = { gravel: 2600, mulch: 750, topsoil: 2000, sand: 2400, rock: 2700 };

const gravelMulch: Opinion = (given) => {
  const area = times(areaOf(given), whole(given, "pieces"));
  const volume = over(times(area, measured(given, "depth", METRES), plus(100, figure(given, "waste"))), 100);
  const density =
    given.density === undefined
      ? over(times(USUAL[given.material ?? ""] ?? 0, POUND), YARD3)
      : measured(given, "density", PER_CUBIC_METRE);
  const mass = times(volume, density);
  const bags = boughtBags(given, volume, mass);
  const [yards, tons] = [over(volume, YARD3), over(mass, times(2000, POUND))];
  const sold = { yd3: yards, us_ton: tons, m3: volume, t: over(mass, 1000) }[given.sold_by ?? ""] ?? bags ?? 0;
  const sizes = ["0.5", 1, 2, 3].map((feet) => over(volume, times(feet, FOOT3)));
  const rows = [...sizes, over(volume, "0.05"), over(mass, times(50, POUND)), over(mass, 25)];
  return {
    cubic_yards: significant(yards, 5),
    cubic_meters: significant(volume, 5),
    tons: significant(tons, 5),
    metric_tons: significant(over(mass, 1000), 5),
    bags_needed: bags === undefined ? undefined : fixed(bags, 0),
    cost: given.price === undefined ? undefined : money(times(sold, figure(given, "price"))),
    cubic_feet: significant(over(volume, FOOT3), 5),
    pounds: significant(over(mass, POUND), 5),
    pounds_per_yard: significant(over(times(density, YARD3), POUND), 5),
    square_feet: significant(over(area, SQUARE_METRES.ft2 ?? 1), 5),
    square_meters: significant(area, 5),
    bags: rows.map((exact) => [null, fixed(up(exact), 0)]),
  };
};

function areaOf(given: Given): Ratio {
  const of = (name: string) => measured(given, name, METRES);
  switch (given.shape) {
    case "rectangle":
      return times(of("length"), of("width"));
    case "circle":
      return over(times(PI, of("diameter"), of("diameter")), 4);
    case "triangle":
      return over(times(of("base"), of("height")), 2);
    default:
      return measured(given, "area", SQUARE_METRES);
  }
}

function boughtBags(given: Given, volume: Ratio, mass: Ratio): bigint | undefined {
  if (given.sold_by === "bag") return up(over(volume, measured(given, "bag_volume", CUBIC_METRES)));
  return given.sold_by === "weighed_bag" ? up(over(mass, measured(given, "bag_weight", KILOGRAMS))) : undefined;
}

export default gravelMulch;
