// What a card asks for at least: a share of what is owed, with or without the month's interest, and never less than a floor.
import type { Decimal } from "#math/decimal";
import { type Bill, partOf, settled, toCents } from "#math/schedule";

type Card = {
  readonly balance: Decimal;
  readonly minimum_rate: Decimal;
  readonly minimum_of: "balance" | "interest";
  readonly floor: Decimal;
};

export function minimumBills(card: Card, rate: Decimal, mostMonths: number): readonly Bill[] {
  const share = partOf(card.minimum_rate.div(100));
  const floor = toCents(card.floor);
  return settled(toCents(card.balance), rate, mostMonths, ({ owed, interest }) => {
    const minimum = share(owed) + (card.minimum_of === "interest" ? interest : 0n);
    return minimum > floor ? minimum : floor;
  });
}
