import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isMore, minus, over, plus, power, type Ratio, root, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";

const surfaceArea: Opinion = (given) => {
  const solid = SOLIDS[given.shape ?? ""]?.((name) => figure(given, name));
  if (!solid) return undefined;
  const { around, bottom, lid, volume } = solid;
  const [open, whole] = [plus(around, bottom ?? 0), plus(around, bottom ?? 0, lid ?? 0)];
  const printed = (area?: Ratio) => area && significant(area, 10);
  return {
    surface: printed(whole),
    lateral: bottom && printed(around),
    base: printed(bottom),
    top: printed(lid),
    open: lid && printed(open),
    volume: printed(volume),
    ratio: printed(over(whole, volume)),
  };
};

type Of = (name: string) => Ratio;
type Solid =
  | { readonly around: Ratio; readonly bottom?: Ratio; readonly lid?: Ratio; readonly volume: Ratio }
  | undefined;

const square = (a: Ratio): Ratio => times(a, a);
const longest = (a: Ratio, b: Ratio): Ratio => root(plus(square(a), square(b)), 2);
const disk = (r: Ratio): Ratio => times(PI, square(r));

const SOLIDS: Readonly<Record<string, (of: Of) => Solid>> = {
  box(of) {
    const [l, w, h] = [of("length"), of("width"), of("height")];
    const floor = times(l, w);
    return { around: plus(times(2, l, h), times(2, w, h)), bottom: floor, lid: floor, volume: times(floor, h) };
  },
  cube(of) {
    const face = square(of("side"));
    return { around: times(4, face), bottom: face, lid: face, volume: power(of("side"), 3) };
  },
  cylinder(of) {
    const [r, h] = [of("radius"), of("height")];
    return { around: times(2, PI, r, h), bottom: disk(r), lid: disk(r), volume: times(disk(r), h) };
  },
  sphere: (of) => ({ around: times(4, disk(of("radius"))), volume: over(times(4, PI, power(of("radius"), 3)), 3) }),
  hemisphere(of) {
    const r = of("radius");
    return { around: times(2, disk(r)), bottom: disk(r), volume: over(times(2, disk(r), r), 3) };
  },
  cap(of) {
    const [r, h] = [of("radius"), of("height")];
    if (isMore(h, times(2, r))) return undefined;
    const bottom = times(PI, minus(square(r), square(minus(r, h))));
    return { around: times(2, PI, r, h), bottom, volume: over(times(PI, h, h, minus(times(3, r), h)), 3) };
  },
  cone(of) {
    const [r, h] = [of("radius"), of("height")];
    return { around: times(PI, r, longest(r, h)), bottom: disk(r), volume: over(times(disk(r), h), 3) };
  },
  frustum(of) {
    const [wide, narrow, h] = [of("radius"), of("top_radius"), of("height")];
    return {
      around: times(PI, plus(wide, narrow), longest(minus(wide, narrow), h)),
      bottom: disk(wide),
      lid: disk(narrow),
      volume: over(times(PI, h, plus(square(wide), times(wide, narrow), square(narrow))), 3),
    };
  },
  pyramid(of) {
    const [l, w, h] = [of("length"), of("width"), of("height")];
    const around = plus(times(l, longest(over(w, 2), h)), times(w, longest(over(l, 2), h)));
    return { around, bottom: times(l, w), volume: over(times(l, w, h), 3) };
  },
  // The triangle by its height over the first side: its foot cuts that side where the Pythagorean theorem holds on both sides.
  prism(of) {
    const [a, b, c, long] = [of("side"), of("side_b"), of("side_c"), of("length")];
    const foot = over(minus(plus(square(a), square(b)), square(c)), times(2, a));
    const high = minus(square(b), square(foot));
    if (!isMore(plus(a, b), c) || !isMore(plus(a, c), b) || !isMore(plus(b, c), a)) return undefined;
    const end = root(over(times(square(a), high), 4), 2);
    return { around: times(plus(a, b, c), long), bottom: end, lid: end, volume: times(end, long) };
  },
  capsule(of) {
    const [r, h] = [of("radius"), of("height")];
    return {
      around: plus(times(4, disk(r)), times(2, PI, r, h)),
      volume: plus(over(times(4, disk(r), r), 3), times(disk(r), h)),
    };
  },
};

export default surfaceArea;
