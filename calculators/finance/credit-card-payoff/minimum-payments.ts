// What a card asks for at least: a share of what is owed, with or without the month's interest, and never less than a floor.
import type { Decimal } from "#numbers/decimal";
import { type Due, partOf, toCents } from "#numbers/schedule";

type Terms = {
  readonly minimum_rate: Decimal;
  readonly minimum_of: "balance" | "interest";
  readonly floor: Decimal;
};

export function minimumPayment(terms: Terms): (due: Due) => bigint {
  const share = partOf(terms.minimum_rate.div(100));
  const floor = toCents(terms.floor);
  return ({ owed, interest }) => {
    const minimum = share(owed) + (terms.minimum_of === "interest" ? interest : 0n);
    return minimum > floor ? minimum : floor;
  };
}
