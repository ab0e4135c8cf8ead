// How much you can withdraw, or how much you need, for a number of years or forever.
import { type Line, noAnswer, type Show, type Shown, type ShownValues, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { drawn, potFor, potForever } from "#numbers/drawdown";
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
import type { Given as AnyGiven } from "./retirement-withdrawal.ts";

/** Without a number of years, the money is to last forever. */
type Given = Omit<AnyGiven, "years"> & { readonly years?: number };
type Found = Readonly<
  Record<"needed_withdrawal" | "needed_pot" | "total_withdrawn" | "total_return", Shown<Decimal> | null>
>;

function compute(given: Given) {
  const drawing = drawingOf(given, given.annual_return, given.raise);
  const factor = given.years ? potFor(drawing, given.years) : potForever(drawing);
  if (!factor) return noAnswer("Enter a return above the yearly raise: otherwise no savings last forever.");
  const isPaid = given.find === "withdrawal" || given.find === "withdrawal_forever";
  const withdrawal = isPaid ? given.pot.div(factor) : given.withdrawal;
  const pot = isPaid ? given.pot : given.withdrawal.times(factor);
  const rows = drawn(drawing, pot, withdrawal, given.years ?? SHOWN_FOREVER);
  return {
    ...NOTHING,
    needed_withdrawal: isPaid ? withdrawal : null,
    needed_pot: isPaid ? null : pot,
    ...(given.years ? totals(rows) : {}),
    schedule: scheduleOf(rows),
  };
}

function sentence(given: ShownValues<Given>, { needed_withdrawal, needed_pot }: Found, show: Show): string {
  const every = everyTime(given, show);
  const time = given.years ? `for ${given.years}` : "forever";
  return needed_withdrawal
    ? `${given.pot} pays ${needed_withdrawal} ${every}, ${time}.`
    : `It takes ${needed_pot} to pay ${given.withdrawal} ${every}, ${time}.`;
}

function working(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  return [rateStep(given, show), ...steps(given, found, show)];
}

function steps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { annual_return, raise, years, withdrawal } = given;
  const { needed_withdrawal, total_withdrawn, total_return } = found;
  const drawing = drawingOf(given, annual_return.value, raise.value);
  const factor = years ? potFor(drawing, years.value) : (potForever(drawing) ?? decimal(0));
  const pot = given.pot ?? found.needed_pot;
  return [
    factorStep(drawing, factor, years && years.value * drawing.perYear, show),
    withdrawal
      ? savingsStep(withdrawal, factor, show)
      : step`Withdrawal: ${given.pot} ÷ f = ${needed_withdrawal ?? ""}`,
    total_withdrawn && total_return && step`Earned: ${total_withdrawn} - ${pot ?? ""} = ${total_return}`,
  ];
}

export const howMuch = { compute, sentence, working };
