// A total divided in a ratio: each share, and the steps to it.
import { type Currency, figureDigits, group, inARow, type Line, type Show, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { inLowestWholes, readRatio } from "#numbers/rational";

export function sharesOf(total: Decimal, ratio: string) {
  const parts = divide(total, inLowestWholes(readRatio(ratio)));
  return {
    parts,
    shares({ notation }: Currency) {
      const amounts = parts.map(({ amount }) => group(figureDigits(amount, {}), notation));
      return inARow(amounts, "and");
    },
  };
}

export function shareSteps(total: Shown<Decimal>, ratio: string, show: Show): readonly Line[] {
  const wholes = inLowestWholes(readRatio(ratio));
  const grouped = (whole: bigint) => group(`${whole}`, show.notation);
  const all = grouped(sum(wholes));
  return [
    `Total parts: ${wholes.map(grouped).join(" + ")} = ${all}`,
    ...divide(total.value, wholes).map(
      ({ part, term, amount }) => step`Share ${part}: ${total} × ${grouped(term)} ÷ ${all} = ${show("number", amount)}`,
    ),
  ];
}

const divide = (total: Decimal, wholes: readonly bigint[]) =>
  wholes.map((term, i) => ({
    part: i + 1,
    term,
    share: decimal(100).times(term).div(sum(wholes)),
    amount: total.times(term).div(sum(wholes)),
  }));

const sum = (wholes: readonly bigint[]): bigint => wholes.reduce((total, whole) => total + whole, 0n);
