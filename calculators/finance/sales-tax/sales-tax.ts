import { choice, count, defineCalculator, money, optionalStep, percent } from "#engine";
import { SALES_TAX_STATES, salesTaxFacts } from "#facts/tax/sales-rates";
import { shareIn, TO_THE_CENT, taxIn, taxOn, taxSteps } from "../../shared/price-tax.ts";
import { isChosen, withTax } from "./state-rate.ts";

const RATED = ["state", "local_rate", "tax_rate"] as const;
const MANY = ["quantity", "rounding", "rounded_on"] as const;

export default defineCalculator({
  name: "Sales tax calculator",
  summary:
    "Adds sales tax to a price or takes it out of a total, at your state and local rates, or finds the rate you were charged.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        add: "Total, from the price before tax",
        remove: "Price before tax, from the total",
        rate: "Tax rate, from the price and tax",
      },
      { default: "add" },
    ),
    price: money("Price before tax", { min: 0, max: 1e9, example: 499 }),
    price_paid: money("Total with tax", { min: 0, max: 1e9, example: 542.96 }),
    tax_paid: money("Tax paid", { min: 0, max: 1e9, example: 42.42 }),
    state: choice("State", SALES_TAX_STATES, { default: "none", begins: "ca" }),
    local_rate: percent("Local tax rate", {
      typical: 0.75,
      min: 0,
      max: 20,
      default: 0,
      help: "What your county, city and district add to the state rate.",
    }),
    tax_rate: percent("Your own tax rate", {
      typical: 8.25,
      min: 0,
      max: 100,
      optional: true,
      help: "Optional if you choose a state. The full combined rate, which replaces state and local rates.",
    }),
    quantity: count("Quantity", { min: 1, max: 1e6, default: 1, help: "The price is for one item." }),
    rounding: choice("Round the tax", TO_THE_CENT, { more: true, default: "nearest" }),
    rounded_on: choice(
      "Round the tax on",
      { sale: "The whole sale", article: "Each item" },
      { more: true, default: "sale" },
    ),
  },

  outputs: {
    total: money("Total with tax"),
    tax: money("Sales tax"),
    net: money("Price before tax"),
    rate: percent("Tax rate", { upTo: 4 }),
  },
  between: {
    state_rate: percent("State rate", { upTo: 4, optional: true }),
    each: money("Tax on each", { optional: true }),
    exact: money("Tax, not rounded", { optional: true }),
  },
  formula: "total = price × (1 + rate ÷ 100)",
  parts: { of: ["net", "tax"], whole: "total" },

  check: ({ state, tax_rate, local_rate }) => ({
    tax_rate: state === "none" && tax_rate === undefined && "is required unless you choose a state",
    local_rate:
      state === "none" &&
      tax_rate !== undefined &&
      !local_rate.isZero() &&
      "must be 0 unless you choose a state: your own rate already includes it",
  }),

  questions: {
    find: {
      add: {
        asks: [...RATED, ...MANY, "price"],
        primary: "total",
        compute: (given, digits) => withTax(given, (rate) => taxOn(given.price, rate), digits),
        by: { net: ["All items", "price × quantity"], total: ["Total", "net + tax"] },
        sentence: ({ tax_rate }, { total, tax, net, rate }) =>
          `${net} plus ${tax} sales tax at ${tax_rate ?? rate} is ${total}.`,
        working: (given, found, _, __, stepOf) => [
          optionalStep`State plus local rate: ${found.state_rate} + ${given.local_rate} = ${found.rate}`,
          stepOf("net"),
          ...taxSteps("Tax", given, {
            ...found,
            price: given.price,
            all: found.net,
            share: given.tax_rate ?? found.rate,
          }),
          stepOf("total"),
        ],
      },
      remove: {
        asks: [...RATED, ...MANY, "price_paid"],
        primary: "net",
        compute: (given, digits) => withTax(given, (rate) => taxIn(given.price_paid, rate), digits),
        by: { total: ["All items", "price_paid × quantity"], net: "total - tax" },
        sentence: ({ tax_rate }, { total, tax, net, rate }) =>
          `${total} includes ${tax} sales tax at ${tax_rate ?? rate}, so the price before tax is ${net}.`,
        working: (given, found, show, _, stepOf) => [
          optionalStep`State plus local rate: ${found.state_rate} + ${given.local_rate} = ${found.rate}`,
          stepOf("total"),
          ...taxSteps("Tax", given, {
            ...found,
            price: given.price_paid,
            all: found.total,
            share: shareIn(given.tax_rate ?? found.rate, show),
          }),
          stepOf("net"),
        ],
      },
      rate: {
        asks: ["price", "tax_paid"],
        primary: "rate",
        refuses: ({ price }) =>
          price.isZero() && "Enter a price above 0: the tax rate can't be worked out from a price of 0.",
        by: {
          net: "price",
          tax: "tax_paid",
          rate: ["Tax as a percentage of the price", "tax ÷ net"],
          total: "net + tax",
        },
        sentence: (_, { tax, net, rate }) =>
          `${tax} sales tax on ${net} is a rate of ${rate.exact ? "" : "about "}${rate}.`,
      },
    },
  },

  facts: ({ state, tax_rate }) => (isChosen(state) && !tax_rate ? salesTaxFacts() : []),

  notes({ state, tax_rate, local_rate }, { rate }) {
    if (!isChosen(state)) return [];
    const name = SALES_TAX_STATES[state];
    if (tax_rate) return [`Your own rate replaces the rate of ${name}.`];
    if (rate.value.isZero()) return [`${name} has no state sales tax.`];
    return local_rate?.value.isZero()
      ? [`This is the statewide rate in ${name}. If your county or city adds to it, enter that as the local tax rate.`]
      : [];
  },
});
