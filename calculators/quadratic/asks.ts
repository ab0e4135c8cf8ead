import type { Asks } from "#engine";

const asks: Asks = [{ example: "x² - 4 = 0", says: ["x(²|[\\^]2) {c:signed} = 0"], inputs: { a: "1", b: "0" } }];

export default asks;
