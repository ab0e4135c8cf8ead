import type { Asks } from "#engine";

const SQUARE = "x(²|[\\^]2)";

const asks: Asks = [
  { example: "x² - 4 = 0", says: [`({a:plain})? ${SQUARE} {c:signed} = 0`], inputs: { a: "1", b: "0" } },
  {
    example: "x^2 - 5x + 6 = 0",
    says: [`(quadratic|quadratic equation|roots of|zeros of)? ({a:plain})? ${SQUARE} {b:signed} ?x {c:signed} = 0`],
    inputs: { a: "1" },
  },
  {
    example: "quadratic formula 2 -4 -6",
    says: [
      "(solve)? quadratic (formula|equation)? (with|for|of)? (a)? =? ?{a:plain} (b)? =? ?{b:plain} (c)? =? ?{c:plain}",
    ],
  },
];

export default asks;
