import { choice, count, defineCalculator, type InputValues, money, percent, rows, step, table, text } from "#engine";
import { presentValue } from "#numbers/annuity";
import { decimal } from "#numbers/decimal";
import { QUOTED } from "../../shared/level-payments.ts";
import { ALIKE, best, MONTHLY, MOST_MONTHS, priced } from "./priced-offers.ts";

const AMOUNT = { min: 0, max: 1e8, default: 0 } as const;

const inputs = {
  compare: choice(
    "What do you compare?",
    { offers: "Loan offers", rebate: "A rebate or a low rate" },
    { default: "offers" },
  ),
  amount: money("Amount you borrow", { min: 1, max: 1e9, example: 20000 }),
  offers: rows(
    "Offers",
    {
      name: { kind: "text", label: "Lender" },
      rate: { kind: "number", label: "Rate %", min: 0, max: 100 },
      months: { kind: "number", label: "Months", min: 1, max: MOST_MONTHS },
      fees: { kind: "number", label: "Fees", min: 0, max: 1e7, blank: "0" },
    },
    {
      least: 2,
      most: 5,
      example: "Bank:8.5:60:200; Credit union:7.9:60:0; Online lender:7.5:60:600",
      help: "Fees are what you pay at the start, or what the lender keeps of the amount.",
    },
  ),
  price: money("Price", { min: 100, max: 1e8, example: 32000, help: "Before the rebate, with tax and fees." }),
  down_payment: money("Down payment and trade-in", AMOUNT),
  rebate: money("Rebate", { min: 0, max: 1e8, example: 2500 }),
  usual_rate: percent("Rate with the rebate", { ...QUOTED, max: 100, example: 7, help: "From any lender." }),
  low_rate: percent("Low rate without the rebate", { ...QUOTED, max: 100, example: 1.9 }),
  months: count("Loan term", {
    unit: "months",
    min: 1,
    max: MOST_MONTHS,
    example: 60,
    perYear: 12,
    usual: [36, 48, 60, 72],
  }),
};
type Given = Required<InputValues<typeof inputs>>;

export default defineCalculator({
  name: "Loan comparison calculator",
  summary: "Which of up to five loan offers costs least, with fees, and whether a rebate or a low rate is better.",
  inputs,

  outputs: {
    cheapest: text("Cheapest in total"),
    saved: money("It saves", { help: "Against the dearest, over the whole term." }),
    lowest_apr: text("Lowest APR"),
    lowest_payment: text("Lowest monthly payment"),
    equal_rebate: money("Rebate that would cost the same", { optional: true, help: "As the low rate." }),
    all: table(
      "Side by side",
      {
        name: text("Offer"),
        payment: money("Monthly payment"),
        apr: percent("APR", { digits: 3 }),
        interest: money("Interest"),
        cost: money("Total cost"),
      },
      { chart: { kind: "bars", x: "name", y: "cost" } },
    ),
  },
  primary: "cheapest",
  formula: "payment = amount × r ÷ (1 − (1 + r)^−n); total cost = payment × n + fees",

  check: ({ compare, amount, offers, price, down_payment, rebate }) => ({
    offers:
      compare === "offers" &&
      offers?.some(({ fees, months }) => (amount && fees.gte(amount)) || !months.isInteger()) &&
      "need whole months, and fees below the amount",
    rebate:
      price && rebate && down_payment && price.minus(down_payment).lte(rebate) && "must leave something to borrow",
  }),

  questions: {
    compare: {
      offers: {
        asks: ["amount", "offers"],
        compute: ({ amount, offers }) => best(offers.map((offer) => ({ ...offer, amount })).map(priced)),
      },
      rebate: {
        asks: ["price", "down_payment", "rebate", "usual_rate", "low_rate", "months"],
        compute(given) {
          const [withRebate, withRate] = bothWays(given);
          const { months, usual_rate } = given;
          const rate = usual_rate.div(100 * MONTHLY);
          const equal = withRate.amount.minus(presentValue(withRate.payment, rate, months));
          return { ...best([withRebate, withRate]), equal_rebate: usual_rate.gt(given.low_rate) ? equal : null };
        },
      },
    },
  },

  headline: (_, { cheapest, saved }) => [
    "Cheapest in total",
    saved.value.isZero() ? ALIKE : `${cheapest}, by ${saved}`,
  ],
  sentence: (_, { cheapest, saved, lowest_apr }) =>
    saved.value.isZero()
      ? "All of them cost the same."
      : `${cheapest} costs least, ${saved} less than the dearest. The lowest APR is that of ${lowest_apr}.`,

  working: (_, { all, equal_rebate, saved }, show) => {
    const costs = all.value.map(({ cost }) => cost);
    return [
      ...all.value.map(
        ({ name, payment, interest, cost }) =>
          step`${String(name)}: ${show("money", payment)} a month, ${show("money", interest)} of interest, ${show("money", cost)} in total`,
      ),
      step`Saved: ${show("money", decimal(costs.reduce((a, b) => (a.gt(b) ? a : b))))} - ${show("money", decimal(costs.reduce((a, b) => (a.lt(b) ? a : b))))} = ${saved}`,
      equal_rebate && step`Rebate that costs the same: ${equal_rebate}`,
    ];
  },

  notes: ({ compare }, { cheapest, lowest_apr, lowest_payment }) => [
    cheapest !== lowest_apr &&
      `${lowest_apr} has the lowest APR, but ${cheapest} costs less in total. A shorter loan costs less at a higher rate.`,
    cheapest !== lowest_payment && `${lowest_payment} has the lowest payment, and you pay it for longer or pay more.`,
    compare === "rebate" && "Ask whether your state taxes the price before or after the rebate.",
  ],
});

function bothWays({ price, down_payment, rebate, usual_rate, low_rate, months }: Given) {
  const amount = price.minus(down_payment);
  const common = { months: decimal(months), fees: decimal(0) };
  return [
    priced({ ...common, name: "Take the rebate", amount: amount.minus(rebate), rate: usual_rate }),
    priced({ ...common, name: "Take the low rate", amount, rate: low_rate }),
  ] as const;
}
