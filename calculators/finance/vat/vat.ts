import { asTyped, choice, count, defineCalculator, money, noAnswer, percent } from "#engine";
import { VAT_CATEGORIES, VAT_COUNTRIES, vatFacts, vatPlace, vatRatesInWords } from "#facts/tax/vat-rates";
import { shareIn, TO_THE_CENT, taxIn, taxOn, taxSteps } from "../../shared/price-tax.ts";
import { isChosen, rateIn, rateOf, VAT_BY_REGION, VAT_CURRENCIES, vatInWords, withVat } from "./country-rate.ts";

const RATED = ["country", "category", "vat_rate"] as const;
const MANY = ["quantity", "rounding", "rounded_on"] as const;

export default defineCalculator({
  name: "VAT calculator",
  summary: "Adds VAT or GST to a price or takes it out, with the rates of 45 countries and provinces or your own rate.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        gross: "Price with VAT",
        net: "Price without VAT",
        both: "Both prices, from the VAT amount",
        rate: "VAT rate, from both prices",
      },
      { default: "gross" },
    ),
    price_without: money("Price without VAT", { min: 0, max: 1e9, example: 100 }),
    price_with: money("Price with VAT", { min: 0, max: 1e9, example: 120 }),
    vat_paid: money("VAT amount", { min: 0, max: 1e9, example: 20 }),
    country: choice("Country or province", VAT_COUNTRIES, {
      default: "none",
      begins: "gb",
      beginsIn: VAT_BY_REGION,
    }),
    category: choice("Which rate", VAT_CATEGORIES, {
      default: "standard",
      help: "Reduced rates are for some goods, such as food. The note below the answer lists the rates.",
    }),
    vat_rate: percent("Your own VAT rate", {
      typical: 20,
      min: 0,
      max: 100,
      optional: true,
      help: "Optional if you choose a country. Replaces its rate.",
    }),
    quantity: count("Quantity", { min: 1, max: 1e6, default: 1, help: "The price is for one item." }),
    rounding: choice("Round the VAT", TO_THE_CENT, { more: true, default: "nearest" }),
    rounded_on: choice(
      "Round the VAT on",
      { invoice: "The whole invoice", article: "Each item" },
      { more: true, default: "invoice" },
    ),
  },

  outputs: {
    gross: money("Price with VAT"),
    net: money("Price without VAT"),
    vat: money("VAT amount"),
    rate: percent("VAT rate", { upTo: 4 }),
  },
  between: { each: money("VAT on each", { optional: true }), exact: money("VAT, not rounded", { optional: true }) },
  currency: { by: "country", of: VAT_CURRENCIES },
  formula: "price with VAT = price without VAT × (1 + rate ÷ 100)",
  parts: { of: ["net", "vat"], whole: "gross" },

  check: ({ country, vat_rate }) => ({
    vat_rate: country === "none" && vat_rate === undefined && "is required unless you choose a country",
  }),

  questions: {
    find: {
      gross: {
        asks: [...RATED, ...MANY, "price_without"],
        primary: "gross",
        compute: (given, digits) => withVat(given, (rate) => taxOn(given.price_without, rate), digits),
        by: { net: ["All items", "price_without × quantity"], gross: "net + vat" },
        sentence: (given, found) => `${found.net} plus ${vatInWords(given, found)} is ${found.gross}.`,
        working: (given, found, _, __, stepOf) => [
          stepOf("net"),
          ...taxSteps("VAT", given, {
            ...found,
            tax: found.vat,
            price: given.price_without,
            all: found.net,
            share: rateIn(given, found),
          }),
          stepOf("gross"),
        ],
      },
      net: {
        asks: [...RATED, ...MANY, "price_with"],
        primary: "net",
        compute: (given, digits) => withVat(given, (rate) => taxIn(given.price_with, rate), digits),
        by: { gross: ["All items", "price_with × quantity"], net: "gross - vat" },
        sentence: (given, found) =>
          `${found.gross} includes ${vatInWords(given, found)}, so the price without VAT is ${found.net}.`,
        working: (given, found, show, _, stepOf) => [
          stepOf("gross"),
          ...taxSteps("VAT", given, {
            ...found,
            tax: found.vat,
            price: given.price_with,
            all: found.gross,
            share: shareIn(rateIn(given, found), show),
          }),
          stepOf("net"),
        ],
      },
      both: {
        asks: [...RATED, "vat_paid"],
        primary: "net",
        compute(given) {
          const rate = rateOf(given);
          if ("noAnswer" in rate) return rate;
          if (rate.isZero())
            return noAnswer("Enter a rate above 0%: at 0% the VAT is always 0, so the price can't be worked out.");
          return { rate };
        },
        by: { vat: "vat_paid", net: "vat ÷ rate", gross: "net + vat" },
        sentence: (given, found) =>
          `${vatInWords(given, found)} is charged on a price of ${found.net}, or ${found.gross} with VAT.`,
      },
      rate: {
        asks: ["price_without", "price_with"],
        primary: "rate",
        check: ({ price_with, price_without }) => ({
          price_with: price_with.lt(price_without) && "must be at least the price without VAT",
        }),
        refuses: ({ price_without }) =>
          price_without.isZero() &&
          "Enter a price without VAT above 0: the rate can't be worked out from a price of 0.",
        by: {
          gross: "price_with",
          net: "price_without",
          vat: ["VAT", "gross - net"],
          rate: ["VAT as a percentage of the price without VAT", "vat ÷ net"],
        },
        sentence: (_, { net, vat, rate }) => `${vat} VAT on ${net} is a rate of ${rate.exact ? "" : "about "}${rate}.`,
      },
    },
  },

  facts: ({ country, vat_rate }) => (isChosen(country) && !vat_rate ? vatFacts(country) : []),

  notes({ country, vat_rate }, _, { notation }) {
    if (!isChosen(country)) return [];
    return [
      vat_rate
        ? `Your own rate replaces the rate of ${vatPlace(country)}.`
        : asTyped(vatRatesInWords(country), notation),
    ];
  },
});
