import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["holiday entitlement 3 days a week"],
    about: ["holiday entitlement", "annual leave", "statutory holiday", "paid holiday", "holidays", "leave"],
    words: {
      days_per_week: ["days a week", "days per week", "days work week"],
      hours_per_week: ["hours a week", "hours per week"],
      hours_worked: ["hours worked", "worked"],
      shifts: ["shifts"],
      pattern_days: ["day pattern", "days in the pattern"],
    },
    options: { by: { irregular: ["irregular", "zero hours"], shifts: ["shifts", "shift"] } },
  },
];

export default asks;
