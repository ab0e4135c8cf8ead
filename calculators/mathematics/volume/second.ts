import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isMore, minus, over, plus, power, type Ratio, root, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";

const volume: Opinion = (given) => {
  const solid = SOLIDS[given.shape ?? ""]?.((name) => figure(given, name));
  return solid && { volume: significant(solid.volume, 10), surface: significant(solid.surface, 10) };
};

type Of = (name: string) => Ratio;
type Solid = { readonly volume: Ratio; readonly surface: Ratio } | undefined;

const square = (a: Ratio): Ratio => times(a, a);
const slope = (a: Ratio, b: Ratio): Ratio => root(plus(square(a), square(b)), 2);

const SOLIDS: Readonly<Record<string, (of: Of) => Solid>> = {
  box(of) {
    const [a, b, c] = [of("length"), of("width"), of("height")];
    return { volume: times(a, b, c), surface: times(2, plus(times(a, b), times(b, c), times(a, c))) };
  },
  cube: (of) => ({ volume: power(of("side"), 3), surface: times(6, square(of("side"))) }),
  cylinder(of) {
    const [r, h] = [of("radius"), of("height")];
    return { volume: times(PI, r, r, h), surface: times(2, PI, r, plus(r, h)) };
  },
  sphere: (of) => ({
    volume: over(times(4, PI, power(of("radius"), 3)), 3),
    surface: times(4, PI, square(of("radius"))),
  }),
  hemisphere: (of) => ({
    volume: over(times(2, PI, power(of("radius"), 3)), 3),
    surface: times(3, PI, square(of("radius"))),
  }),
  // Curved 2πrh, and the disk that it stands on: its radius squared is h(2r − h).
  cap(of) {
    const [r, h] = [of("radius"), of("height")];
    if (isMore(h, times(2, r))) return undefined;
    const disk = times(PI, h, minus(times(2, r), h));
    return { volume: over(times(PI, h, h, minus(times(3, r), h)), 3), surface: plus(times(2, PI, r, h), disk) };
  },
  cone(of) {
    const [r, h] = [of("radius"), of("height")];
    return { volume: over(times(PI, r, r, h), 3), surface: times(PI, r, plus(r, slope(r, h))) };
  },
  frustum(of) {
    const [base, top, h] = [of("radius"), of("top_radius"), of("height")];
    const ends = plus(square(base), square(top));
    return {
      volume: over(times(PI, h, plus(ends, times(base, top))), 3),
      surface: times(PI, plus(ends, times(plus(base, top), slope(minus(base, top), h)))),
    };
  },
  pyramid(of) {
    const [a, b, h] = [of("length"), of("width"), of("height")];
    const sides = plus(times(a, slope(over(b, 2), h)), times(b, slope(over(a, 2), h)));
    return { volume: over(times(a, b, h), 3), surface: plus(times(a, b), sides) };
  },
  // The triangle by its height over the first side.
  prism(of) {
    const [a, b, c, long] = [of("side"), of("side_b"), of("side_c"), of("length")];
    if (!isMore(plus(a, b), c) || !isMore(plus(a, c), b) || !isMore(plus(b, c), a)) return undefined;
    const foot = over(minus(plus(square(a), square(b)), square(c)), times(2, a));
    const end = root(over(times(square(a), minus(square(b), square(foot))), 4), 2);
    return { volume: times(end, long), surface: plus(times(2, end), times(plus(a, b, c), long)) };
  },
  capsule(of) {
    const [r, h] = [of("radius"), of("height")];
    const ball = times(4, PI, r, r);
    return { volume: plus(over(times(ball, r), 3), times(PI, r, r, h)), surface: plus(ball, times(2, PI, r, h)) };
  },
};

export default volume;
