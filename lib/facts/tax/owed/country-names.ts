export const COUNTRIES = {
  us: "United States",
  uk: "England, Wales or Northern Ireland",
  scotland: "Scotland",
  ireland: "Ireland",
  canada: "Canada",
  australia: "Australia",
  new_zealand: "New Zealand",
  germany: "Germany",
  france: "France",
  netherlands: "Netherlands",
  india: "India",
} as const;
