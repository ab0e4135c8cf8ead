// One line: a name and what it stands for, an expression, or a question that a calculator answers.
import type { Currency } from "#engine";
import { type Answered, ask, currencyOf, plainQuestion, type Subject } from "#lib/questions/ask";
import { evaluate } from "#numbers/evaluate";
import { readExpression } from "#numbers/read-expression";
import { expressionOf, type Worked } from "./expression.ts";
import type { Scope } from "./scope.ts";
import { isMoney, type Measure, Unfit } from "./sized.ts";
import { unitsLabeled } from "./unit-words.ts";
import { isCurrency, labelOf } from "./units.ts";
import { isTaken } from "./words.ts";
import { type CurrencyOf, written } from "./written.ts";

export type Setting = {
  /** The calculators that may be asked. */
  readonly among: readonly Subject[];
  readonly today: string;
  readonly currency: Currency;
  readonly currencyOf: CurrencyOf;
};

export type Line = {
  /** As it is printed; undefined where there is none. */
  readonly answer?: string;
  /** It repeats what was typed. */
  readonly isGiven?: boolean;
  /** The calculator that answered. */
  readonly answered?: Answered;
  /** What is wrong or missing, as a sentence. */
  readonly fault?: string;
};
export type Outcome = {
  readonly line: Line;
  readonly name?: string;
  readonly measure?: Measure;
  readonly isTotal?: boolean;
};

const NONE: Outcome = { line: {} };
const NOTE = /^(?:#|\/\/)/;
const NAMED = /^([\p{L}_][\p{L}\p{N}_ ]{0,39}?) ?= ?(.*)$/u;
/** "Side job: $300 * 2" and "Groceries $450". */
const LABELED = /^([\p{L}_][\p{L}\p{N}_ ]{0,39}?)(?:: (.+)| ([$€£¥₹] ?\d[\d.,]*))$/u;

export async function outcomeOf(typed: string, scope: Scope, setting: Setting): Promise<Outcome> {
  const text = plainQuestion(typed);
  if (!text || NOTE.test(text)) return NONE;
  const [, said, rest = ""] = NAMED.exec(/= *$/.test(typed) ? `${text} =` : text) ?? [];
  if (said === undefined)
    return (await labeled(text, scope, setting)) ?? answerOf(text.replace(/ ?=.*$/, ""), scope, setting);
  const name = said.toLowerCase();
  if (isTaken(name)) return fault(`“${said}” already has a meaning here. Choose another name.`);
  const found = await answerOf(rest.replace(/ ?=.*$/, ""), scope, setting);
  if (found.line.answer !== undefined || found.line.fault) return { ...found, name };
  const why = rest ? `“${rest}” can't be worked out.` : `“${said}” needs a value, such as ${said} = 100.`;
  return { ...fault(why), name };
}

/** What stands before an amount names it. A label before anything else is left alone, and so is a question. */
async function labeled(text: string, scope: Scope, setting: Setting): Promise<Outcome | undefined> {
  const [, label = "", after, money] = LABELED.exec(text) ?? [];
  const rest = after ?? money;
  if (!rest || (money && (await ask(text, setting)).answers.length > 0)) return undefined;
  const found = await answerOf(rest.replace(/ ?=.*$/, ""), scope, setting);
  const name = label.toLowerCase();
  return found.measure ? { ...found, ...(isTaken(name) ? {} : { name }) } : undefined;
}

const fault = (sentence: string): Outcome => ({ line: { fault: sentence } });

/** What uses a line above, or is about money, is an expression before it is a question. */
async function answerOf(text: string, scope: Scope, setting: Setting): Promise<Outcome> {
  const found = text ? expressionOf(text, scope) : undefined;
  const isOwn = found && "measure" in found && (found.isReferring || found.isGiven || isOfLines(found.measure));
  const asked = isOwn || !text ? undefined : await questionOf(text, scope, setting);
  if (asked?.line.answer !== undefined) return asked;
  if (found && "measure" in found) return workedOut(found, setting);
  return found ? fault(found.fault) : (asked ?? NONE);
}

/** Money and what is by the hour: a calculator's answer would lose one or the other. */
const isOfLines = ({ units }: Measure): boolean =>
  Object.entries(units).some(([key, power]) => isCurrency(key) || power < 0);

async function workedOut({ measure, isGiven, isTotal }: Worked, { currency, currencyOf }: Setting): Promise<Outcome> {
  const answer = await written(measure, currency, currencyOf);
  return { line: { answer, isGiven }, measure, isTotal };
}

// ── questions ──

async function questionOf(text: string, scope: Scope, setting: Setting): Promise<Outcome | undefined> {
  const question = withValues(text, scope);
  if (question === undefined) return undefined;
  const { answers, form } = await ask(question, setting);
  const code = currencyOf(question, setting.currency);
  // What is only an expression is worked out here, to more digits than are printed.
  const answered = answers.find(({ reading }) => reading.texts.expression === undefined && !reading.result);
  if (answered) return said(answered, code ? await setting.currencyOf(code) : setting.currency);
  return form && form.unread.length === 0 && form.lacking.length === 1
    ? fault(`Still needed: ${form.lacking.join(", ")}.`)
    : undefined;
}

function said(answered: Answered, currency: Currency): Outcome {
  const { figure, unit } = answered;
  const measure = measureOf(answered, currency);
  return {
    line: { answer: `${figure.text} ${unit}`.trim(), answered },
    ...(measure ? { measure } : {}),
  };
}

/** What later lines can go on from: 7/8 too, but no date and no words. */
function measureOf({ figure, unit, kind }: Answered, { code }: Currency): Measure | undefined {
  if (!/^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(figure.value)) return undefined;
  const read = readExpression(`${figure.value}${kind === "percent" ? "%" : ""}`);
  const value = "fault" in read ? undefined : evaluate(read, "degrees");
  if (!value || "why" in value) return undefined;
  if (kind === "money") return { value, units: { [code]: 1 }, isPercent: false };
  const label = unit || (/[^\d.,\s%]+.*$/.exec(figure.text)?.[0] ?? "");
  const units = (label && unitsLabeled(label)) || {};
  return { value, units, isPercent: kind === "percent" };
}

const PLACES = 12;

/** "20% tip on dinner" → "20% tip on $58.4". Undefined where a value is too long to be typed. */
function withValues(text: string, scope: Scope): string | undefined {
  let rest = "";
  for (let at = 0; at < text.length; ) {
    const found = /[\p{L}\p{N}_]/u.test(text[at - 1] ?? "") ? undefined : scope.usedAt(text, at);
    const value = found && found.said.toLowerCase() !== "average" ? typed(found) : undefined;
    if (found && value === undefined && !found.isList) return undefined;
    rest += value ?? text[at];
    at += value === undefined ? 1 : (found?.said.length ?? 1);
  }
  return rest;
}

function typed({ measure }: { measure(): Measure }): string | undefined {
  try {
    const { value, units, isPercent } = measure();
    const figure = isPercent ? value.value.times(100) : value.value;
    if (!isMoney(units) && figure.decimalPlaces() > PLACES) return undefined;
    const digits = figure.toDecimalPlaces(PLACES).toFixed();
    if (isPercent) return `${digits}%`;
    return isMoney(units) ? `${digits} ${Object.keys(units).filter(isCurrency)}` : `${digits} ${labelOf(units)}`.trim();
  } catch (thrown) {
    if (thrown instanceof Unfit) return undefined;
    throw thrown;
  }
}
