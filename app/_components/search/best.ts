// What most people come for, first. A category that is not named here, or has no more, shows all it has.

export const OFTEN = ["mortgage", "percentage", "tip", "bmi", "age", "date-difference"] as const;

export const BEST: Readonly<Record<string, readonly string[]>> = {
  finance: [
    "mortgage",
    "loan",
    "auto-loan",
    "compound-interest",
    "credit-card-payoff",
    "salary",
    "sales-tax",
    "retirement-savings",
    "inflation",
  ],
  everyday: ["percentage", "tip", "discount", "percentage-change", "fuel-cost", "bill-split"],
  dates: ["age", "date-difference", "date-add", "business-days", "hours-worked", "time-duration"],
  conversion: ["length", "weight", "temperature", "volume-units", "cooking", "data-size"],
  health: ["bmi", "calories", "body-fat", "due-date", "pace", "ideal-weight"],
  mathematics: ["scientific", "fraction", "statistics", "quadratic", "triangle", "area", "rounding", "ratio", "circle"],
};
