import type { Asks } from "#engine";

const LINE =
  "(linear regression|line of best fit|best fit line|regression line|trend line|least squares line|regression)";

const asks: Asks = [
  {
    example: "line of best fit through (1, 2), (2, 3), (3, 5)",
    says: [`${LINE} (of|for|through|to)? (the)? (points|data)? {points:pairs}`],
    inputs: {},
  },
];

export default asks;
