// The answer to a question that was read: what the calculator says, as its page would.

import { calculators } from "#calculators";
import {
  beginning,
  type Calculator,
  type Currency,
  calculate,
  type Figure,
  isRefusal,
  type OutputField,
  outOfDate,
  present,
  readTexts,
} from "#engine";
import type { Reading } from "./reading.ts";

export type Answered = {
  readonly reading: Reading;
  readonly name: string;
  readonly figure: Figure & { readonly value: string };
  /** Of the figure, where its text has none. */
  readonly unit: string;
  readonly kind: OutputField["kind"];
  /** It says the figure, whatever else it says. */
  readonly sentence: string;
  /** What the calculator warns of, and figures that have run out. */
  readonly warnings: readonly string[];
  /** The code of the currency in the question, where it is not the visitor's. */
  readonly currency?: string;
};

/** `usual` is the visitor's currency; `today` is a day as YYYY-MM-DD. */
export type Circumstances = { readonly currency: Currency; readonly usual: Currency; readonly today: string };

/** In the currency of the question. Undefined where the calculator refuses these inputs or has no answer to them. */
export async function answerTo(
  asked: Reading,
  { currency, usual, today }: Circumstances,
): Promise<Answered | undefined> {
  const calculator = (await calculators[asked.slug]?.())?.default;
  if (!calculator) return undefined;
  const reading = begun(calculator, asked);
  const { raw, faults } = readTexts(calculator, reading.texts);
  const answer = faults.length > 0 ? undefined : calculate(calculator, raw, currency);
  if (!answer || isRefusal(answer)) return undefined;
  const { primary, figures, sentence, unit, alerts } = present(calculator, answer, currency);
  const answering = figures.find(({ name }) => name === reading.answer) ?? primary;
  return {
    reading,
    name: calculator.name,
    figure: { ...answering, value: answering.value ?? answering.text },
    unit: answering.name === primary.name ? unit : "",
    kind: calculator.outputs[answering.name]?.kind ?? "text",
    sentence: said(
      reading,
      sentence.includes(answering.text) ? sentence : `${answering.label}: ${answering.text}. ${sentence}`,
    ),
    warnings: [...alerts, ...outOfDate(calculator, answer.inputs, today)],
    ...(currency.code === usual.code ? {} : { currency: currency.code }),
  };
}

/** "5 kg is 5 kg" says no more than the result does. */
const said = ({ result, texts }: Reading, sentence: string): string =>
  result ? [`The result is ${result}.`, ...(texts.from === texts.to ? [] : [sentence])].join(" ") : sentence;

function begun(calculator: Calculator, { begins = [], texts, ...reading }: Reading): Reading {
  const form = beginning(calculator);
  return { ...reading, texts: { ...texts, ...Object.fromEntries(begins.map((name) => [name, form[name] ?? ""])) } };
}
