import type { Vectors } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";

const finance = (name: string, page: string) => (place: string) => ({
  title: `OpenStax, Principles of Finance, section ${name}`,
  url: `https://openstax.org/books/principles-finance/pages/${page}`,
  place,
  read: "2026-11-22",
});
const annuities = finance("8.2, Annuities", "8-2-annuities");
const equal = finance(
  "8.5, Equal Payments with a Financial Calculator and Excel",
  "8-5-equal-payments-with-a-financial-calculator-and-excel",
);
const perpetuities = finance("8.1, Perpetuities", "8-1-perpetuities");
const YEARLY = { frequency: "yearly", timing: "end" } as const;

export default [
  {
    given: "The pot for $25,000 a year over 5 years at 8%",
    inputs: { find: "pot", withdrawal: 25000, annual_return: 8, years: 5, ...YEARLY },
    expected: { needed_pot: "99,817.75" },
    by: "published",
    source: equal("Calculator Steps to Solve for an Ordinary Annuity"),
  },
  {
    given: "The same with the first withdrawal at once",
    inputs: { find: "pot", withdrawal: 25000, annual_return: 8, years: 5, frequency: "yearly", timing: "begin" },
    expected: { needed_pot: "107,803.17" },
    by: "published",
    source: equal("Calculator Steps to Solve for an Annuity Due"),
  },
  {
    given: "What $75,000 at 3% pays a year for 5 years",
    inputs: { find: "withdrawal", pot: 75000, annual_return: 3, years: 5, ...YEARLY },
    expected: { needed_withdrawal: "16,376.60" },
    by: "published",
    source: annuities("Windfall of $75,000"),
    differs: "The book divides by a factor that it has rounded to 4.579705.",
  },
  {
    given: "The pot for $120,000 a year over 10 years at 9%, with the first at once",
    inputs: { find: "pot", withdrawal: 120000, annual_return: 9, years: 10, frequency: "yearly", timing: "begin" },
    expected: { needed_pot: "839,429" },
    by: "published",
    source: annuities("Lottery of $120,000 a year, first payment now"),
    differs: "The book cuts off the cents of 839,429.63.",
  },
  {
    given: "An endowment that pays $75,000 a year for ever at 3.5%",
    inputs: { find: "pot_forever", withdrawal: 75000, annual_return: 3.5, ...YEARLY },
    expected: { needed_pot: "2,142,857" },
    by: "published",
    source: perpetuities("Gift that pays a professor $75,000"),
    edge: true,
  },
  {
    given: "$1.75 a year for ever at 5.8%",
    inputs: { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8, ...YEARLY },
    expected: { needed_pot: "30.17" },
    by: "published",
    source: perpetuities("Stock with a dividend of $1.75"),
  },
  {
    given: "$1.75 a year for ever, raised by 1.2% a year, at 5.8%",
    inputs: { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8, raise: 1.2, ...YEARLY },
    expected: { needed_pot: "38.04" },
    by: "published",
    source: perpetuities("The same stock with growth of 1.2%"),
  },
  {
    given: "A chair that $1,500,000 pays $45,000 a year for ever at 3%",
    inputs: { find: "withdrawal_forever", pot: 1500000, annual_return: 3, ...YEARLY },
    expected: { needed_withdrawal: "45,000" },
    by: "published",
    source: perpetuities("Endowed chair at 3%"),
  },
  {
    given: "$100,000 at 4% pays $4,000 a year for ever",
    inputs: { find: "time", pot: 100000, annual_return: 4, withdrawal: 4000, ...YEARLY },
    expected: { lasts: "Forever: it never runs out" },
    by: "hand",
    source: { title: "100,000 × 4% = 4,000, so the pot stays as it is" },
    edge: true,
  },
  {
    given: "How long $1,000 at 10% pays $300 a year, raised by 10% a year: three times and a last 266.20",
    inputs: { find: "time", pot: 1000, annual_return: 10, withdrawal: 300, raise: 10, ...YEARLY },
    expected: { full_withdrawals: "3", last_withdrawal: "266.20" },
    by: "hand",
    source: {
      title: "1,100 - 300 = 800; 880 - 330 = 550; 605 - 363 = 242; 242 × 1.1 = 266.20, which is less than 399.30",
    },
  },
  {
    given: "No return: $1,000 pays $300 three times and then $100",
    inputs: { find: "time", pot: 1000, annual_return: 0, withdrawal: 300 },
    expected: { full_withdrawals: "3", last_withdrawal: "100", lasts: "3 months", "schedule.1.balance": "0" },
    by: "hand",
    source: { title: "1,000 - 3 × 300 = 100" },
    edge: true,
  },
] satisfies Vectors<typeof retirementWithdrawal>;
