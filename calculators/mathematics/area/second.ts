import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { cosine, PI, sine } from "#calculators/second/series";

const area: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const inPrint = (area: Ratio, perimeter?: Ratio) => ({
    area: significant(area, 10),
    perimeter: perimeter && significant(perimeter, 10),
  });
  switch (given.shape) {
    case "rectangle":
      return inPrint(times(of("length"), of("width")), times(2, plus(of("length"), of("width"))));
    case "square":
      return inPrint(times(of("side"), of("side")), times(4, of("side")));
    case "triangle":
      return inPrint(over(times(of("base"), of("height")), 2));
    case "parallelogram":
      return inPrint(times(of("base"), of("height")));
    case "trapezoid":
      return inPrint(over(times(plus(of("base"), of("top")), of("height")), 2));
    case "rhombus":
      return inPrint(over(times(of("first_diagonal"), of("second_diagonal")), 2));
    default:
      return round(given, inPrint);
  }
};

/** What has a middle: regular polygons, and whatever π is in. */
function round(given: Given, inPrint: (area: Ratio, perimeter?: Ratio) => ReturnType<Opinion>) {
  const of = (name: string) => figure(given, name);
  const disk = (radius: Ratio) => times(PI, radius, radius);
  const rim = (radius: Ratio) => times(2, PI, radius);
  switch (given.shape) {
    case "polygon": {
      // n s² ÷ (4 tan(180° ÷ n))
      const [count, half] = [whole(given, "sides"), over(180, whole(given, "sides"))];
      const apothem = over(times(of("side"), cosine(half)), times(2, sine(half)));
      return inPrint(over(times(count, of("side"), apothem), 2), times(count, of("side")));
    }
    case "circle":
      return inPrint(disk(of("radius")), rim(of("radius")));
    case "sector": {
      const part = over(of("angle"), 360);
      return inPrint(times(part, disk(of("radius"))), plus(times(part, rim(of("radius"))), times(2, of("radius"))));
    }
    case "ring": {
      const [outer, inner] = [of("radius"), of("inner_radius")];
      if (!isMore(outer, inner)) return undefined;
      return inPrint(minus(disk(outer), disk(inner)));
    }
    default:
      return inPrint(times(PI, of("first_radius"), of("second_radius")));
  }
}

export default area;
