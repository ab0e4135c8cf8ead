import { choice, count, defineCalculator, type InputValues, money, noAnswer, percent, step } from "#engine";
import { SALES_TAX_STATES, salesTaxFacts, salesTaxRate } from "#facts/tax/sales-rates";
import { type Decimal, decimal } from "#math/decimal";
import { TO_THE_CENT, taxIn, taxOfMany, taxOn } from "#math/tax";

const WITH_RATE = ["add", "remove"] as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      add: "Total, from the price before tax",
      remove: "Price before tax, from the total",
      rate: "Tax rate, from the price and tax",
    },
    { default: "add" },
  ),
  price: money("Price before tax", { min: 0, max: 1e9, example: 499, when: { find: ["add", "rate"] } }),
  price_paid: money("Total with tax", { min: 0, max: 1e9, example: 542.96, when: { find: ["remove"] } }),
  tax_paid: money("Tax paid", { min: 0, max: 1e9, example: 42.42, when: { find: ["rate"] } }),
  state: choice("State", SALES_TAX_STATES, { default: "none", begins: "ca", when: { find: WITH_RATE } }),
  local_rate: percent("Local tax rate", {
    typical: 0.75,
    min: 0,
    max: 20,
    default: 0,
    when: { find: WITH_RATE },
    help: "What your county, city and district add to the state rate.",
  }),
  tax_rate: percent("Your own tax rate", {
    typical: 8.25,
    min: 0,
    max: 100,
    optional: true,
    when: { find: WITH_RATE },
    help: "Optional if you choose a state. The full combined rate, which replaces state and local rates.",
  }),
  quantity: count("Quantity", {
    min: 1,
    max: 1e6,
    default: 1,
    help: "The price is for one item.",
    when: { find: ["add", "remove"] },
  }),
  rounding: choice("Round the tax", TO_THE_CENT, { more: true, default: "nearest", when: { find: ["add", "remove"] } }),
  rounded_on: choice(
    "Round the tax on",
    { sale: "The whole sale", article: "Each item" },
    { more: true, default: "sale", when: { find: ["add", "remove"] } },
  ),
};

export default defineCalculator({
  name: "Sales tax calculator",
  summary:
    "Adds sales tax to a price or takes it out of a total, at your state and local rates, or finds the rate you were charged.",

  inputs,

  outputs: {
    total: money("Total with tax"),
    tax: money("Sales tax"),
    net: money("Price before tax"),
    rate: percent("Tax rate", { upTo: 4 }),
  },
  primary: ({ find }) => (({ add: "total", remove: "net", rate: "rate" }) as const)[find],
  formula: "total = price × (1 + rate ÷ 100)",
  parts: { of: ["net", "tax"], whole: "total" },

  check(given) {
    if (given.find === "rate" || given.state !== "none") return {};
    if (given.tax_rate === undefined) return { tax_rate: "is required unless you choose a state" };
    return given.local_rate.isZero()
      ? {}
      : { local_rate: "must be 0 unless you choose a state: your own rate already includes it" };
  },

  compute(given, digits) {
    if (given.find === "rate") {
      const { price, tax_paid } = given;
      if (price.isZero()) return noAnswer("Enter a price above 0: the tax rate can't be worked out from a price of 0.");
      return { net: price, tax: tax_paid, total: price.plus(tax_paid), rate: tax_paid.times(100).div(price) };
    }
    const tax_rate = rateOf(given);
    if ("noAnswer" in tax_rate) return tax_rate;
    const { quantity, rounding, rounded_on } = given;
    const many = { quantity, rounding, isRoundedEach: rounded_on === "article" };
    if (given.find === "add") {
      const net = given.price.times(quantity);
      const tax = taxOfMany(taxOn(given.price, tax_rate), many, digits);
      return { net, tax, total: net.plus(tax), rate: tax_rate };
    }
    const total = given.price_paid.times(quantity);
    const tax = taxOfMany(taxIn(given.price_paid, tax_rate), many, digits);
    return { net: total.minus(tax), tax, total, rate: tax_rate };
  },

  facts: ({ state, tax_rate }) => (isChosen(state) && !tax_rate ? salesTaxFacts() : []),

  sentence({ find, tax_rate }, { total, tax, net, rate }) {
    if (find === "rate") return `${tax} sales tax on ${net} is a rate of ${rate.exact ? "" : "about "}${rate}.`;
    if (find === "add") return `${net} plus ${tax} sales tax at ${tax_rate ?? rate} is ${total}.`;
    return `${total} includes ${tax} sales tax at ${tax_rate ?? rate}, so the price before tax is ${net}.`;
  },

  working(given, { total, tax, net, rate }, show) {
    if (given.find === "rate") return [step`Tax as a percentage of the price: ${tax} ÷ ${net} × 100% = ${rate}`];
    const { find, state, local_rate, quantity, rounding, rounded_on } = given;
    const percentage = given.tax_rate ?? rate;
    const price = find === "add" ? given.price : given.price_paid;
    const exact = find === "add" ? taxOn(price.value, percentage.value) : taxIn(price.value, percentage.value);
    const share = find === "add" ? `${percentage}` : `${percentage} ÷ (100% + ${percentage})`;
    const each = show("money", tax.value.div(quantity.value));
    const isOne = quantity.value === 1;
    const stateRate = show("percent", rate.value.minus(local_rate?.value ?? 0), { upTo: 4 });
    return [
      isChosen(state) && !given.tax_rate && step`State plus local rate: ${stateRate} + ${local_rate} = ${rate}`,
      !isOne && step`Price of ${quantity}: ${price} × ${quantity} = ${find === "add" ? net : total}`,
      ...(rounded_on === "article" && rounding !== "none" && !isOne
        ? [
            step`Tax on each: ${price} × ${share} ${equals(percentage.exact && exact.eq(each.value))} ${each}`,
            step`Tax on all: ${each} × ${quantity} = ${tax}`,
          ]
        : [
            step`Tax: ${find === "add" ? net : total} × ${share} ${equals(percentage.exact && exact.times(quantity.value).eq(tax.value))} ${tax}`,
          ]),
      find === "add" ? step`Total: ${net} + ${tax} = ${total}` : step`Price before tax: ${total} - ${tax} = ${net}`,
    ];
  },

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

type Given = Exclude<InputValues<typeof inputs>, { find: "rate" }>;
type NoAnswer = Exclude<ReturnType<typeof salesTaxRate>, number>;
type State = keyof typeof SALES_TAX_STATES;

const isChosen = (state: State | undefined): state is Exclude<State, "none"> => state !== undefined && state !== "none";

/** Without a state `check` has asked for a rate. */
function rateOf({ state, tax_rate, local_rate }: Given): Decimal | NoAnswer {
  if (tax_rate || state === "none") return decimal(tax_rate ?? 0);
  const rate = salesTaxRate(state);
  return typeof rate === "number" ? local_rate.plus(rate) : rate;
}

const equals = (isExact: boolean): string => (isExact ? "=" : "≈");
