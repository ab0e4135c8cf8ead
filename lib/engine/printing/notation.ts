// Money, and how a region writes. Home needs no notation: what does away from it is in ../regions, which no page loads before it is
// wanted.
import type { CivilDate } from "#numbers/civil-date";

/** Money, by ISO 4217: its code, the sign people write before the figure, and its decimals. */
export type Currency = {
  readonly code: string;
  readonly sign: string;
  readonly digits: number;
  /** Away from the default region. */
  readonly notation?: Notation | undefined;
  /** By a caller or a visitor, so that no answer is in another one. */
  readonly isChosen?: true | undefined;
};

/** A region's notation with its currency. Figures come as plain digits, and each is written once. */
export type Notation = {
  readonly region: string;
  readonly sign: { readonly text: string; readonly side: "before" | "after" };
  readonly decimal: string;
  readonly group: string;
  /** Of a time of day: h for 5:30 pm, H for 9:00 and 17:30, HH for 09:00 and 17:30. */
  readonly hours: "h" | "H" | "HH";
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** How many of its currency buy what a dollar buys: forms begin with so many times the amount. */
  readonly perDollar: number;
  number(digits: string): string;
  money(digits: string, isNegative: boolean): string;
  /** Of a figure that is written already. */
  percent(figure: string): string;
  date(day: CivilDate): string;
  /** In its own words for American ones. */
  spelled(text: string): string;
  /** The same notation, with further words. */
  calling(words: Readonly<Record<string, string>>): Notation;
  /** The same notation, with another currency's sign. */
  inCurrency(code: string): Currency | undefined;
  /** A form's text of ours in the region's notation; `writeTimes`: of which only the times of day are ours. */
  write(text: string): string;
  writeTimes(text: string): string;
  /** What was typed for a field of that kind, in our notation. */
  read(kind: string, text: string): string;
};
