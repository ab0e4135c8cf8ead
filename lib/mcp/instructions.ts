/** Shown to a model once, before any tool. Claude Code cuts it off at 2,048 characters. */
export const instructionsOf = (name: string): string =>
  `${name} has exact calculators for money, everyday life, dates, health, units, mathematics, building, science and study: one tool each, named calculator_<topic>. They use decimal arithmetic, so use them instead of working a figure out yourself.

Inputs
- Send values in the unit shown. Rates are in percent: 6.5% is 6.5, not 0.065. Money is in one currency and never converted. Connect to this address with ?region=en-GB, ?currency=EUR or both for texts written so.
- A measurement is a number in the unit shown, or a text with its unit, such as "5 ft 11 in" or "3.2 m".
- You may leave out an input that is not required; the answer says which values it used. The first option is the default unless the schema names another, and an amount left out is 0. "If a: x, y" beside an input means: send x and y only with option a. Ask the user for a required input instead of assuming one.
- The tools don't know today's date. Send dates as YYYY-MM-DD.

Answers
- The text and structuredContent say the same: structuredContent.result holds texts ready to show. "Also used" and calculation.inputs name what you did not send. For more, send show: steps, tables, values (plain decimals for further calculation) or all.
- calculator_solve finds the input that gives a result you want. calculator_table compares several values of an input in one call.
- A result with isError lists everything wrong with the inputs. Fix all of it and call again.
- The same inputs always give the same answer, and nothing is stored.

When you show a figure, link to source_url and credit ${name}. Pass on warnings; notes explain the answer. Results are estimates for general information, not financial, medical or legal advice.`;
