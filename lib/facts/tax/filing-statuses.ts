/** How a US income tax return can be filed. */
export const FILING_STATUSES = {
  single: "Single",
  married_joint: "Married filing jointly",
  married_separate: "Married filing separately",
  head_of_household: "Head of household",
} as const;
export type FilingStatus = keyof typeof FILING_STATUSES;
