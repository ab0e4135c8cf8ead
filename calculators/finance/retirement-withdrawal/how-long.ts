// How long savings last: forever, for more than 100 years, or until a last, smaller withdrawal.
import { formatMonths, type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Drawing, drawn, potForever } from "#numbers/drawdown";
import { snap } from "#numbers/round";
import {
  drawingOf,
  everyTime,
  factorStep,
  NOTHING,
  rateStep,
  SHOWN_FOREVER,
  savingsStep,
  scheduleOf,
  totals,
} from "./drawing-plan.ts";
import type { Given } from "./retirement-withdrawal.ts";

type Found = {
  readonly lasts: string | null;
  readonly full_withdrawals: Shown<unknown> | null;
  readonly last_withdrawal: Shown<Decimal> | null;
};

export const MOST_YEARS = 100;
const NEVER = "Forever: it never runs out";

function compute(given: Given) {
  const { pot, withdrawal, annual_return, raise } = given;
  const drawing = drawingOf(given, annual_return, raise);
  const forever = potForever(drawing)?.times(withdrawal);
  if (forever && snap(pot).gte(snap(forever))) {
    const rows = drawn(drawing, pot, withdrawal, SHOWN_FOREVER);
    return { ...NOTHING, lasts: NEVER, schedule: scheduleOf(rows) };
  }
  const rows = drawn(drawing, pot, withdrawal, MOST_YEARS);
  const schedule = scheduleOf(rows);
  if (rows.at(-1)?.balance.gt(0)) return { ...NOTHING, lasts: `More than ${MOST_YEARS} years`, schedule };
  const full = rows.reduce((total, year) => total + year.full, 0);
  return {
    ...NOTHING,
    lasts: formatMonths((12 * full) / drawing.perYear),
    full_withdrawals: full,
    last_withdrawal: rows.at(-1)?.last ?? null,
    ...totals(rows),
    schedule,
  };
}

function sentence(given: ShownValues<Given>, { lasts, full_withdrawals, last_withdrawal }: Found, show: Show): string {
  const { pot, withdrawal } = given;
  const every = everyTime(given, show);
  if (lasts === NEVER) return `${pot} pays ${withdrawal} ${every}, and never runs out.`;
  if (full_withdrawals?.value === 0) return `${pot} is less than a single withdrawal of ${withdrawal}.`;
  const last = last_withdrawal ? `, and ${last_withdrawal} at the end` : "";
  return `${pot} pays ${withdrawal} ${every} for ${lasts?.replace("More", "more")}${last}.`;
}

function working(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  return [rateStep(given, show), ...steps(given, found, show)];
}

function steps(given: ShownValues<Given>, { lasts, full_withdrawals }: Found, show: Show): readonly Line[] {
  const { pot, withdrawal } = given;
  const drawing = drawingOf(given, given.annual_return.value, given.raise.value);
  if (lasts === NEVER) {
    const factor = potForever(drawing) ?? decimal(0);
    const needed = savingsStep(withdrawal, factor, show);
    return [factorStep(drawing, factor, undefined, show), needed, `${pot} is at least that.`];
  }
  return [
    firstYear(drawing, pot, withdrawal.value, show),
    full_withdrawals
      ? `Full withdrawals until the money runs out: ${full_withdrawals}`
      : `After ${MOST_YEARS} years there is still money left`,
  ];
}

function firstYear(drawing: Drawing, pot: Shown<Decimal>, withdrawal: Decimal, show: Show): string {
  const [first] = drawn(drawing, pot.value, withdrawal, 1);
  const [earned, out, left] = [first?.interest, first?.withdrawn, first?.balance].map((x) =>
    show("money", x ?? decimal(0)),
  );
  return step`First year: ${pot} + ${earned ?? ""} - ${out ?? ""} = ${left ?? ""}`.replace("+ -", "- ");
}

export const howLong = { compute, sentence, working };
