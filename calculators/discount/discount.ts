import { choice, defineCalculator, money, noAnswer, percent, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const MOST = 1e9;

export default defineCalculator({
  slug: "discount",
  name: "Discount calculator",
  category: "everyday",
  summary: "The price after one discount or two and tax, the percentage off, or the price before a sale.",
  version: "1.0.0",

  inputs: {
    find: choice(
      "Find",
      {
        percent_off: "What to pay, with a percentage off",
        amount_off: "What to pay, with an amount off",
        rate: "The percentage off, from both prices",
        original: "The price before, from the sale price",
      },
      { default: "percent_off" },
    ),
    price: money("Price", { min: 0, max: MOST, example: 80, when: { find: ["percent_off", "amount_off", "rate"] } }),
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
      min: 0,
      max: 100,
      default: 0,
      help: "Taken off what the first one leaves.",
      when: { find: ["percent_off", "amount_off", "original"] },
    }),
    tax_rate: percent("Tax", {
      min: 0,
      max: 100,
      default: 0,
      help: "Added to the reduced price.",
      when: { find: ["percent_off", "amount_off"] },
    }),
  },

  outputs: {
    total: money("To pay", { optional: true }),
    reduced: money("Price after discount"),
    saved: money("Saved"),
    total_rate: percent("Off in all", { upTo: 4, optional: true }),
    tax: money("Tax", { optional: true }),
    original: money("Price before"),
  },
  primary: ({ find }) =>
    (({ percent_off: "total", amount_off: "total", rate: "total_rate", original: "original" }) as const)[find],
  formula: "price after discount = price × (1 - first ÷ 100) × (1 - second ÷ 100)",
  parts: { of: ["reduced", "saved"], whole: "original" },

  check(given) {
    if (given.find === "amount_off" && given.discount_amount.gt(given.price)) {
      return { discount_amount: "must be at most the price" };
    }
    if (given.find === "rate" && given.sale_price.gt(given.price)) return { sale_price: "must be at most the price" };
    return {};
  },

  compute(given) {
    if (given.find === "rate") {
      const { price, sale_price } = given;
      if (price.isZero()) return noAnswer("Nothing can be told as a percentage of a price of 0.");
      const saved = price.minus(sale_price);
      const total_rate = saved.times(100).div(price);
      return { total: null, reduced: sale_price, saved, total_rate, tax: null, original: price };
    }
    const afterSecond = decimal(100).minus(given.second_rate);
    if (given.find === "original") {
      const { sale_price, discount_rate } = given;
      const kept = decimal(100).minus(discount_rate).times(afterSecond);
      if (kept.isZero()) return noAnswer("With 100% off nothing is left that could tell the price before.");
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
    if (given.find === "original") return `${reduced} with ${off} was ${about(original)} before.`;
    const inAll = second_rate.value.isZero() || !total_rate ? "" : `, ${about(total_rate)} off in all`;
    if (given.tax_rate.value.isZero()) return `${original} with ${off} is ${reduced}${inAll}.`;
    return `${original} with ${off} is ${reduced}${inAll}, and with ${given.tax_rate} tax ${total}.`;
  },

  working(given, { total, reduced, saved, total_rate, tax, original }, show) {
    if (given.find === "rate") {
      return [
        step`Saved: ${original} - ${reduced} = ${saved}`,
        ...(total_rate ? [step`Off: ${saved} ÷ ${original} × 100% = ${total_rate}`] : []),
      ];
    }
    const { second_rate } = given;
    const isOnce = second_rate.value.isZero();
    if (given.find === "original") {
      const { discount_rate } = given;
      const afterFirst = decimal(100).minus(discount_rate.value);
      const kept = afterFirst.times(decimal(100).minus(second_rate.value)).div(100);
      const rate = show("percent", kept, { significant: 15 });
      return [
        isOnce
          ? step`What is left: 100% - ${discount_rate} = ${rate}`
          : step`What is left: (100% - ${discount_rate}) × (100% - ${second_rate}) = ${rate}`,
        step`Price before: ${reduced} ÷ ${rate} = ${original}`,
        step`Saved: ${original} - ${reduced} = ${saved}`,
      ];
    }
    const { price, tax_rate } = given;
    const isPercent = given.find === "percent_off";
    const amount = isPercent ? price.value.times(given.discount_rate.value).div(100) : given.discount_amount.value;
    const off = isPercent ? show("money", amount) : given.discount_amount;
    const first = show("money", price.value.minus(amount));
    const second = show("money", first.value.times(second_rate.value).div(100));
    return [
      ...(isPercent ? [step`Discount: ${price} × ${given.discount_rate} = ${off}`] : []),
      step`After it: ${price} - ${off} = ${first}`,
      ...(isOnce
        ? []
        : [
            step`Second discount: ${first} × ${second_rate} = ${second}`,
            step`After both: ${first} - ${second} = ${reduced}`,
          ]),
      ...(total_rate && !(isPercent && isOnce) ? [step`Off in all: ${saved} ÷ ${price} × 100% = ${total_rate}`] : []),
      ...(tax && total && !tax_rate.value.isZero()
        ? [step`Tax: ${reduced} × ${tax_rate} = ${tax}`, step`To pay: ${reduced} + ${tax} = ${total}`]
        : []),
    ];
  },
});

const about = (value: Shown<Decimal> | null): string => (value?.exact === false ? `about ${value}` : `${value}`);
