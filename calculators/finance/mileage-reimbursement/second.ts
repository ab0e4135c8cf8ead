import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, money, upTo } from "#calculators/second/print";
import {
  type Amount,
  isMore,
  isNegative,
  isZero,
  larger,
  minus,
  plus,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

/** In cents: up to a distance, beyond it, and the distance. By the year from 2022 on. */
const CENTS: Readonly<Record<string, (year: number) => readonly [Amount, Amount, Amount] | undefined>> = {
  us_business: (year) => flat([undefined, "65.5", 67, 70, "72.5"][year - 2022]),
  us_medical: (year) => flat([undefined, 22, 21, 21, "20.5"][year - 2022]),
  us_charity: (year) => (year > 2022 ? flat(14) : undefined),
  uk_car: (year) => [year > 2025 ? 55 : 45, 25, 10000],
  uk_motorcycle: () => flat(24),
  canada_provinces: (year) => canada([70, 72, 73][year - 2024]),
  canada_territories: (year) => canada([74, 76, 77][year - 2024]),
};

const NO_LIMIT = 1e9;
const flat = (cents: Amount | undefined) => (cents === undefined ? undefined : ([cents, cents, NO_LIMIT] as const));
const canada = (cents: number | undefined) => (cents ? ([cents, cents - 6, 5000] as const) : undefined);

const ratesOf = (given: Given) =>
  given.by === "own"
    ? flat(times(figure(given, "own_rate"), 100))
    : CENTS[given.by ?? "us_business"]?.(Number(given.year));

const mileageReimbursement: Opinion = (given) => {
  const rates = ratesOf(given);
  if (!rates) return undefined;
  const [first, then, limit] = rates.map((cents, i) => (i < 2 ? times(cents, ratio("0.01")) : ratio(cents)));
  if (!first || !then || !limit) return undefined;
  const [distance, paid] = [figure(given, "distance"), figure(given, "paid")];
  const atFirst = smaller(distance, larger(0, minus(limit, figure(given, "earlier"))));
  const atLower = minus(distance, atFirst);
  const all = plus(times(atFirst, first), times(atLower, then));
  const due = minus(all, paid);
  const split = !isZero(atLower);
  return {
    reimbursement: money(all),
    rate: small(first),
    at_first: upTo(atFirst, 2),
    lower_rate: split ? small(then) : undefined,
    at_lower: split ? upTo(atLower, 2) : undefined,
    still_due: isZero(paid) || isNegative(due) ? undefined : money(due),
    above_rate: isMore(0, due) ? money(minus(0, due)) : undefined,
  };
};

/** At least two decimals, and up to four. */
function small(amount: Amount): string {
  const four = fixed(amount, 4);
  return `$${four.replace(/0{1,2}$/, "")}`;
}

export default mileageReimbursement;
