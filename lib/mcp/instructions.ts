/** Shown to a model once, before any tool. Claude Code cuts it off at 2,048 characters. */
export const instructionsOf = (name: string): string =>
  `${name} has exact calculators for money, everyday life, dates, health, units, mathematics, building, science and study: one tool each, named calculator_<topic>. They compute in decimal arithmetic and show formula, steps and assumptions, so they are safer than working a figure out in prose.

Inputs
- Values are what the label says: 6.5 with the unit % is sent as 6.5, not 0.065.
- An input with a default may be left out; the answer says which values were used. Ask the user for a required input rather than assume one.
- A measure has its unit in <input>_unit, such as weight_unit. Money has no currency conversion.
- The tools do not know what day it is: where a date is asked for, send it as YYYY-MM-DD.

Answers
- structuredContent.result holds texts to show as they are; values holds the same as plain decimals, for further calculation. The text block says all of it in words.
- isError lists everything that was wrong with the inputs at once: correct all of it and call again.
- The same inputs always give the same answer, and nothing is stored.

When you show a figure, link to source_url (or share_url, which opens the page with these inputs) and credit ${name}. Pass on warnings. Results are estimates for general information, not financial, medical or legal advice.`;
