import type { Entry } from "#lib/catalogue";

/** Figures worked by hand are counted apart. */
export function checkedAgainst({ words }: Entry): string {
  const hand = words.vectors.filter(({ by }) => by === "hand").length;
  const published = words.vectors.length - hand;
  return `Checked against ${published} published figures${hand > 0 ? ` and ${hand} worked by hand` : ""}`;
}
