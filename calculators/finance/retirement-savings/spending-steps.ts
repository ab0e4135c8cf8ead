// The steps to the savings that are needed: for a pension that is there from the first day, or one that starts later.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import type { spendingOf } from "./retirement-income.ts";

type Given = Readonly<Record<"income" | "other_income", Shown<Decimal>>> & {
  readonly pension_age: Shown<unknown> | undefined;
};
type Found = Readonly<Record<"first_income" | "needed_pot", Shown<Decimal>>>;

export function incomeSteps(
  { income, other_income, pension_age }: Given,
  { first_income, needed_pot }: Found,
  rise: string,
  { alone, rest, forAll, forGap }: ReturnType<typeof spendingOf>,
  show: Show,
): readonly Line[] {
  const f = show("number", forAll, { significant: 10 });
  const exactly = (amount: Decimal) => show("money", amount, { upTo: 6 });
  const both = income.value.gt(other_income.value);
  if (alone === 0)
    return [
      both
        ? step`First withdrawal: (${income} - ${other_income}) × ${rise} = ${first_income}`
        : `First income from savings: ${first_income}`,
      `f, the savings needed for each $1 of first withdrawal: ${f}`,
      step`Savings needed at retirement: ${exactly(first_income.value)} × f = ${needed_pot}`,
    ];
  const [g, later] = [show("number", forGap, { significant: 10 }), show("money", rest)];
  return [
    step`First withdrawal: ${income} × ${rise} = ${first_income}`,
    both
      ? step`Of that, savings still pay from age ${pension_age ?? ""}: (${income} - ${other_income}) × ${rise} = ${later}`
      : `Of that, savings still pay from age ${pension_age ?? ""}: ${later}`,
    `f, the savings needed for each $1 of first withdrawal: ${f}`,
    `g, the same until age ${pension_age ?? ""}: ${g}`,
    step`Savings needed at retirement: ${exactly(rest)} × f + ${exactly(first_income.value.minus(rest))} × g = ${needed_pot}`,
  ];
}
