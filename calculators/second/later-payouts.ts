// Loans paid out in parts, which chance would seldom make: the payments are worth more than the payouts, and some payouts come
// after payments began.
import type { Given, Made, Pick } from "./given.ts";

/** A whole number below so many. */
function below(pick: Pick, most: number): number {
  const digits = Array.from({ length: 7 }, () => pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  return Number(digits.join("")) % most;
}

const amount = (pick: Pick): number => (100 + below(pick, 2_000_000)) / 100;

function waiting(pick: Pick): Given {
  if (pick([true, false])) return {};
  return {
    first_period: "dates",
    advance_date: pick(["2026-01-15", "2026-02-28", "2024-12-31"]),
    first_payment_date: pick(["2027-03-01", "2027-06-30", "2030-02-28"]),
  };
}

export const made: Made = (pick) => {
  const first = amount(pick);
  const parts = Array.from({ length: 1 + below(pick, 12) }, () => amount(pick));
  const later = parts.map(
    (part) => `${part}:${pick([1, 10]) === 1 ? 1 + below(pick, 24) : (1 + below(pick, 240)) / 10}`,
  );
  const payments = 1 + below(pick, 60);
  const all = parts.reduce((sum, part) => sum + part, first);
  const payment = Math.max(1, Math.floor((all * (95 + below(pick, 86))) / payments)) / 100;
  return {
    payment_from: "given",
    amount: `${first}`,
    later_payouts: later.join("; "),
    payment: `${payment}`,
    payments: `${payments}`,
    frequency: pick(["weekly", "semimonthly", "monthly", "quarterly", "yearly"]),
    insurance: pick(["0", "0", "3.5"]),
    ...waiting(pick),
  };
};
