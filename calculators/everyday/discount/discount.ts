import { choice, defineCalculator, money, percent, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";

const MOST = 1e9;

const FROM_THE_FIRST = {
  reduced: ["After both", "first × (100% - second_rate)"],
  original: "price",
  saved: "original - reduced",
  total_rate: "saved ÷ original",
  tax: "reduced × tax_rate",
  total: "reduced + tax",
} as const;

/** A discount is no percentage of nothing. */
const ifFree = ({ price }: { readonly price: Decimal }) => (price.isZero() ? { total_rate: null } : {});

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
    price: money("Original price", { min: 0, max: MOST, example: 80 }),
    sale_price: money("Sale price", { min: 0, max: MOST, example: 60 }),
    discount_rate: percent("Discount", { min: 0, max: 100, example: 25, usual: [10, 20, 25, 50] }),
    discount_amount: money("Amount off", { min: 0, max: MOST, example: 20 }),
    second_rate: percent("Second discount", {
      typical: 10,
      min: 0,
      max: 100,
      default: 0,
      help: "Taken off the price after the first discount.",
    }),
    tax_rate: percent("Sales tax", {
      typical: 7,
      min: 0,
      max: 100,
      default: 0,
      help: "Added to the discounted price.",
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
  formula: "price after discount = price × (1 - first ÷ 100) × (1 - second ÷ 100)",
  parts: { of: ["reduced", "saved"], whole: "original" },

  between: {
    off: money("Discount", { optional: true }),
    first: money("After the discount", { optional: true }),
    kept: percent("Part you still pay", { significant: 15, optional: true }),
  },

  questions: {
    find: {
      percent_off: {
        asks: ["price", "discount_rate", "second_rate", "tax_rate"],
        primary: "total",
        compute: ifFree,
        by: { off: "price × discount_rate", first: "price - off", ...FROM_THE_FIRST },
        sentence: ({ discount_rate, second_rate, tax_rate }, found) =>
          reducedBy(`${discount_rate}`, second_rate, tax_rate, found),
      },
      amount_off: {
        asks: ["price", "discount_amount", "second_rate", "tax_rate"],
        primary: "total",
        check: ({ price, discount_amount }) => ({
          discount_amount: discount_amount.gt(price) && "must be no more than the original price",
        }),
        compute: ifFree,
        by: { first: "price - discount_amount", ...FROM_THE_FIRST },
        sentence: ({ discount_amount, second_rate, tax_rate }, found) =>
          reducedBy(`${discount_amount}`, second_rate, tax_rate, found),
      },
      rate: {
        asks: ["price", "sale_price"],
        primary: "total_rate",
        check: ({ price, sale_price }) => ({
          sale_price: sale_price.gt(price) && "must be no more than the original price",
        }),
        refuses: ({ price }) => price.isZero() && "Enter an original price above 0 to find the percentage off.",
        by: {
          original: "price",
          reduced: "sale_price",
          saved: "original - reduced",
          total_rate: ["Percentage off", "saved ÷ original"],
        },
        sentence: (_, { reduced, original, total_rate }) =>
          `${reduced} instead of ${original} is ${about(total_rate)} off.`,
      },
      original: {
        asks: ["sale_price", "discount_rate", "second_rate"],
        primary: "original",
        refuses: ({ discount_rate, second_rate }) =>
          (discount_rate.eq(100) || second_rate.eq(100)) &&
          "Enter a discount below 100%: with 100% off, the original price can't be worked out.",
        by: {
          reduced: "sale_price",
          kept: "(100% - discount_rate) × (100% - second_rate)",
          original: "reduced ÷ kept",
          saved: "original - reduced",
          total_rate: "100% - kept",
        },
        sentence: ({ discount_rate, second_rate }, { reduced, original }) =>
          `${reduced} after ${offIn(`${discount_rate}`, second_rate)} was ${about(original)} before.`,
      },
    },
  },
});

type Figure = Shown<Decimal>;
type Prices = { readonly [N in "original" | "reduced"]: Figure } & {
  readonly [N in "total_rate" | "total"]: Figure | null;
};

function reducedBy(
  first: string,
  second: Figure,
  tax: Figure,
  { original, reduced, total_rate, total }: Prices,
): string {
  const inAll = second.value.isZero() || !total_rate ? "" : `, ${about(total_rate)} off the original`;
  const withTax = tax.value.isZero() ? "" : `, and with ${tax} tax ${total}`;
  return `${original} with ${offIn(first, second)} is ${reduced}${inAll}${withTax}.`;
}

const offIn = (first: string, second: Figure): string =>
  second.value.isZero() ? `${first} off` : `${first} and then ${second} off`;

const about = (value: Figure | null): string => (value?.exact === false ? `about ${value}` : `${value}`);
