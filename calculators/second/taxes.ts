// The tax in or on one article, or all of them.
import { type Given, whole } from "./given.ts";
import { down, nearest, over, plus, type Ratio, times, up } from "./ratio.ts";

const CENT = { top: 1n, bottom: 100n };
const TO_THE_CENT: Readonly<Record<string, (tax: Ratio, digits: number) => bigint>> = { nearest, up, down };

/** The tax in or on one article, or all of them, in cents as the rule has it. */
export function taxOf(given: Given, price: Ratio, share: Ratio): Ratio {
  const toTheCent = TO_THE_CENT[given.rounding ?? ""];
  const cents = (tax: Ratio): Ratio => (toTheCent ? times(toTheCent(tax, 2), CENT) : tax);
  const articles = whole(given, "quantity");
  if (given.rounded_on === "article") return times(cents(times(price, share)), articles);
  return cents(times(price, articles, share));
}

export const onTop = (rate: Ratio): Ratio => over(rate, 100);
export const inside = (rate: Ratio): Ratio => over(rate, plus(100, rate));
