import { figure, type Opinion } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import { compare, isNegative, larger, minus, over, plus, times } from "#calculators/second/ratio";

const debtToIncome: Opinion = (given) => {
  const income = over(figure(given, "income"), given.income_per === "year" ? 12 : 1);
  const housing = figure(given, "housing");
  const debts = plus(housing, ...["car", "student", "cards", "other"].map((name) => figure(given, name)));
  const ratio = over(times(debts, 100), income);
  const room = minus(over(times(income, 36), 100), debts);
  const grade = compare(ratio, 43) >= 0 ? "High" : "Stretched";
  return {
    ratio: `${fixed(ratio, 1)}%`,
    category: compare(ratio, 36) >= 0 ? grade : "Comfortable",
    housing_ratio: `${fixed(over(times(housing, 100), income), 1)}%`,
    debts: money(debts),
    monthly_income: money(income),
    left: money(minus(income, debts)),
    room: money(larger(0, room)),
    to_pay_off: isNegative(room) ? money(times(room, -1)) : undefined,
    bands: null,
  };
};

export default debtToIncome;
