import { choice, count, defineCalculator, formatMonths, type InputValues, money, percent, step, table } from "#engine";
import { INSURED_ABOVE, START, startsUsed } from "#facts/homes/starts";
import { BUYING_IN } from "../../shared/homes.ts";
import { levelFormula, QUOTED } from "../../shared/level-payments.ts";
import { boughtFor, monthsToSave, withEachShare } from "./paid-down.ts";

const SAVED = { min: 0, max: 1e9, default: 0 } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { cash: "Cash I need for a home", price: "Home price for my cash" },
    { default: "cash" },
  ),
  price: money("Home price", { min: 1000, max: 1e9, example: 400000 }),
  cash: money("Cash you have", { min: 1, max: 1e9, example: 60000 }),
  down_rate: percent("Down payment", { min: 0, max: 99.9, default: 20, usual: [3.5, 5, 10, 20] }),
  closing_rate: percent("Closing costs", {
    min: 0,
    max: 20,
    default: 3,
    help: "As a percentage of the price, usually 2% to 5%.",
  }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 50, default: 30, usual: [15, 20, 30] }),
  mortgage_insurance_rate: percent("Mortgage insurance rate (PMI)", {
    min: 0,
    max: 10,
    more: true,
    default: 0,
    begins: START.mortgageInsurance,
    beginsIn: { elsewhere: 0 },
    help: `Per year, as a percentage of the loan. Charged only if the loan is more than ${INSURED_ABOVE}% of the price.`,
  }),
  saved: money("Saved so far", { ...SAVED, begins: 20000 }),
  monthly_saving: money("Saved each month", { ...SAVED, begins: 1000 }),
  savings_rate: percent("Interest on savings", {
    min: 0,
    max: 20,
    default: 0,
    typical: 4,
    more: true,
    help: "Per year.",
  }),
};
export type Given = Required<InputValues<typeof inputs>>;

export default defineCalculator({
  name: "Down payment calculator",
  summary: "Cash you need to buy a home, how long to save it, and what 5%, 10% or 20% down costs each month.",
  inputs,

  outputs: {
    cash_needed: money("Cash needed at closing", { optional: true, help: "Down payment and closing costs." }),
    home_price: money("Home price you can pay", { optional: true }),
    down_payment: money("Down payment"),
    closing_costs: money("Closing costs"),
    still_to_save: money("Still to save", { optional: true }),
    months_to_save: count("Time to save it", { unit: "months", optional: true }),
    loan: money("Amount borrowed"),
    monthly_payment: money("Monthly payment", { help: "Principal and interest, with mortgage insurance if any." }),
    monthly_insurance: money("Of it, mortgage insurance", { optional: true }),
    shares: table(
      "Other down payments",
      {
        share: percent("Down"),
        cash: money("Cash needed"),
        payment: money("Monthly payment"),
        months: count("Months to save", { optional: true }),
      },
      { optional: true, chart: { kind: "bars", x: "share", y: "cash" } },
    ),
  },
  groups: {
    "At closing": ["cash_needed", "home_price", "down_payment", "closing_costs"],
    "Until then": ["still_to_save", "months_to_save"],
    "The loan": ["loan", "monthly_payment", "monthly_insurance"],
  },
  wordsIn: BUYING_IN,
  formula: "cash needed = price × (down payment rate + closing cost rate)",
  parts: { of: ["down_payment", "closing_costs"], whole: "cash_needed" },

  questions: {
    find: {
      cash: {
        asks: ["price", "saved", "monthly_saving", "savings_rate"],
        primary: "cash_needed",
        compute(given) {
          const found = boughtFor(given, given.price);
          const { cash_needed } = found;
          return {
            ...found,
            still_to_save: given.saved.lt(cash_needed) ? cash_needed.minus(given.saved) : null,
            months_to_save: monthsToSave(given, cash_needed),
            shares: withEachShare(given, given.price),
          };
        },
        sentence: ({ price, down_rate }, { cash_needed, months_to_save, monthly_payment }, { notation }) => {
          const time = months_to_save && `You have it in ${formatMonths(Number(months_to_save.value), notation)}. `;
          return `With ${down_rate} down on ${price}, you need ${cash_needed} in cash. ${time ?? ""}The loan then costs ${monthly_payment} a month.`;
        },
      },
      price: {
        asks: ["cash"],
        primary: "home_price",
        refuses: ({ down_rate, closing_rate }) =>
          down_rate.plus(closing_rate).isZero() &&
          "Enter a down payment or closing costs: without both, cash limits no price.",
        compute(given) {
          const price = given.cash.times(100).div(given.down_rate.plus(given.closing_rate));
          return { ...boughtFor(given, price), home_price: price };
        },
        sentence: ({ cash, down_rate }, { home_price, monthly_payment }) =>
          `With ${cash} in cash and ${down_rate} down, you can pay ${home_price} for a home. The loan then costs ${monthly_payment} a month.`,
      },
    },
  },

  facts: ({ mortgage_insurance_rate }) => startsUsed({ mortgageInsurance: mortgage_insurance_rate }),

  working: (
    { cash, down_rate, closing_rate, annual_rate, mortgage_insurance_rate, saved, ...given },
    found,
    show,
    { years },
  ) => {
    const { down_payment, closing_costs, cash_needed, home_price, loan, monthly_payment, monthly_insurance } = found;
    const price = home_price ?? given.price;
    const level = show("money", monthly_payment.value.minus(monthly_insurance?.value ?? 0));
    return [
      home_price && step`Home price: ${cash ?? ""} ÷ (${down_rate} + ${closing_rate}) = ${home_price}`,
      step`Down payment: ${price ?? ""} × ${down_rate} = ${down_payment}`,
      step`Closing costs: ${price ?? ""} × ${closing_rate} = ${closing_costs}`,
      cash_needed && step`Cash needed: ${down_payment} + ${closing_costs} = ${cash_needed}`,
      found.still_to_save && step`Still to save: ${cash_needed ?? ""} - ${saved ?? ""} = ${found.still_to_save}`,
      step`Amount borrowed: ${price ?? ""} - ${down_payment} = ${loan}`,
      step`Principal and interest, where r is ${annual_rate} ÷ 12: ${levelFormula(loan, annual_rate.value, years * 12)} = ${level}`,
      monthly_insurance && step`Mortgage insurance: ${loan} × ${mortgage_insurance_rate} ÷ 12 = ${monthly_insurance}`,
    ];
  },

  notes: ({ down_rate }, { still_to_save, months_to_save }, show, { find }) => [
    down_rate.value.lt(100 - INSURED_ABOVE) &&
      `With less than ${show("percent", 100 - INSURED_ABOVE)} down, lenders usually charge mortgage insurance.`,
    find === "cash" && !still_to_save && "Your savings are already enough.",
    still_to_save && !months_to_save && "Enter what you save each month to see how long it takes.",
  ],
});
