// The schedule with its dates, payment by payment and year by year.
import { count, date, table } from "#engine";
import { type Bill, inMoney } from "#numbers/schedule";
import { BILL, byYear, YEARS_CHART } from "../../shared/loans.ts";
import type { DateOf } from "./payment-plan.ts";

export const DATED_SCHEDULES = {
  schedule: table("Year by year, as billed", { year: count("Year"), until: date("Year ends"), ...BILL }, YEARS_CHART),
  full_schedule: table(
    "Payment by payment, as billed",
    { number: count("Payment"), on: date("Date"), ...BILL },
    { page: true },
  ),
};

export const datedSchedules = (bills: readonly Bill[], perYear: number, dateOf: DateOf) => ({
  schedule: byYear(bills, perYear).map((bill) => ({
    ...bill,
    until: dateOf(Math.min(perYear * bill.year, bills.length)),
  })),
  full_schedule: () => bills.map((bill, i) => ({ number: i + 1, on: dateOf(i + 1), ...inMoney(bill) })),
});
