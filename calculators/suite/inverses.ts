// What must undo itself: an answer that is put back into the same calculator, asked the other way round, gives what one
// began with.
import type { Calculator, Raw } from "#engine";
import type { Decimal } from "#math/decimal";
import { factsFrom, factsOf, isSame, type Row } from "./facts.ts";
import { onlyAsked } from "./start.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

type Inverse = {
  readonly there: Raw;
  readonly back: Raw;
  /** Inputs on the way back, by the outputs that they are. The other inputs are as they were. */
  readonly with: Readonly<Record<string, string>>;
  /** Outputs on the way back, by the inputs that they must be. */
  readonly gives: Readonly<Record<string, string>>;
};

const converter = (from: string, to: string): Inverse => ({
  there: { from, to },
  back: { from: to, to: from },
  with: { value: "result" },
  gives: { result: "value" },
});

const INVERSES: Readonly<Record<string, readonly Inverse[]>> = {
  apy: [
    { there: { find: "apy" }, back: { find: "rate" }, with: { apy: "apy" }, gives: { annual_rate: "annual_rate" } },
  ],
  circle: [
    { there: { known: "radius" }, back: { known: "area" }, with: { area: "area" }, gives: { radius: "radius" } },
    {
      there: { known: "diameter" },
      back: { known: "circumference" },
      with: { circumference: "circumference" },
      gives: { diameter: "diameter" },
    },
  ],
  cooking: [converter("cup", "g"), converter("oz", "tbsp")],
  "data-size": [converter("GiB", "MB"), converter("kbit", "KiB")],
  discount: [
    {
      there: { find: "percent_off" },
      back: { find: "original" },
      with: { sale_price: "reduced" },
      gives: { original: "price" },
    },
  ],
  "investment-growth": [
    {
      there: { find: "end" },
      back: { find: "start" },
      with: { target: "end_value" },
      gives: { needed_start: "start" },
    },
    {
      there: { find: "end" },
      back: { find: "contribution" },
      with: { target: "end_value" },
      gives: { needed_contribution: "contribution" },
    },
  ],
  length: [converter("ft", "m"), converter("nmi", "survey_mi")],
  loan: [
    { there: { find: "payment" }, back: { find: "amount" }, with: { payment: "payment" }, gives: { amount: "amount" } },
    { there: { find: "amount" }, back: { find: "payment" }, with: { amount: "amount" }, gives: { payment: "payment" } },
    {
      there: { find: "payment" },
      back: { find: "rate" },
      with: { payment: "payment" },
      gives: { annual_rate: "annual_rate" },
    },
  ],
  margin: [
    {
      there: { given: "cost_margin" },
      back: { given: "price_margin" },
      with: { price: "price" },
      gives: { cost: "cost" },
    },
    {
      there: { given: "cost_markup" },
      back: { given: "price_markup" },
      with: { price: "price" },
      gives: { cost: "cost" },
    },
    {
      there: { given: "cost_margin" },
      back: { given: "cost_markup" },
      with: { markup: "markup" },
      gives: { margin: "margin" },
    },
  ],
  "ohms-law": [
    {
      there: { given: "voltage_current", voltage_unit: "V", current_unit: "A" },
      back: { given: "resistance_power" },
      with: { resistance: "resistance", power: "power" },
      gives: { voltage: "voltage", current: "current" },
    },
  ],
  percentage: [
    { there: { find: "part" }, back: { find: "rate" }, with: { part: "answer" }, gives: { rate: "percentage" } },
    { there: { find: "part" }, back: { find: "whole" }, with: { part: "answer" }, gives: { answer: "whole" } },
  ],
  "retirement-withdrawal": [
    {
      there: { find: "withdrawal" },
      back: { find: "pot" },
      with: { withdrawal: "needed_withdrawal" },
      gives: { needed_pot: "pot" },
    },
    {
      there: { find: "withdrawal_forever" },
      back: { find: "pot_forever" },
      with: { withdrawal: "needed_withdrawal" },
      gives: { needed_pot: "pot" },
    },
  ],
  "sales-tax": [
    {
      there: { find: "add", rounding: "none" },
      back: { find: "remove", rounding: "none", quantity: 1 },
      with: { price_paid: "total" },
      gives: { net: "net" },
    },
  ],
  "simple-interest": [
    {
      there: { find: "interest" },
      back: { find: "principal" },
      with: { interest: "interest" },
      gives: { principal: "principal" },
    },
    {
      there: { find: "interest" },
      back: { find: "rate" },
      with: { interest: "interest" },
      gives: { annual_rate: "annual_rate" },
    },
    {
      there: { find: "interest" },
      back: { find: "present_value" },
      with: { total: "total" },
      gives: { principal: "principal" },
    },
  ],
  temperature: [converter("celsius", "fahrenheit"), converter("kelvin", "rankine")],
  vat: [
    {
      there: { find: "gross", rounding: "none" },
      back: { find: "net", rounding: "none", quantity: 1 },
      with: { price_with: "gross" },
      gives: { net: "net" },
    },
  ],
  "volume-units": [converter("us_gal", "l"), converter("uk_pt", "ft3")],
  weight: [converter("lb", "kg"), converter("st", "ozt")],
};

export const undoesItself: Check = (subject) =>
  (INVERSES[subject.folder] ?? []).flatMap((inverse) => broken(subject, inverse));

function broken(subject: Subject, { there, back, with: carried, gives }: Inverse): readonly string[] {
  const { calculator } = subject;
  let tried = 0;
  for (const { raw, texts, figures } of factsOf(calculator, there)) {
    const answers = Object.entries(carried).map(([input, output]) => [input, figures[output]?.toString()] as const);
    const returned = factsFrom(
      calculator,
      onlyAsked(calculator, { ...texts, ...Object.fromEntries(answers), ...back }),
    );
    if (!returned) continue;
    tried++;
    for (const [output, begun] of Object.entries(gives)) {
      const [is, was] = [returned.figures[output], figures[begun]];
      if (is && was && isSame(is, was, alike(calculator, output, figures))) continue;
      return [
        `${definitionOf(subject)} does not undo itself: ${begun} was ${was} and came back as ${output} of ${is}, given ${JSON.stringify(raw)} and then ${JSON.stringify(returned.raw)}.`,
      ];
    }
  }
  const way = `${JSON.stringify(there)} and back ${JSON.stringify(back)}`;
  return tried > 0 ? [] : [`${definitionOf(subject)}: ${way} in suite/inverses.ts was never tried; mend its names.`];
}

/** What a figure may have been made from: those of its kind. */
function alike({ inputs, outputs }: Calculator, output: string, figures: Row): readonly Decimal[] {
  const fields: Readonly<Record<string, { readonly kind: string } | undefined>> = { ...inputs, ...outputs };
  return Object.entries(figures).flatMap(([name, figure]) =>
    fields[name]?.kind === outputs[output]?.kind ? figure : [],
  );
}
