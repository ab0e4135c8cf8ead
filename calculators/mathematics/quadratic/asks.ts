import type { Asks } from "#engine";

const SQUARE = "x(²|[\\^]2)";

const asks: Asks = [
  { example: "x² - 4 = 0", says: [`({a:plain})? ${SQUARE} {c:signed} = 0`], inputs: { a: "1", b: "0" } },
  { example: "x^2 - 5x + 6 = 0", says: [`({a:plain})? ${SQUARE} {b:signed} ?x {c:signed} = 0`], inputs: { a: "1" } },
];

export default asks;
