// How often money is paid, as people say it, and how many times a year that is.

export const FREQUENCY = {
  weekly: "Every week",
  biweekly: "Every two weeks",
  semimonthly: "Twice a month",
  monthly: "Every month",
  quarterly: "Every quarter",
  semiannual: "Twice a year",
  yearly: "Every year",
} as const;
export type Frequency = keyof typeof FREQUENCY;

export const TIMES_A_YEAR: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
};

/** When in its period. */
export const TIMING = { end: "End of each period", begin: "Beginning of each period" } as const;
