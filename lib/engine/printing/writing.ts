/** How numbers, money, days and times of day are written in a place, and its own spelling of American words. */
export type Writing = {
  readonly decimal: "." | ",";
  /** Between thousands. */
  readonly group: string;
  /** Digits that must stand before the first mark between thousands: where it is 2, 1234 has none and 12.345 has. */
  readonly leastGrouped: 1 | 2;
  /** 12,34,567: pairs above the thousand. */
  readonly inLakhs?: true;
  readonly percent: string;
  /** Of D, DD, M, MM, MMMM (in words) and YYYY. */
  readonly date: string;
  /** Of a time of day: h for 5:30 pm, H for 9:00 and 17:30, HH for 09:00 and 17:30. */
  readonly hours: "h" | "H" | "HH";
  readonly words: Readonly<Record<string, string>>;
};

export const HOME: Writing = {
  ...{ decimal: ".", group: ",", leastGrouped: 1, percent: "#%", date: "MMMM D, YYYY", hours: "h", words: {} },
};
