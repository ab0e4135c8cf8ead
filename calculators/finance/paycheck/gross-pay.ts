// What one paycheck pays before anything is taken off: a part of the salary, or hours with overtime.
import { choice, type InputValues, money, number, type Show, type Shown, type ShownValues, step } from "#engine";
import { PAY_PERIODS } from "#facts/tax/owed/withheld";
import type { Decimal } from "#numbers/decimal";
import { round } from "#numbers/round";

export const MOST = 1e8;
const MOST_HOURS = 8784;
const OVERTIME = "1.5";
const SALARY = { when: { paid_by: ["salary"] } } as const;
const HOURLY = { when: { paid_by: ["hour"] } } as const;

export const PAY = {
  paid_by: choice("Type of pay", { salary: "Salary", hour: "Hourly" }, { default: "salary" }),
  salary: money("Annual salary", { min: 0, max: MOST, example: 90000, ...SALARY }),
  hourly_rate: money("Hourly rate", { min: 0, max: 1e5, example: 25, ...HOURLY }),
  hours: number("Regular hours per paycheck", { unit: "hours", min: 0, max: MOST_HOURS, example: 80, ...HOURLY }),
  overtime: number("Overtime hours per paycheck", {
    unit: "hours",
    min: 0,
    max: MOST_HOURS,
    default: 0,
    help: "Paid at one and a half times the rate.",
    ...HOURLY,
  }),
  pay_period: choice(
    "Pay frequency",
    {
      daily: "Every day",
      weekly: "Every week",
      biweekly: "Every two weeks",
      semimonthly: "Twice a month (24 a year)",
      monthly: "Every month",
      quarterly: "Every quarter",
      semiannual: "Twice a year",
      yearly: "Every year",
    },
    { default: "biweekly" },
  ),
};
type Pay = InputValues<typeof PAY>;

export const EVERY = {
  daily: "a day",
  weekly: "a week",
  biweekly: "every two weeks",
  semimonthly: "twice a month",
  monthly: "a month",
  quarterly: "a quarter",
  semiannual: "every half year",
  yearly: "a year",
} as const;

export function grossOf(pay: Pay): Decimal {
  if (pay.paid_by === "salary") return round(pay.salary.div(PAY_PERIODS[pay.pay_period]), 2);
  return round(pay.overtime.times(OVERTIME).plus(pay.hours).times(pay.hourly_rate), 2);
}

export function grossStep(pay: ShownValues<Pay>, gross: Shown<Decimal>, show: Show): string {
  if (pay.paid_by === "salary") {
    const periods = PAY_PERIODS[pay.pay_period];
    return step`Gross pay: ${pay.salary} ÷ ${periods} = ${show("money", pay.salary.value.div(periods))}`;
  }
  const { hourly_rate, hours, overtime } = pay;
  const hoursPaid = show("number", hours.value.plus(overtime.value.times(OVERTIME)), { significant: 15 });
  const exact = show("money", hoursPaid.value.times(hourly_rate.value));
  return step`Gross pay: ${hoursPaid} hours at the full rate × ${hourly_rate} = ${exact.value.eq(gross.value) ? gross : exact}`;
}
