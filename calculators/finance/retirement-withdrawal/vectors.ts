import { PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2, PRINCIPLES_FINANCE_8_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_8_5,
    read: "2026-11-22",
    always: { find: "pot", withdrawal: 25000, annual_return: 8, years: 5, frequency: "yearly" },
    rows: [
      [
        "Calculator Steps to Solve for an Ordinary Annuity",
        { timing: "end" },
        { needed_pot: "99,817.75" },
        { given: "The pot for $25,000 a year over 5 years at 8%" },
      ],
      [
        "Calculator Steps to Solve for an Annuity Due",
        { timing: "begin" },
        { needed_pot: "107,803.17" },
        { given: "The same with the first withdrawal at once" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_2,
    read: "2026-11-22",
    always: { frequency: "yearly" },
    rows: [
      [
        "Windfall of $75,000",
        { find: "withdrawal", pot: 75000, annual_return: 3, years: 5, timing: "end" },
        { needed_withdrawal: "16,376.60" },
        { given: "What $75,000 at 3% pays a year for 5 years", differs: "The book divides by a factor that it has rounded to 4.579705." },
      ],
      [
        "Lottery of $120,000 a year, first payment now",
        { find: "pot", withdrawal: 120000, annual_return: 9, years: 10, timing: "begin" },
        { needed_pot: "839,429" },
        { given: "The pot for $120,000 a year over 10 years at 9%, with the first at once", differs: "The book cuts off the cents of 839,429.63." },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_1,
    read: "2026-11-22",
    always: { frequency: "yearly", timing: "end" },
    rows: [
      [
        "Gift that pays a professor $75,000",
        { find: "pot_forever", withdrawal: 75000, annual_return: 3.5 },
        { needed_pot: "2,142,857" },
        { edge: "An endowment that pays $75,000 a year for ever at 3.5%" },
      ],
      ["Stock with a dividend of $1.75", { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8 }, { needed_pot: "30.17" }],
      [
        "The same stock with growth of 1.2%",
        { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8, raise: 1.2 },
        { needed_pot: "38.04" },
        { given: "$1.75 a year for ever, raised by 1.2% a year, at 5.8%" },
      ],
      ["Endowed chair at 3%", { find: "withdrawal_forever", pot: 1500000, annual_return: 3 }, { needed_withdrawal: "45,000" }],
    ],
  },
  {
    by: "hand",
    always: { find: "time" },
    rows: [
      [
        "100,000 × 4% = 4,000, so the pot stays as it is",
        { pot: 100000, annual_return: 4, withdrawal: 4000, frequency: "yearly", timing: "end" },
        { lasts: "Forever: it never runs out" },
        { edge: "$100,000 at 4% pays $4,000 a year for ever" },
      ],
      [
        "1,100 - 300 = 800; 880 - 330 = 550; 605 - 363 = 242; 242 × 1.1 = 266.20, which is less than 399.30",
        { pot: 1000, annual_return: 10, withdrawal: 300, raise: 10, frequency: "yearly", timing: "end" },
        { full_withdrawals: "3", last_withdrawal: "266.20" },
        { given: "How long $1,000 at 10% pays $300 a year, raised by 10% a year: three times and a last 266.20" },
      ],
      [
        "1,000 - 3 × 300 = 100",
        { pot: 1000, annual_return: 0, withdrawal: 300 },
        { full_withdrawals: "3", last_withdrawal: "100", lasts: "3 months", "schedule.1.balance": "0" },
        { edge: "No return: $1,000 pays $300 three times and then $100" },
      ],
    ],
  },
] satisfies Vectors<typeof retirementWithdrawal>;
