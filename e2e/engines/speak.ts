// What runs in every JavaScript engine: everything that page and service say of each case, a line of JSON per case.
import { calculators } from "#calculators";
import {
  type Calculator,
  calculate,
  isRefusal,
  present,
  presentTables,
  presentWorking,
  readTexts,
  sentenceOf,
  USD,
} from "#engine";
import type { Case } from "./cases.ts";

/** Of each calculator every `step`-th case. */
export async function speak(cases: readonly Case[], print: (line: string) => void, step: number): Promise<void> {
  for (const [slug, load] of Object.entries(calculators)) {
    const { default: calculator } = await load();
    const own = cases.filter((one) => one.slug === slug);
    for (const [i, one] of own.entries())
      if (i % step === 0) print(`${slug} ${i + 1} ${JSON.stringify(said(calculator, one))}`);
  }
}

function said(calculator: Calculator, given: Case): unknown {
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
