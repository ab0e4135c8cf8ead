// QUIKRETE Concrete Mix, data sheet: cubic feet from a bag of so many pounds.
import { figure, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant, upTo } from "#calculators/second/print";
import { over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";
import { CUBIC_METRES, METRES, measured } from "#calculators/second/units";

const BAGS: readonly (readonly [size: number, cubicFeet: string])[] = [
  [80, "0.6"],
  [60, "0.45"],
  [50, "0.375"],
  [40, "0.3"],
  [90, "0.675"],
  [25, "0.413"],
];

const concrete: Opinion = (given) => {
  const exact = times(
    volumeOf((name) => measured(given, name, METRES), given.shape, Number(given.steps)),
    whole(given, "pieces"),
  );
  const volume = over(times(exact, plus(100, figure(given, "waste"))), 100);
  const inPrint = (a: Ratio, unit: string) => significant(over(a, CUBIC_METRES[unit] ?? 1), 5);
  const bags = (cubicMetres: Ratio) => fixed(up(over(volume, cubicMetres)), 0);
  const rows = BAGS.map(([, feet]) => [null, upTo(feet, 3), bags(times(feet, CUBIC_METRES.ft3 ?? 1))]);
  return {
    cubic_yards: inPrint(volume, "yd3"),
    cubic_metres: inPrint(volume, "m3"),
    cubic_feet: inPrint(volume, "ft3"),
    exact_cubic_feet: inPrint(exact, "ft3"),
    cost:
      given.price === undefined ? undefined : money(over(times(volume, figure(given, "price")), CUBIC_METRES.yd3 ?? 1)),
    bags_needed: bags(
      given.bag_yield === undefined
        ? times(BAGS.find(([size]) => given.bag?.endsWith(`_${size}`))?.[1] ?? 0, CUBIC_METRES.ft3 ?? 1)
        : measured(given, "bag_yield", CUBIC_METRES),
    ),
    large_bags: rows[0]?.[2],
    own_bags: given.bag_yield === undefined ? undefined : bags(measured(given, "bag_yield", CUBIC_METRES)),
    bags: rows,
  };
};

function volumeOf(of: (name: string) => Ratio, shape: string | undefined, steps: number): Ratio {
  switch (shape) {
    case "slab":
      return times(of("length"), of("width"), of("thickness"));
    case "footing":
      return times(of("length"), of("breadth"), of("depth"));
    case "steps":
      return stairs(of, steps);
    default:
      return over(times(PI, of("diameter"), of("diameter"), of("height")), 4);
  }
}

/** One block on top of the other, each a tread shorter. */
function stairs(of: (name: string) => Ratio, steps: number): Ratio {
  const [riser, tread] = [over(of("height"), steps), over(of("length"), steps)];
  const blocks = Array.from({ length: steps }, (_, step) => times(tread, step + 1, riser, of("width")));
  return plus(0, ...blocks);
}

export default concrete;
