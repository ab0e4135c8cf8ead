// Largest remainders: everyone has the whole cents of their part, and the cents that are left go to the largest rests.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { cents, fixed, money, percent } from "#calculators/second/print";
import { compare, down, isZero, minus, nearest, over, plus, type Ratio, times } from "#calculators/second/ratio";

const billSplit: Opinion = (given) => {
  const [bill, tax] = [figure(given, "bill"), figure(given, "tax")];
  const tip = over(times(given.tip_on === "all" ? plus(bill, tax) : bill, figure(given, "tip_rate")), 100);
  const total = nearest(plus(bill, tax, tip), 2);
  const parts = given.split === "evenly" ? Array<string>(whole(given, "people")).fill("1") : sharesIn(given);
  const all = plus(...parts);
  if (isZero(all)) return undefined;
  const pays = apportioned(
    total,
    parts.map((part) => over(part, all)),
  );
  const least = total / BigInt(parts.length);
  return {
    share: given.split === "evenly" ? cents(least) : undefined,
    cents_left: given.split === "evenly" ? fixed(total % BigInt(parts.length), 0) : undefined,
    total: cents(total),
    tip: money(tip),
    payments: parts.map((part, i) => [null, percent(over(times(part, 100), all)), cents(pays[i] ?? 0n)]),
  };
};

const sharesIn = (given: Given): string[] => (given.shares ?? "").split("; ").map((row) => row.split(":")[1] ?? "");

function apportioned(total: bigint, parts: readonly Ratio[]): readonly bigint[] {
  const exact = parts.map((part) => times(part, total));
  const floors = exact.map((amount) => down(amount));
  const left = Number(total - floors.reduce((sum, cents) => sum + cents, 0n));
  const rest = (i: number) => minus(exact[i] ?? 0, floors[i] ?? 0);
  const first = [...parts.keys()].sort((i, j) => compare(rest(j), rest(i)) || i - j).slice(0, left);
  return floors.map((cents, i) => (first.includes(i) ? cents + 1n : cents));
}

export default billSplit;
