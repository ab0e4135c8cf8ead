// What calculators of cash flows share: a list by period or by date, and the present values in print.
import { choice, type Line, rows, type Show, type Shown } from "#engine";
import { DATE_CELL, PERIOD_CELL, PERIOD_NAMES, STEPS_A_YEAR, TIMINGS, type Timing } from "#numbers/cash-flow-rows";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Flow } from "#numbers/present-values";

const AMOUNT = { kind: "number", label: "Amount", min: -1e12, max: 1e12 } as const;
const MOST = 40;

export const timing = choice("Timing of cash flows", TIMINGS, { default: "yearly" });

type Listed = { readonly example: string; readonly help: string };

export const flowInputs = (least: number, example: string, dated: Listed) => ({
  flows: rows(
    "Cash flows",
    { period: { kind: "text", label: "Period", ...PERIOD_CELL }, amount: AMOUNT },
    {
      least,
      most: MOST,
      example,
      help: "Period 0 is the start. Money you pay is negative.",
      when: { timing: ["yearly", "quarterly", "monthly"] },
    },
  ),
  dated_flows: rows(
    "Cash flows by date",
    { date: { kind: "text", label: "Date", ...DATE_CELL }, amount: AMOUNT },
    { least, most: MOST, ...dated, when: { timing: ["dates"] } },
  ),
});

/** More cash flows than these are not written out in the working. */
const FEW = 8;

/** A cash flow, its time and its worth today, as an equation. */
export type Discounted = (amount: Shown<Decimal>, time: string, worth: Shown<Decimal>) => string;

/** "Year 3: …" for each cash flow, with its time in years. */
export function flowSteps(
  timing: Timing,
  flows: readonly Flow[],
  worths: readonly Decimal[],
  discounted: Discounted,
  show: Show,
): readonly Line[] {
  const steps = flows.slice(0, FEW).map(({ at, amount }, i) => {
    const time = timing === "yearly" ? `${at}` : `(${at} ÷ ${STEPS_A_YEAR[timing]})`;
    const name = timing === "dates" ? `Day ${at}` : `${PERIOD_NAMES[timing]} ${at}`;
    return `${name}: ${discounted(show("money", amount), time, show("money", worths[i] ?? decimal(0)))}`;
  });
  return [...steps, flows.length > FEW && "And so on, for each cash flow"];
}
