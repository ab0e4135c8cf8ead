// An equation as people write it down: what adds or takes away nothing is left out.
import type { Expression } from "#math/expression";

/** "price + fees - down_payment" without fees: "price - down_payment". */
export function withoutZeros(read: Expression, isZero: (name: string) => boolean): Expression {
  if ("of" in read) return { ...read, of: withoutZeros(read.of, isZero) };
  if (read.kind !== "binary") return read;
  const [left, right] = [withoutZeros(read.left, isZero), withoutZeros(read.right, isZero)];
  const isSum = read.sign === "+" || read.sign === "-";
  if (isSum && right.kind === "name" && isZero(right.name)) return left;
  if (read.sign === "+" && left.kind === "name" && isZero(left.name)) return right;
  return { ...read, left, right };
}
