// Month by month with a purse: interest first, then the minimums, then whatever is left to the debts in line.
import { figure, type Opinion } from "#calculators/second/given";
import { cents, fixed } from "#calculators/second/print";
import { compare, nearest, over, type Ratio, ratio, times } from "#calculators/second/ratio";

type Debt = { readonly name: string; readonly balance: Ratio; readonly rate: Ratio; readonly minimum: Ratio };
type Paid = { readonly rows: readonly (readonly [bigint, bigint, bigint])[]; readonly interest: Map<Debt, bigint> };
const LONGEST = 600;

const debtPayoff: Opinion = (given) => {
  const debts = (given.debts ?? "").split("; ").map((row): Debt => {
    const [name = "", balance = "0", rate = "0", minimum = "0"] = row.split(":");
    return { name, balance: ratio(balance), rate: ratio(rate), minimum: ratio(minimum) };
  });
  const listed = debts.reduce((sum, { minimum }) => sum + nearest(minimum, 2), 0n);
  const extra =
    given.payments === "total" ? over(nearest(figure(given, "budget"), 2) - listed, 100) : figure(given, "extra");
  const [avalanche, snowball] = [repaid(byRate(debts), extra), repaid(byBalance(debts), extra)];
  if (!avalanche || !snowball) return undefined;
  const chosen = given.strategy === "avalanche" ? avalanche : snowball;
  const alone = debts.map((debt) => repaid([debt], ratio(0)));
  const isPossible = alone.every((one) => one !== undefined);
  const interest = all(chosen, 1);
  const years = Math.ceil(Math.max(avalanche.rows.length, snowball.rows.length) / 12);
  const owed = cents(debts.reduce((sum, { balance }) => sum + nearest(balance, 2), 0n));
  const after = ({ rows }: Paid, year: number) => cents(rows[12 * year - 1]?.[2] ?? 0n);
  return {
    months: fixed(chosen.rows.length, 0),
    total_interest: cents(interest),
    total_paid: cents(all(chosen, 0)),
    monthly_budget: null,
    avalanche_months: fixed(avalanche.rows.length, 0),
    avalanche_interest: cents(all(avalanche, 1)),
    snowball_months: fixed(snowball.rows.length, 0),
    snowball_interest: cents(all(snowball, 1)),
    alone_months: isPossible ? fixed(Math.max(...alone.map((one) => one?.rows.length ?? 0)), 0) : undefined,
    interest_saved: isPossible
      ? cents(alone.reduce((sum, one) => sum + (one ? all(one, 1) : 0n), 0n) - interest)
      : undefined,
    order: null,
    balances: [
      ["0", owed, owed],
      ...Array.from({ length: years }, (_, i) => [fixed(i + 1, 0), after(avalanche, i + 1), after(snowball, i + 1)]),
    ],
    schedule: chosen.rows.map((row, i) => [fixed(i + 1, 0), ...row.map(cents)]),
  };
};

const byRate = (debts: readonly Debt[]) =>
  [...debts].sort((a, b) => compare(b.rate, a.rate) || compare(a.balance, b.balance) || rest(a, b));
const byBalance = (debts: readonly Debt[]) =>
  [...debts].sort((a, b) => compare(a.balance, b.balance) || compare(b.rate, a.rate) || rest(a, b));
const rest = (a: Debt, b: Debt) => compare(b.minimum, a.minimum);

const all = ({ rows }: Paid, column: 0 | 1) => rows.reduce((sum, row) => sum + row[column], 0n);

function repaid(line: readonly Debt[], extra: Ratio): Paid | undefined {
  const owed = new Map(line.map((debt) => [debt, nearest(debt.balance, 2)]));
  const interest = new Map(line.map((debt) => [debt, 0n]));
  const rows: [bigint, bigint, bigint][] = [];
  while (total(owed) > 0n) {
    if (rows.length === LONGEST) return undefined;
    let purse = nearest(extra, 2);
    let charged = 0n;
    for (const debt of line) {
      const added = nearest(over(times(owed.get(debt) ?? 0n, debt.rate), 1200));
      owed.set(debt, (owed.get(debt) ?? 0n) + added);
      interest.set(debt, (interest.get(debt) ?? 0n) + added);
      charged += added;
      purse += nearest(debt.minimum, 2);
    }
    const budget = purse;
    const hand = (debt: Debt, most: bigint) => {
      const balance = owed.get(debt) ?? 0n;
      const amount = balance < most ? balance : most;
      owed.set(debt, balance - amount);
      purse -= amount;
    };
    for (const debt of line) hand(debt, nearest(debt.minimum, 2));
    for (const debt of line) hand(debt, purse);
    rows.push([budget - purse, charged, total(owed)]);
  }
  return { rows, interest };
}

const total = (owed: ReadonlyMap<Debt, bigint>) => [...owed.values()].reduce((sum, one) => sum + one, 0n);

export default debtPayoff;
