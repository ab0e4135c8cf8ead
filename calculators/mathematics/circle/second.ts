import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { over, type Ratio, root, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";

const circle: Opinion = (given) => {
  const radius = radiusOf(given);
  const inPrint = (x: Ratio) => significant(x, 10);
  return {
    area: inPrint(times(PI, radius, radius)),
    circumference: inPrint(times(2, PI, radius)),
    radius: inPrint(radius),
    diameter: inPrint(times(2, radius)),
  };
};

function radiusOf(given: Given): Ratio {
  const known = figure(given, given.known ?? "");
  switch (given.known) {
    case "diameter":
      return over(known, 2);
    case "circumference":
      return over(known, times(2, PI));
    case "area":
      return root(over(known, PI), 2);
    default:
      return known;
  }
}

export default circle;
