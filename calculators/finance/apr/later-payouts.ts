// A loan that is paid out in parts: what comes after the first.
import { noAnswer, phrase, rows, type Show, type Shown } from "#engine";
import type { Payout } from "#numbers/apr";

/** With more of them a rate takes long to find. */
const MOST_PAYOUTS = 12;

export const LATER_PAYOUTS = {
  later_payouts: rows(
    "Later payouts",
    {
      amount: { kind: "number", label: "Amount", min: 0.01, max: 1e9 },
      after: { kind: "number", label: "Payment periods later", min: 0.01, max: 1600 },
    },
    {
      least: 1,
      most: MOST_PAYOUTS,
      more: true,
      optional: true,
      when: { payment_from: ["given"] },
      help: "Optional. The loan amount is then the first payout.",
    },
  ),
};

export const overpaid = () =>
  noAnswer(
    "Check the later payouts: before one of them, you have already paid back more than you owe. Then more than one rate may fit.",
  );

/** "$20,000 + $15,000.00 + $5,000.00" */
export const allPayouts = (first: Shown<unknown>, later: readonly Payout[], show: Show): Shown<unknown> =>
  later.reduce((sum, { amount }) => phrase`${sum} + ${show("money", amount)}`, first);

/** "$15,000.00 after 2, $5,000.00 after 5.5" */
export const payoutsInWords = (later: readonly Payout[], show: Show): string =>
  later.map(({ amount, after }) => `${show("money", amount)} after ${show("number", after, { upTo: 4 })}`).join(", ");
