// Every calculator solved backwards: its main figure a little way off is wanted, and some value of each number that is
// asked for must bring it. What is found, once it is typed, prints what was wanted.
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import {
  beginning,
  type Calculator,
  calculate,
  isRefusal,
  markable,
  marked,
  present,
  readTexts,
  readWanted,
  solvable,
  styleIn,
  type Texts,
  USD,
  whatIf,
} from "#engine";
import { decimal } from "#numbers/decimal";

// The slowest take some hundred calculations of nine milliseconds for each input, and more where others use the machine.

const loaded = await Promise.all(Object.values(calculators).map(async (load) => (await load()).default));
const cases = loaded.flatMap((calculator) => {
  const inputs = solvable(calculator, beginning(calculator)).map(([input]) => input);
  return mainFigure(calculator).flatMap((output) =>
    inputs.map((input) => [calculator.slug, output, input, calculator] as const),
  );
});

/** One in three; all of them beside the larger set of browser tests. */
const chosen = cases.filter((_, place) => process.env.E2E_ALL !== undefined || place % 3 === 0);

describe("what if", () => {
  it.each(chosen)("%s: %s by changing %s", (_slug, output, input, calculator) => {
    const form = beginning(calculator);
    const wanted = printedAt(calculator, moved(calculator, form, input), output);
    if (!wanted) return;
    const read = readWanted(marked(calculator, output), wanted.value, styleIn(calculator, form, USD));
    if (!read.wanted) throw new Error(read.fault);
    const finding = finished(whatIf(calculator, form, { output, input, wanted: read.wanted }, USD));

    expect(finding.kind, JSON.stringify(finding)).toMatch(/^(?:found|level)$/);
    for (const { text, reach } of finding.kind === "found" ? finding.values : []) {
      expect(printedAt(calculator, { ...form, [input]: text }, output)?.text, `${text} ${reach?.from}`).toBe(
        wanted.text,
      );
    }
  });
});

/** Its name, where it is a number. */
function mainFigure(calculator: Calculator): readonly string[] {
  const { raw } = readTexts(calculator, beginning(calculator));
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) throw new Error(`${calculator.name} refuses what its form begins with`);
  const main = present(calculator, answer, USD).primary.name;
  return markable(calculator, answer).flatMap(([name]) => (name === main ? [name] : []));
}

/** A tenth more, or one more of what is whole or nothing. */
function moved(calculator: Calculator, form: Texts, input: string): Texts {
  const now = decimal(form[input] || 0);
  const isWhole = calculator.inputs[input]?.kind === "count" || now.isZero();
  return { ...form, [input]: (isWhole ? now.plus(1) : now.times("1.1")).toString() };
}

function printedAt(calculator: Calculator, texts: Texts, output: string) {
  const { raw, faults } = readTexts(calculator, texts);
  const answer = calculate(calculator, raw);
  if (isRefusal(answer) || faults.length > 0) return undefined;
  const figure = present(calculator, answer, USD).figures.find(({ name }) => name === output);
  return figure?.value === undefined ? undefined : { text: figure.text, value: figure.value };
}

function finished<R>(work: Generator<void, R, void>): R {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
