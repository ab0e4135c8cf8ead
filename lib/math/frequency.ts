// How often something happens in a year, by the words people use.

/** How often interest is added. */
export const COMPOUNDING = {
  annual: "Once a year",
  semiannual: "Twice a year",
  quarterly: "Quarterly",
  monthly: "Monthly",
  weekly: "Weekly, 52 times a year",
  daily: "Daily, 365 times a year",
  continuous: "Continuously",
} as const;

/** How often money is put in or taken out. */
export const PAYMENTS = {
  annual: "Yearly",
  semiannual: "Every half year",
  quarterly: "Quarterly",
  monthly: "Monthly",
  semimonthly: "Twice a month",
  biweekly: "Every two weeks",
  weekly: "Weekly",
} as const;

export const TIMES_A_YEAR = {
  annual: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
  daily: 365,
  continuous: "continuous",
} as const;

/** After an amount: "$200 a month". */
export const EVERY = {
  annual: "a year",
  semiannual: "every half year",
  quarterly: "a quarter",
  monthly: "a month",
  semimonthly: "twice a month",
  biweekly: "every two weeks",
  weekly: "a week",
} as const;
