// Overtime: the hours after which it begins, what it pays, and the steps to your pay.
import { choice, type Line, number, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { HOUR } from "#numbers/time-of-day";

// Double time pays twice the hourly rate, as in California Labor Code, section 510(a).
const DOUBLE = 2;

export const OVERTIME_RULES = {
  overtime: choice(
    "Overtime",
    { none: "None", week: "Weekly", day: "Daily", both: "Daily, then weekly (as in California)" },
    { default: "none" },
  ),
  weekly_limit: number("Weekly overtime after", {
    unit: "hours per week",
    min: 0,
    max: 168,
    default: 40,
    when: { overtime: ["week", "both"] },
  }),
  daily_limit: number("Daily overtime after", {
    unit: "hours per day",
    min: 0,
    max: 24,
    default: 8,
    when: { overtime: ["day", "both"] },
  }),
  double_after: number("Double time after", {
    unit: "hours per day",
    min: 0,
    max: 24,
    optional: true,
    when: { overtime: ["day", "both"] },
    help: "Optional. If empty, there is no double time.",
  }),
  overtime_factor: number("Overtime rate multiplier", {
    min: 1,
    max: 5,
    default: 1.5,
    help: "1.5 is time and a half.",
    when: { overtime: ["week", "day", "both"] },
  }),
};

type Hours = Readonly<Record<"regular" | "overtime" | "double_time", Decimal>>;

/** Hours come in seconds, and the rate is for an hour. */
export const payFor = ({ regular, overtime, double_time }: Hours, rate: Decimal, factor?: Decimal): Decimal =>
  regular
    .plus(overtime.times(factor ?? 0))
    .plus(double_time.times(DOUBLE))
    .times(rate)
    .div(HOUR);

type Given = {
  readonly overtime_factor?: Shown<Decimal> | undefined;
  readonly hourly_rate?: Shown<Decimal> | undefined;
};
type Found = Readonly<Record<"total" | "regular", Shown<Decimal>>> &
  Readonly<Record<"overtime_worked" | "double_time" | "pay", Shown<Decimal> | null>>;

type Week = Hours & { readonly worked: Decimal };

/** What is regular in each week. */
export function weekSteps(weeks: readonly Week[], show: Show): readonly Line[] {
  const clock = (seconds: Decimal) => show("duration", seconds);
  return weeks.map(({ worked, overtime, double_time, regular }, i) => {
    const twice = double_time.isZero() ? "" : ` - ${clock(double_time)}`;
    return step`Week ${i + 1}, regular: ${clock(worked)} - ${clock(overtime)}${twice} = ${clock(regular)}`;
  });
}

export function paySteps({ overtime_factor, hourly_rate }: Given, found: Found, show: Show): readonly Line[] {
  const { total, regular, overtime_worked, double_time, pay } = found;
  const inHours = ({ value }: Shown<Decimal>) => show("number", value.div(HOUR), { upTo: 4 });
  if (!overtime_worked || !overtime_factor)
    return [pay && hourly_rate && step`Pay: ${inHours(total)} × ${hourly_rate} = ${pay}`];
  const split = step`Regular: ${total} - ${overtime_worked}${double_time ? ` - ${double_time}` : ""} = ${regular}`;
  if (!pay || !hourly_rate) return [split];
  return [
    split,
    double_time
      ? step`Pay: (${inHours(regular)} + ${inHours(overtime_worked)} × ${overtime_factor} + ${inHours(double_time)} × ${DOUBLE}) × ${hourly_rate} = ${pay}`
      : step`Pay: (${inHours(regular)} + ${inHours(overtime_worked)} × ${overtime_factor}) × ${hourly_rate} = ${pay}`,
  ];
}
