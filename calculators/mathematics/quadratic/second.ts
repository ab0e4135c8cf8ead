import { figure, type Opinion } from "#calculators/second/given";
import { significant, usual } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  isZero,
  minus,
  over,
  plus,
  type Ratio,
  root,
  size,
  times,
} from "#calculators/second/ratio";

const quadratic: Opinion = (given) => {
  const [a, b, c] = [figure(given, "a"), figure(given, "b"), figure(given, "c")];
  if (isZero(a)) return undefined;
  const discriminant = minus(times(b, b), times(4, a, c));
  const middle = over(b, times(-2, a));
  const inPrint = (x: Ratio) => usual(x);
  const half = root(over(size(discriminant), times(4, a, a)), 2);
  const isReal = !isNegative(discriminant);
  // Where b cancels the root, the other one comes from the product of both, c ÷ a.
  const far = isNegative(middle) ? minus(middle, half) : plus(middle, half);
  const other = isZero(far) ? far : over(c, times(a, far));
  const [least, most] = isMore(far, other) ? [other, far] : [far, other];
  return {
    roots: null,
    kind: null,
    x1: isReal ? inPrint(least) : undefined,
    x2: isReal ? inPrint(most) : undefined,
    real_part: isReal ? undefined : inPrint(middle),
    imaginary_part: isReal ? undefined : inPrint(half),
    discriminant: significant(discriminant, 30),
    vertex_x: inPrint(middle),
    vertex_y: inPrint(over(times(-1, discriminant), times(4, a))),
  };
};

/** The smallest discriminant of whole numbers. */
export const met = [{ a: "1", b: "3", c: "2" }];

export default quadratic;
