import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isMore, minus, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { arctangent, cosine, PI, sine } from "#calculators/second/series";

const square = (x: Ratio): Ratio => times(x, x);
const hypotenuse = (a: Ratio, b: Ratio): Ratio => root(near(plus(square(a), square(b))), 2);

type Sides = readonly [a: Ratio, b: Ratio, c: Ratio];

function sidesOf(known: string | undefined, of: (name: string) => Ratio): Sides | undefined {
  switch (known) {
    case "legs":
      return [of("a"), of("b"), hypotenuse(of("a"), of("b"))];
    case "hypotenuse":
      return isMore(of("c"), of("a"))
        ? [of("a"), root(near(minus(square(of("c")), square(of("a")))), 2), of("c")]
        : undefined;
    case "area": {
      const b = near(over(times(2, of("area")), of("a")));
      return [of("a"), b, hypotenuse(of("a"), b)];
    }
    default: {
      const [sin, cos] = [sine(of("angle_a")), cosine(of("angle_a"))];
      if (known === "angle") return [times(of("c"), sin), times(of("c"), cos), of("c")];
      const c = known === "opposite" ? over(of("a"), sin) : over(of("b"), cos);
      return [near(times(c, sin)), near(times(c, cos)), near(c)];
    }
  }
}

const rightTriangle: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const sides = sidesOf(given.known, of);
  if (!sides) return undefined;
  const [a, b, c] = sides;
  const angle = given.angle_a === undefined ? near(over(times(180, arctangent(near(over(a, b)))), PI)) : of("angle_a");
  const length = (x: Ratio) => significant(x, 10);
  return {
    ...{ a: length(a), b: length(b), c: length(c) },
    ...{ angle_a: significant(angle, 7), angle_b: significant(minus(90, angle), 7), angle_c: "90" },
    ...{ area: length(over(times(a, b), 2)), perimeter: length(plus(a, b, c)), height: length(over(times(a, b), c)) },
    triple: null,
  };
};

export default rightTriangle;
