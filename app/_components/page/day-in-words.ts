/** "November 20, 2026" */
export const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
