// What runs in every JavaScript engine: everything that page and service say of each case, a line of JSON per case.
import { calculators } from "#calculators";
import {
  type Calculator,
  calculate,
  currencyIn,
  formatMoney,
  isRefusal,
  present,
  presentTables,
  presentWorking,
  readNumber,
  readTexts,
  sentenceOf,
  USD,
} from "#engine";
import { Decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import type { Asked, Case, Written } from "./cases.ts";

/** Of each calculator every `step`-th case. */
export async function speak(cases: readonly Case[], print: (line: string) => void, step: number): Promise<void> {
  for (const [slug, load] of Object.entries(calculators)) {
    const { default: calculator } = await load();
    const own = cases.filter((one) => "slug" in one).filter((one) => one.slug === slug);
    for (const [i, one] of own.entries())
      if (i % step === 0) print(`${slug} ${i + 1} ${JSON.stringify(said(calculator, one))}`);
  }
  for (const [i, one] of cases.filter((one) => "region" in one).entries())
    if (i % step === 0) print(`${one.region} ${one.currency ?? "own"} ${JSON.stringify(readBack(one))}`);
}

/** What each amount is written as, and what that is read as: the amount, rounded as the currency is. */
function readBack({ region, currency: code, amounts }: Written): unknown {
  const currency = currencyIn(region, code);
  if (!currency) throw new Error(`there is no ${code} in ${region}`);
  return amounts.map((amount) => {
    const text = formatMoney(new Decimal(amount), currency);
    const reading = readNumber(currency.notation?.read("money", text) ?? text, { kind: "money" });
    const isSame = "value" in reading && new Decimal(reading.value).eq(round(amount, currency.digits));
    if (!isSame) throw new Error(`${amount} in ${region} is ${text}, and is read as ${JSON.stringify(reading)}`);
    return text;
  });
}

function said(calculator: Calculator, given: Asked): unknown {
  if ("sent" in given) return answered(calculator, given.sent);
  const { raw, faults, echoes } = readTexts(calculator, given.typed);
  return { raw, faults, echoes, answer: answered(calculator, raw) };
}

function answered(calculator: Calculator, raw: Readonly<Record<string, unknown>>): unknown {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return answer.issues.map((issue) => ({ ...issue, sentence: sentenceOf(calculator, issue) }));
  const tables = presentTables(calculator, answer, USD, () => true);
  return {
    ...present(calculator, answer, USD),
    inputs: answer.texts,
    steps: presentWorking(calculator, answer, USD),
    tables: tables.map(({ plain, ...table }) => ({ ...table, plain: plain() })),
  };
}
