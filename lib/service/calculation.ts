// One run of a calculator as the API tells it.
import {
  calculate,
  describeOutputs,
  isRefusal,
  outOfDate,
  present,
  presentTables,
  presentWorking,
  type Raw,
  type Refusal,
  spokenCurrency,
  type Table,
} from "#engine";
import { type Answering, categoryOf } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf, shareAddress } from "./addresses.ts";
import { dayOf } from "./day.ts";
import { remarksOf, resultOf, valuesOf } from "./result.ts";

const ROUNDING =
  "Nothing is rounded along the way unless an assumption says so. Displayed texts are rounded, half away from zero; values keep up to 30 digits.";

export function calculation({ calculator, words, former }: Answering, raw: Raw, site: Site, now: Date) {
  const answer = calculate(calculator, { ...former?.granted, ...raw }, site.currency);
  if (isRefusal(answer)) return answer;
  const presented = present(calculator, answer, site.currency, "send");
  const { full: _, ...primary } = presented.primary;
  const expired = outOfDate(calculator, answer.inputs, dayOf(now));
  const currency = spokenCurrency(calculator, answer.texts, site.currency);
  const unit = describeOutputs(calculator, currency).find(({ name }) => name === primary.name)?.unit;
  const facts = calculator.facts?.(answer.inputs) ?? [];
  const source = pageOf(site, calculator.slug);
  return {
    tool: calculator.name,
    tool_slug: calculator.slug,
    tool_version: calculator.version,
    calculation_timestamp: now.toISOString(),
    result: resultOf(presented),
    primary: { ...primary, ...(unit ? { unit } : {}), sentence: presented.sentence },
    values: valuesOf(presented),
    calculation: {
      formula: calculator.formula,
      assumptions: words.assumptions,
      inputs: answer.texts,
      steps: presentWorking(calculator, answer, site.currency),
      rounding: ROUNDING,
      ...(facts.length > 0 ? { facts } : {}),
    },
    tables: Object.fromEntries(presentTables(calculator, answer, site.currency).map(published)),
    ...remarksOf(presented, expired, answer.notes),
    disclaimer: categoryOf(calculator).disclaimer,
    source_url: source,
    share_url: shareAddress(site, calculator.slug, answer.texts, {
      version: calculator.version,
      figure: primary.text,
    }),
    attribution: `Calculated by ${site.name}: ${source}`,
  };
}

const published = ({ name, label, columns, rows }: Table) => [name, { label, columns, rows }] as const;

export type Calculation = Exclude<ReturnType<typeof calculation>, Refusal>;
