import type { Raw } from "#engine";

// Amounts at which a law decides: where a band begins, an allowance shrinks or a contribution ends.
export const EDGES: Readonly<Record<string, readonly string[]>> = {
  "income-tax": [
    ...[
      "16100",
      "28500",
      "66500",
      "32200",
      "57000",
      "133000",
      "24150",
      "184500",
      "200000",
      "250000",
      "125000",
      "656700",
      "80650",
      "88650",
      "50000",
    ],
    ...["12570", "50270", "100000", "110000", "125140", "16537", "43662"],
    ...["16452", "58523", "117045", "181440", "258482"],
    ...["18200", "22866.6666666666666667", "37500", "45000", "66666.6666666666666667", "135000", "190000"],
    ...["12348", "24696", "17799", "35598", "69878", "139756", "277825", "555650"],
  ],
  paycheck: ["8600", "16100", "28500", "66500", "108938", "133000", "184500", "200000", "260000", "2080", "1000"],
};

/** Inputs that meet a limit exactly, where chance would not lead. */
export const MET: Readonly<Record<string, readonly Raw[]>> = {
  // No fat at all: 1.2 × 7.75 + 0.23 × 30 - 16.2 = 0.
  "body-fat": [{ method: "bmi", sex: "male", age: 30, height: 2, height_unit: "m", weight: 31 }],
  // A cent is left after a hundred years.
  "credit-card-payoff": [{ balance: "1200.01", annual_rate: 0, plan: "fixed", payment: 1 }],
  // Only the interest on the balloon, so that the balloon is what was borrowed.
  loan: [{ find: "amount", payment: 500, annual_rate: 6, payments: 60, balloon: 100000 }],
  // At a minute a kilometer, the longest ways with a mark each 50 and each 100 of them, and the next ones.
  pace: ["41:40:00", "41:41:00", "83:20:00", "83:21:00"].map((time) => ({ find: "distance", time, pace: "1:00" })),
  // As many digits as are printed, and one more.
  scientific: [{ expression: "1.23456789012345" }, { expression: "1.234567890123456" }],
  // The smallest discriminant of whole numbers.
  quadratic: [{ a: 1, b: 3, c: 2 }],
};
