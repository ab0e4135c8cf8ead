// A question typed in words → a calculator, and the texts of its form. Nothing is calculated here: the answer is what the
// calculator itself says to these inputs (./answer.ts).
import { asks } from "#calculators/asks";
import type { Ask, Converts, Currency, Texts } from "#engine";
import { type Answered, answerTo } from "./answer.ts";
import { expressionIn } from "./arithmetic.ts";
import { conversionOf } from "./convert.ts";
import { currencyOf } from "./currency.ts";
import { withBothYears } from "./dates.ts";
import { inFigures } from "./in-figures.ts";
import { answered, corrected, followed, formOf, isIn, type Subject, understood } from "./meaning/index.ts";
import { plainQuestion } from "./plain.ts";
import type { Reading } from "./reading.ts";
import { type Match, matchOf, needsOf } from "./template.ts";

export type { Answered } from "./answer.ts";
export { inSigns, isName } from "./arithmetic.ts";
export { currencyOf } from "./currency.ts";
export type { Subject } from "./meaning/index.ts";
export { plainQuestion } from "./plain.ts";
export type { Reading } from "./reading.ts";

const ALL = Object.entries(asks).flatMap(([slug, all]) =>
  all.flatMap((ask) => ("examples" in ask ? [] : [{ slug, ask }])),
);
// While this loads, and not at the first key.
for (const { ask } of ALL) if ("says" in ask) ask.says.forEach(needsOf);

export type Asking = {
  /** A day as YYYY-MM-DD. */
  readonly today: string;
  /** The calculators that may be meant. */
  readonly among: readonly Subject[];
  readonly currency: Currency;
  readonly currencyOf: (code: string) => Promise<Currency>;
  /** The last question that was answered. */
  readonly last?: Reading | undefined;
};
export type Reply = {
  /** The likeliest first: the same words may be read in two ways. */
  readonly answers: readonly Answered[];
  /** Where there is no answer: a form with what was understood in it. */
  readonly form?: Form;
};
export type Form = {
  readonly slug: string;
  readonly name: string;
  readonly texts: Texts;
  readonly unread: readonly string[];
  /** The labels of inputs that are still needed. */
  readonly lacking: readonly string[];
};

const MOST = 2;

export async function ask(
  typed: string,
  { today, among, currency, currencyOf: moneyOf, last }: Asking,
): Promise<Reply> {
  const plain = withBothYears(inFigures(plainQuestion(typed) ?? ""));
  const text = corrected(plain, among);
  const code = currencyOf(text, currency);
  const money = code ? await moneyOf(code) : currency;
  const circumstances = { currency: money, usual: currency, today };
  const isAllowed = ({ slug }: Reading) => among.some((one) => one.slug === slug) && isIn(slug, code);
  const asked = { today, region: currency.notation?.region };
  const asWritten = read(plain, asked);
  const readings = (asWritten.length > 0 ? asWritten : read(text, asked)).filter(isAllowed).slice(0, MOST);
  const answers = await Promise.all(readings.map((reading) => answerTo(reading, circumstances)));
  const found = answers.filter((answer) => answer !== undefined);
  const sum = found.length === 0 && SUM.test(plain) ? await sumOf(plain, isAllowed, money) : undefined;
  const total = sum && (await answerTo(sum, circumstances));
  if (found.length > 0 || total) return { answers: total ? [total] : found };
  const all = await understood(text, today, among, code);
  const further =
    last && /^(?:and|or|what about|how about|with|at|for|but)\b/i.test(typed)
      ? await followed(text, today, last)
      : undefined;
  const answer = await answered(further ? [further] : all, circumstances);
  return answer ? { answers: [answer] } : { answers: [], ...(await formOf(all)) };
}

/** An amount with a unit, and a sign or a word that adds. */
const SUM = /\d ?["'a-z²³].*(?:[-+] ?\d|\b(?:plus|minus)\b)/i;

/** What reads amounts with units is the notebook's, and loaded once one is added. */
async function sumOf(text: string, isAllowed: (reading: Reading) => boolean, money: Currency) {
  const { sumIn } = await import("./sums.ts");
  const sum = sumIn(text, money);
  return sum && isAllowed(sum) ? sum : undefined;
}

type Asked = Pick<Asking, "today"> & { readonly region: string | undefined };

function read(text: string, asked: Asked): readonly Reading[] {
  const readings = distinct(ALL.flatMap(({ slug, ask }) => readingBy(slug, ask, text, asked) ?? []));
  const expression = readings.length > 0 ? undefined : expressionIn(text);
  return expression ? [{ slug: "scientific", texts: { expression, ...inRadians(expression) }, assumed: [] }] : readings;
}

function readingBy(slug: string, ask: Ask | Converts, text: string, { today, region }: Asked): Reading | undefined {
  if ("converts" in ask) {
    const texts = conversionOf(ask, text, region);
    return texts && { slug, texts, assumed: [] };
  }
  const match = matchOf(ask, text, today);
  return match && complete(slug, ask, match, today);
}

function complete(slug: string, ask: Ask, { texts, missing }: Match, today: string): Reading {
  const given = Object.entries(ask.inputs ?? {}).map(([name, text]) => [name, text === "today" ? today : text]);
  return {
    slug,
    texts: { ...Object.fromEntries(given), ...texts },
    assumed: ["", ...missing].flatMap((name) => ask.assumed?.[name] ?? []),
    ...(ask.begins ? { begins: ask.begins } : {}),
    ...(ask.answer ? { answer: ask.answer } : {}),
  };
}

function distinct(readings: readonly Reading[]): readonly Reading[] {
  const keys = readings.map(({ slug, texts }) => JSON.stringify([slug, texts]));
  return readings.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}

/** Whoever writes π in an angle means radians. */
const inRadians = (expression: string): Texts =>
  /(?:sin|cos|tan)[^)]*(?:π|pi)/i.test(expression) ? { angles: "radians" } : {};
