// A line that is an expression: what it comes to, why it can't be worked out, or nothing where it is none.
import { nearest } from "#engine";
import type { Expression } from "#numbers/expression";
import { readTokens } from "#numbers/read-expression";
import { inSigns, isName } from "../ask/arithmetic.ts";
import { measured, type Scope } from "./scope.ts";
import { type Measure, sized, Unfit } from "./sized.ts";
import { type Cut, tokensIn } from "./tokens.ts";
import { wholeUnits } from "./unit-words.ts";
import { isAlike, labelOf, type Units } from "./units.ts";

export type Worked = {
  readonly measure: Measure;
  /** The same in other units of its kind. */
  readonly inUnits: (units: Units) => Measure;
  /** Those of the amounts in it. */
  readonly units: readonly Units[];
  /** It uses a line above. */
  readonly isReferring: boolean;
  /** A number as it stands, with nothing to work out. */
  readonly isGiven: boolean;
  /** A sum or an average of the lines above, and nothing else. */
  readonly isTotal: boolean;
};
export type Fault = { readonly fault: string; readonly isReferring: boolean };

/** The search takes 7/11 for a name. Among sums it is one more sum. */
const QUOTIENT = /^\d+\/\d+$/;
/** "covid-19" is a word. */
const GLUED = /\p{L}-[\p{L}\d]/u;
/** "24/7 support" is no sum of things. */
const NAMED_FIGURES = /\d[-/]\d/;

export function expressionOf(text: string, scope: Scope): Worked | Fault | undefined {
  if ((isName(text) && !QUOTIENT.test(text)) || GLUED.test(text)) return undefined;
  const { body, target } = split(inSigns(offAndOn(text)));
  try {
    const cut = tokensIn(body, scope);
    if (cut?.isCounting && NAMED_FIGURES.test(text)) return undefined;
    return cut && workedOut(cut, target, scope);
  } catch (thrown) {
    if (thrown instanceof Unfit) return { fault: thrown.message, isReferring: true };
    throw thrown;
  }
}

function workedOut(cut: Cut, target: Target | undefined, scope: Scope): Worked | Fault | undefined {
  const { tokens, isReferring } = cut;
  if (cut.isCounting && !isSum(cut)) return undefined;
  const read = readTokens(() => tokens);
  const unknown = Object.values(cut.unknown);
  if (unknown.length > 0) return "fault" in read ? undefined : unnamed(cut, unknown[0] ?? "", scope);
  if ("fault" in read) return isSum(cut) ? { fault: sentence(read.fault), isReferring } : undefined;
  const isGiven =
    !target && tokens.length - Number(tokens.at(-1)?.text === "%") === 1 && !isReferring && isNumber(read);
  if (!isGiven && !isReferring && !target && !isSum(cut) && tokens.length === 1) return undefined;
  const isTotal = tokens.length === 1 && tokens[0]?.text.startsWith("Σ") === true;
  const measure = converted(read, cut, target);
  const inUnits = (units: Units) => converted(read, cut, units);
  const units = Object.values(cut.measures).map((amount) => amount.units);
  return { measure, inUnits, units, isReferring, isGiven, isTotal };
}

const isNumber = ({ kind }: Expression): boolean => kind === "name" || kind === "number" || kind === "postfix";
const isSum = ({ tokens }: Cut): boolean => tokens.some(({ text }) => /^[-+×÷^!%]$/.test(text));
const sentence = (fault: string): string =>
  `This line ${fault.replace(/ at place \d+/g, "").replace(/[#@Σ]\d+/g, "a number")}.`;

// ── "in kg" at the end ──

type Target = "percent" | Units;

/** "8% off 50" is 50 - 8%. */
const offAndOn = (text: string): string =>
  text.replace(/^([\d.,]+ ?%) (off|on)(?: of)? (.+)$/i, (_, share: string, which: string, rest: string) =>
    which.toLowerCase() === "off" ? `(${rest}) - ${share}` : `(${rest}) + ${share}`,
  );

function split(text: string): { readonly body: string; readonly target?: Target } {
  const [, body, said = ""] = /^(.*\S) (?:in|to|into|as) (.+)$/i.exec(text) ?? [];
  if (!body) return { body: text };
  const target = /^(?:an? )?(?:%|percent(?:age)?)$/i.test(said) ? "percent" : wholeUnits(said);
  return target ? { body, target } : { body: text };
}

function converted(read: Expression, { measures }: Cut, target: Target | undefined): Measure {
  const own = sized(read, measures);
  if (!target) return measured(own, measures);
  if (target === "percent") {
    if (isAlike(own.units, {})) return { ...measured(own, measures, {}), isPercent: true };
    throw new Unfit(`An amount in ${labelOf(own.units)} is no percentage.`);
  }
  if (isAlike(own.units, target)) return measured(own, measures, target);
  throw new Unfit(`${labelOf(own.units) || "A number without a unit"} can't be converted to ${labelOf(target)}.`);
}

// ── names that no line above has ──

/** Said only where the line is plainly an expression: each word that is unknown stands between signs. */
function unnamed(cut: Cut, word: string, { names }: Scope): Fault | undefined {
  const isLone = cut.tokens.every(
    ({ text }, i) =>
      !(text in cut.unknown) || [cut.tokens[i - 1], cut.tokens[i + 1]].every((next) => !next || next.kind === "sign"),
  );
  const hasFigure = Object.keys(cut.measures).length > 0;
  if (!isLone || !hasFigure || !isSum(cut)) return undefined;
  const meant = nearest(word, names);
  const advice = meant ? `Did you mean “${meant}”?` : `Give it one above: ${word} = 100.`;
  return { fault: `“${word}” has no value. ${advice}`, isReferring: true };
}
