import { choice, defineCalculator, money, noAnswer, percent, type Show, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const MOST = 1e9;

export default defineCalculator({
  name: "Discount calculator",
  summary: "The sale price after one or two discounts and tax, the percentage off, or the original price.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        percent_off: "Sale price, from a percentage off",
        amount_off: "Sale price, from an amount off",
        rate: "Percentage off, from both prices",
        original: "Original price, from the sale price",
      },
      { default: "percent_off" },
    ),
    price: money("Original price", {
      min: 0,
      max: MOST,
      example: 80,
      when: { find: ["percent_off", "amount_off", "rate"] },
    }),
    sale_price: money("Sale price", { min: 0, max: MOST, example: 60, when: { find: ["rate", "original"] } }),
    discount_rate: percent("Discount", {
      min: 0,
      max: 100,
      example: 25,
      usual: [10, 20, 25, 50],
      when: { find: ["percent_off", "original"] },
    }),
    discount_amount: money("Amount off", { min: 0, max: MOST, example: 20, when: { find: ["amount_off"] } }),
    second_rate: percent("Second discount", {
      typical: 10,
      min: 0,
      max: 100,
      default: 0,
      help: "Taken off the price after the first discount.",
      when: { find: ["percent_off", "amount_off", "original"] },
    }),
    tax_rate: percent("Sales tax", {
      typical: 7,
      min: 0,
      max: 100,
      default: 0,
      help: "Added to the discounted price.",
      when: { find: ["percent_off", "amount_off"] },
    }),
  },

  outputs: {
    total: money("You pay", { optional: true }),
    reduced: money("Discounted price"),
    saved: money("You save"),
    total_rate: percent("Total discount", { upTo: 4, optional: true }),
    tax: money("Tax", { optional: true }),
    original: money("Original price"),
  },
  primary: ({ find }) =>
    (({ percent_off: "total", amount_off: "total", rate: "total_rate", original: "original" }) as const)[find],
  formula: "price after discount = price × (1 - first ÷ 100) × (1 - second ÷ 100)",
  parts: { of: ["reduced", "saved"], whole: "original" },

  check(given) {
    if (given.find === "amount_off" && given.discount_amount.gt(given.price)) {
      return { discount_amount: "must be no more than the original price" };
    }
    if (given.find === "rate" && given.sale_price.gt(given.price))
      return { sale_price: "must be no more than the original price" };
    return {};
  },

  compute(given) {
    if (given.find === "rate") {
      const { price, sale_price } = given;
      if (price.isZero()) return noAnswer("Enter an original price above 0 to find the percentage off.");
      const saved = price.minus(sale_price);
      const total_rate = saved.times(100).div(price);
      return { total: null, reduced: sale_price, saved, total_rate, tax: null, original: price };
    }
    const afterSecond = decimal(100).minus(given.second_rate);
    if (given.find === "original") {
      const { sale_price, discount_rate } = given;
      const kept = decimal(100).minus(discount_rate).times(afterSecond);
      if (kept.isZero())
        return noAnswer("Enter a discount below 100%: with 100% off, the original price can't be worked out.");
      const original = sale_price.times(10000).div(kept);
      const total_rate = decimal(100).minus(kept.div(100));
      return { total: null, reduced: sale_price, saved: original.minus(sale_price), total_rate, tax: null, original };
    }
    const { price, tax_rate } = given;
    const first =
      given.find === "percent_off"
        ? price.times(decimal(100).minus(given.discount_rate)).div(100)
        : price.minus(given.discount_amount);
    const reduced = first.times(afterSecond).div(100);
    const saved = price.minus(reduced);
    const tax = reduced.times(tax_rate).div(100);
    const total_rate = price.isZero() ? null : saved.times(100).div(price);
    return { total: reduced.plus(tax), reduced, saved, total_rate, tax, original: price };
  },

  sentence(given, { total, reduced, total_rate, original }) {
    if (given.find === "rate") return `${reduced} instead of ${original} is ${about(total_rate)} off.`;
    const { second_rate } = given;
    const first = given.find === "amount_off" ? given.discount_amount : given.discount_rate;
    const off = second_rate.value.isZero() ? `${first} off` : `${first} and then ${second_rate} off`;
    if (given.find === "original") return `${reduced} after ${off} was ${about(original)} before.`;
    const inAll = second_rate.value.isZero() || !total_rate ? "" : `, ${about(total_rate)} off the original`;
    if (given.tax_rate.value.isZero()) return `${original} with ${off} is ${reduced}${inAll}.`;
    return `${original} with ${off} is ${reduced}${inAll}, and with ${given.tax_rate} tax ${total}.`;
  },

  working(given, { total, reduced, saved, total_rate, tax, original }, show) {
    if (given.find === "rate") {
      return [
        step`You save: ${original} - ${reduced} = ${saved}`,
        total_rate && step`Percentage off: ${saved} ÷ ${original} × 100% = ${total_rate}`,
      ];
    }
    const { second_rate } = given;
    const isOnce = second_rate.value.isZero();
    if (given.find === "original") {
      const { rate, paid } = stillPaid(given.discount_rate, second_rate, show);
      return [
        paid,
        step`Original price: ${reduced} ÷ ${rate} = ${original}`,
        step`You save: ${original} - ${reduced} = ${saved}`,
      ];
    }
    const { price, tax_rate } = given;
    const isPercent = given.find === "percent_off";
    const amount = isPercent ? price.value.times(given.discount_rate.value).div(100) : given.discount_amount.value;
    const off = isPercent ? show("money", amount) : given.discount_amount;
    const first = show("money", price.value.minus(amount));
    const second = show("money", first.value.times(second_rate.value).div(100));
    return [
      isPercent && step`Discount: ${price} × ${given.discount_rate} = ${off}`,
      step`After the discount: ${price} - ${off} = ${first}`,
      ...(isOnce
        ? []
        : [
            step`Second discount: ${first} × ${second_rate} = ${second}`,
            step`After both: ${first} - ${second} = ${reduced}`,
          ]),
      total_rate && !(isPercent && isOnce) && step`Total discount: ${saved} ÷ ${price} × 100% = ${total_rate}`,
      ...(tax && total && !tax_rate.value.isZero()
        ? [step`Tax: ${reduced} × ${tax_rate} = ${tax}`, step`You pay: ${reduced} + ${tax} = ${total}`]
        : []),
    ];
  },
});

/** What is left of a price after both discounts, and how that is worked out. */
function stillPaid(first: Shown<Decimal>, second: Shown<Decimal>, show: Show) {
  const afterFirst = decimal(100).minus(first.value);
  const afterBoth = afterFirst.times(decimal(100).minus(second.value)).div(100);
  const rate = show("percent", afterBoth, { significant: 15 });
  const paid = second.value.isZero()
    ? step`Part you still pay: 100% - ${first} = ${rate}`
    : step`Part you still pay: (100% - ${first}) × (100% - ${second}) = ${rate}`;
  return { rate, paid };
}

const about = (value: Shown<Decimal> | null): string => (value?.exact === false ? `about ${value}` : `${value}`);
