// The provinces and territories, as a form offers them. Apart from their law, which a page loads once Canada is chosen.

export const PROVINCE_NAMES = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
} as const;
export type ProvinceName = keyof typeof PROVINCE_NAMES;

export const PROVINCE_CHOICES = { none: "Leave out provincial tax", ...PROVINCE_NAMES } as const;
