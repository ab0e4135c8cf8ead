// A number without sign or unit. English writes 1,234.50, the continent 1.234,50 or 1 234,50, Switzerland 1'234.50,
// India 1,00,000: which mark means what can nearly always be seen from where it stands.
import { type Exact, exact, over, plus } from "./exact.ts";
import { type Fault, TOO_LONG } from "./reading.ts";

/** `echoed` where it could be meant two ways or was not typed as a plain decimal. */
export type Numeral = { readonly amount: Exact; readonly echoed: boolean };

/** Undefined where the text is no numeral. */
export function readNumeral(text: string): Numeral | Fault | undefined {
  const fraction = /^(?:(\d+) )?(\d{1,30}) ?\/ ?(\d{1,30})$/.exec(text);
  if (fraction) return readFraction(fraction[1], `${fraction[2]}`, `${fraction[3]}`);

  const [, figures = "", exponent] = /^(.*?)(?:e([-+]?\d+))?$/is.exec(text) ?? [];
  const decimal = readDecimal(figures);
  if (!decimal || exponent === undefined) return decimal && { amount: exact(decimal.text), echoed: decimal.doubtful };
  if (Math.abs(Number(exponent)) > 30) return TOO_LONG;
  return { amount: exact(`${decimal.text}e${exponent}`), echoed: true };
}

function readFraction(whole: string | undefined, above: string, below: string): Numeral | Fault {
  const [numerator, denominator] = [exact(above), exact(below)];
  const quotient = over(numerator, denominator);
  if (!quotient) return { fault: `must be a decimal: ${above}/${below} has no end` };
  // 1 234/5 may be 1 and 234/5, or 1,234 divided by 5.
  if (whole && numerator.digits >= denominator.digits)
    return { fault: "must have a fraction below 1 after a whole number" };
  return { amount: plus(exact(whole ?? "0"), quotient), echoed: true };
}

const THREES = /^(?!0+\D)\d{1,3}([.,'_ ])\d{3}(?:\1\d{3})*$/;
const LAKHS = /^[1-9]\d?(?:,\d\d)+,\d{3}$/;
const isGrouped = (text: string): boolean => THREES.test(text) || LAKHS.test(text);
/** 1,234 and 1.234 are each a thousand to some and a little over one to others: read as English. */
const isDoubtful = (text: string): boolean => THREES.test(text) && /^\d+[.,]\d+$/.test(text);

function readDecimal(typed: string): { readonly text: string; readonly doubtful: boolean } | undefined {
  const text = typed.replace(/[.,]$/, "");
  const doubtful = isDoubtful(text);
  const isWhole = /^\d+$/.test(text) || (isGrouped(text) && !(doubtful && text.includes(".")));
  if (isWhole) return { text: onlyDigits(text), doubtful };

  const [, whole = "", mark = "", fraction] = /^(.*)([.,])(\d+)$/s.exec(text) ?? [];
  const isDecimal = /^\d*$/.test(whole) || (isGrouped(whole) && !whole.includes(mark));
  return isDecimal && fraction ? { text: `${onlyDigits(whole)}.${fraction}`, doubtful } : undefined;
}

const onlyDigits = (text: string): string => text.replace(/\D/g, "");
