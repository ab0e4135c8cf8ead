import { figure, type Opinion } from "#calculators/second/given";
import { money, upTo } from "#calculators/second/print";
import { type Amount, minus, over, times } from "#calculators/second/ratio";

const salary: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const weeks = minus(of("weeks_per_year"), of("unpaid_weeks"));
  const inYear: Readonly<Record<string, Amount>> = {
    hourly: times(weeks, of("hours_per_week")),
    daily: times(weeks, of("days_per_week")),
    weekly: weeks,
    biweekly: over(weeks, 2),
    four_weekly: over(weeks, 4),
    semimonthly: 24,
    monthly: 12,
    quarterly: 4,
    yearly: 1,
  };
  const yearly = times(of("amount"), inYear[given.period ?? ""] ?? 0);
  const printed = Object.entries(inYear).map(([period, times]) => [period, money(over(yearly, times))]);
  return { ...Object.fromEntries(printed), paid_hours: upTo(inYear.hourly ?? 0, 2) };
};

export default salary;
