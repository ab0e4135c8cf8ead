import { figure, type Opinion, whole } from "#calculators/second/given";
import { money, significant } from "#calculators/second/print";
import { isMore, isNegative, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";
import { METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const squareFootage: Opinion = (given) => {
  const one = areaOf((name) => measured(given, name, METRES), given.shape);
  if (!one || isNegative(one)) return undefined;
  const area = times(one, whole(given, "pieces"));
  const bought = over(times(area, plus(100, figure(given, "waste"))), 100);
  const inPrint = (a: Ratio, unit: string, digits = 8) => significant(over(a, SQUARE_METRES[unit] ?? 1), digits);
  const unit = SQUARE_METRES[given.price_for ?? ""] ?? 1;
  return {
    square_feet: inPrint(area, "ft2"),
    cost: given.price === undefined ? undefined : money(over(times(bought, figure(given, "price")), unit)),
    square_yards: inPrint(area, "yd2"),
    square_metres: inPrint(area, "m2"),
    acres: inPrint(area, "acre", 5),
    to_buy: isZero(figure(given, "waste")) ? undefined : inPrint(bought, "ft2"),
  };
};

function areaOf(of: (name: string) => Ratio, shape: string | undefined): Ratio | undefined {
  switch (shape) {
    case "corner": {
      const isInside = isMore(of("length"), of("cut_length")) && isMore(of("width"), of("cut_width"));
      return isInside ? minus(times(of("length"), of("width")), times(of("cut_length"), of("cut_width"))) : undefined;
    }
    case "triangle":
      return over(times(of("base"), of("height")), 2);
    case "trapezoid":
      return over(times(plus(of("base"), of("top")), of("height")), 2);
    case "circle":
      return over(times(PI, of("diameter"), of("diameter")), 4);
    default:
      return times(of("length"), of("width"));
  }
}

export default squareFootage;
