// What a calculator declares as the parts of a whole must add up to it, whatever is asked.
import type { Answer, Calculator } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";

export function flawsInParts({ parts }: Pick<Calculator, "parts">, { inputs, outputs }: Answer): readonly string[] {
  const amountOf = (name: string): Decimal => {
    const value = outputs[name] ?? inputs[name];
    return Decimal.isDecimal(value) ? value : decimal(0);
  };
  return [parts ?? []].flat().flatMap(({ of, whole: name }) => {
    const amounts = of.map(amountOf);
    // With one part there is nothing to draw: another set may be the one for this question.
    if (amounts.filter((amount) => !amount.isZero()).length < 2) return [];
    const [sum, whole] = [amounts.reduce((sum, amount) => sum.plus(amount), decimal(0)), amountOf(name)];
    // Of the largest part, for a loss may eat up nearly all of it.
    const exactness = Decimal.max(...amounts.map((amount) => amount.abs())).times("1e-30");
    if (sum.minus(whole).abs().lte(exactness)) return [];
    return [`says that ${name} consists of ${of.join(", ")}, which add up to ${sum} and not to ${whole}`];
  });
}
