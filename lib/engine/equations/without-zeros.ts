// An equation as people write it down: what adds or takes away nothing is left out.
import type { Expression } from "#numbers/expression";

/** "price + fees - down_payment" without fees: "price - down_payment". */
export function withoutZeros(read: Expression, isZero: (name: string) => boolean): Expression {
  const isNothing = (side: Expression): boolean => {
    if (side.kind !== "binary") return side.kind === "name" && isZero(side.name);
    if (side.sign === "×") return isNothing(side.left) || isNothing(side.right);
    return side.sign === "+" && isNothing(side.left) && isNothing(side.right);
  };
  const plain = (side: Expression): Expression => {
    if ("of" in side) return { ...side, of: plain(side.of) };
    if (side.kind !== "binary") return side;
    if ("+-".includes(side.sign) && isNothing(side.right)) return plain(side.left);
    if (side.sign === "+" && isNothing(side.left)) return plain(side.right);
    return { ...side, left: plain(side.left), right: plain(side.right) };
  };
  return plain(read);
}
