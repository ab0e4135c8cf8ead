import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { compare, isMore, isZero, minus, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { arccosine, cosine, sine } from "#calculators/second/series";

const triangle: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  switch (given.known) {
    case "sss":
      return bySides(of("a"), of("b"), of("c"));
    case "sas": {
      const [a, b] = [of("a"), of("b")];
      const square = minus(plus(times(a, a), times(b, b)), times(2, a, b, cosine(of("angle_c"))));
      return bySides(a, b, root(near(square), 2), { c: of("angle_c") });
    }
    case "asa":
    case "aas": {
      const [angleA, angleB] = [of("angle_a"), of("angle_b")];
      const angleC = minus(180, plus(angleA, angleB));
      if (!isMore(angleC, 0)) return undefined;
      const ratio = given.known === "asa" ? over(of("c"), sine(angleC)) : over(of("a"), sine(angleA));
      const side = (angle: Ratio) => near(times(ratio, sine(angle)));
      return inPrint([side(angleA), side(angleB), side(angleC)], [angleA, angleB, angleC]);
    }
    default:
      return ambiguous(of("a"), of("b"), of("angle_a"));
  }
};

type Three = readonly [Ratio, Ratio, Ratio];

/** Half the product of two sides and the sine between them, which Heron's formula gives from the sides alone. */
function areaOf([a, b, c]: Three): Ratio {
  const half = over(plus(a, b, c), 2);
  return root(near(times(half, minus(half, a), minus(half, b), minus(half, c))), 2);
}

function figures(sides: Three, [angleA, angleB, angleC]: Three) {
  const [a, b, c] = sides;
  const length = (x: Ratio) => significant(x, 10);
  const angle = (x: Ratio) => significant(x, 7);
  return {
    area: length(areaOf(sides)),
    perimeter: length(plus(a, b, c)),
    a: length(a),
    b: length(b),
    c: length(c),
    angle_a: angle(angleA),
    angle_b: angle(angleB),
    angle_c: angle(angleC),
  };
}

const inPrint = (sides: Three, angles: Three) => ({ kind: null, ...figures(sides, angles) });

/** The law of cosines. */
function angleOpposite(a: Ratio, b: Ratio, c: Ratio): Ratio {
  return arccosine(near(over(minus(plus(times(b, b), times(c, c)), times(a, a)), times(2, b, c))));
}

function bySides(a: Ratio, b: Ratio, c: Ratio, known: { c?: Ratio } = {}): ReturnType<Opinion> {
  const isTriangle = isMore(plus(a, b), c) && isMore(plus(b, c), a) && isMore(plus(a, c), b);
  if (!isTriangle) return undefined;
  const [angleA, angleC] = [angleOpposite(a, b, c), known.c ?? angleOpposite(c, a, b)];
  return inPrint([a, b, c], [angleA, minus(180, plus(angleA, angleC)), angleC]);
}

/** sin B = b sin A ÷ a: none, one or two triangles. */
function ambiguous(a: Ratio, b: Ratio, angleA: Ratio): ReturnType<Opinion> {
  const height = times(b, sine(angleA));
  const isShort = isMore(near(height), a);
  if (isShort || (!isMore(a, b) && compare(angleA, 90) >= 0)) return undefined;
  // c = b cos A ± √(a² − h²)
  const reach = root(near(minus(times(a, a), times(height, height))), 2);
  const foot = times(b, cosine(angleA));
  const one = withSide(a, b, near(plus(foot, reach)), angleA);
  const hasOther = isMore(b, a) && !isZero(reach);
  if (!hasOther) return inPrint(...one);
  const other = figures(...withSide(a, b, near(minus(foot, reach)), angleA));
  return {
    ...inPrint(...one),
    other_c: other.c,
    other_angle_b: other.angle_b,
    other_angle_c: other.angle_c,
    other_area: other.area,
    other_perimeter: other.perimeter,
  };
}

function withSide(a: Ratio, b: Ratio, c: Ratio, angleA: Ratio): readonly [Three, Three] {
  const angleC = angleOpposite(c, a, b);
  return [
    [a, b, c],
    [angleA, minus(180, plus(angleA, angleC)), angleC],
  ];
}

export default triangle;
