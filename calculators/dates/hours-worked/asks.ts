import type { Asks } from "#engine";

const HOURS = "(how many)? (hours|hours worked|work hours|hours did i work|timesheet|time card|total hours)";

const asks: Asks = [
  {
    example: "hours between 9:15am and 5:45pm with 30 minute lunch",
    says: [
      `${HOURS} (is|are|for|from|between|if i work|if i worked|if i work from)? {shifts:shifts}`,
      "(i)? (work|worked) (from)? {shifts:shifts} (how many hours)?",
    ],
    inputs: { pay_period: "one" },
  },
  {
    example: "mon 9-5, tue 9-5:30, wed 8:30-5 hours worked",
    says: ["{shifts:shifts} (how many)? (hours worked|total hours|hours|timesheet)"],
    inputs: { pay_period: "one" },
  },
];

export default asks;
