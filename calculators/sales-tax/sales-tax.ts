import { choice, count, defineCalculator, money, noAnswer, percent, step } from "#engine";
import { TO_THE_CENT, taxIn, taxOfMany, taxOn } from "#math/tax";

export default defineCalculator({
  slug: "sales-tax",
  name: "Sales tax calculator",
  category: "finance",
  summary: "Adds sales tax to a price, takes it out of a total, or finds the rate that was charged.",
  version: "1.0.0",

  inputs: {
    find: choice(
      "Find",
      {
        add: "What to pay, from the price before tax",
        remove: "The price before tax, from what was paid",
        rate: "The rate, from the price and the tax",
      },
      { default: "add" },
    ),
    price: money("Price before tax", { min: 0, max: 1e9, example: 499, when: { find: ["add", "rate"] } }),
    price_paid: money("Price with tax", { min: 0, max: 1e9, example: 542.96, when: { find: ["remove"] } }),
    tax_paid: money("Tax paid", { min: 0, max: 1e9, example: 42.42, when: { find: ["rate"] } }),
    tax_rate: percent("Tax rate", { min: 0, max: 100, example: 8.81, when: { find: ["add", "remove"] } }),
    quantity: count("How many", { min: 1, max: 1e6, default: 1, when: { find: ["add", "remove"] } }),
    rounding: choice("Round the tax", TO_THE_CENT, { default: "nearest", when: { find: ["add", "remove"] } }),
    rounded_on: choice(
      "Rounded on",
      { sale: "The whole sale", article: "Each article" },
      { default: "sale", when: { find: ["add", "remove"] } },
    ),
  },

  outputs: {
    total: money("Total to pay"),
    tax: money("Tax"),
    net: money("Price before tax"),
    rate: percent("Tax rate", { upTo: 4 }),
  },
  primary: ({ find }) => (({ add: "total", remove: "net", rate: "rate" }) as const)[find],
  formula: "to pay = price × (1 + rate ÷ 100)",
  parts: { of: ["net", "tax"], whole: "total" },

  compute(given) {
    if (given.find === "rate") {
      const { price, tax_paid } = given;
      if (price.isZero()) return noAnswer("A price of 0 does not tell the rate of its tax.");
      return { net: price, tax: tax_paid, total: price.plus(tax_paid), rate: tax_paid.times(100).div(price) };
    }
    const { tax_rate, quantity, rounding, rounded_on } = given;
    const isRoundedEach = rounded_on === "article";
    if (given.find === "add") {
      const net = given.price.times(quantity);
      const tax = taxOfMany(taxOn(given.price, tax_rate), quantity, rounding, isRoundedEach);
      return { net, tax, total: net.plus(tax), rate: tax_rate };
    }
    const total = given.price_paid.times(quantity);
    const tax = taxOfMany(taxIn(given.price_paid, tax_rate), quantity, rounding, isRoundedEach);
    return { net: total.minus(tax), tax, total, rate: tax_rate };
  },

  sentence({ find, tax_rate }, { total, tax, net, rate }) {
    if (find === "rate") return `A tax of ${tax} on ${net} is ${rate.exact ? "" : "about "}${rate}.`;
    if (find === "add") return `${net} and ${tax_rate} sales tax of ${tax} make ${total}.`;
    return `Of ${total}, ${tax} is ${tax_rate} sales tax and ${net} is the price before it.`;
  },

  working(given, { total, tax, net, rate }, show) {
    if (given.find === "rate") return [step`Tax by price: ${tax} ÷ ${net} × 100% = ${rate}`];
    const { find, tax_rate, quantity, rounding, rounded_on } = given;
    const price = find === "add" ? given.price : given.price_paid;
    const exact = find === "add" ? taxOn(price.value, tax_rate.value) : taxIn(price.value, tax_rate.value);
    const share = find === "add" ? `${tax_rate}` : `${tax_rate} ÷ (100% + ${tax_rate})`;
    const each = show("money", taxOfMany(exact, 1, rounding, true));
    const isOne = quantity.value === 1;
    return [
      ...(isOne ? [] : [step`All ${quantity}: ${price} × ${quantity} = ${find === "add" ? net : total}`]),
      ...(rounded_on === "article" && rounding !== "none" && !isOne
        ? [
            step`Tax on each: ${price} × ${share} ${equals(exact.eq(each.value))} ${each}`,
            step`Tax on all: ${each} × ${quantity} = ${tax}`,
          ]
        : [
            step`Tax: ${find === "add" ? net : total} × ${share} ${equals(exact.times(quantity.value).eq(tax.value))} ${tax}`,
          ]),
      find === "add" ? step`To pay: ${net} + ${tax} = ${total}` : step`Before tax: ${total} - ${tax} = ${net}`,
    ];
  },
});

const equals = (isExact: boolean): string => (isExact ? "=" : "≈");
