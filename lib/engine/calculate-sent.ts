import { type Answer, answerTo } from "./calculate.ts";
import type { Calculator } from "./calculator.ts";
import { type Currency, USD } from "./printing/format.ts";
import type { Raw } from "./reading/parse.ts";
import { parseInputs } from "./reading/parse-sent.ts";
import type { Refusal } from "./refusal.ts";

/** The answer to what anyone may send. */
export const calculate = (calculator: Calculator, raw: Raw, currency: Currency = USD): Answer | Refusal =>
  answerTo(calculator, parseInputs(calculator, raw, currency), currency);
