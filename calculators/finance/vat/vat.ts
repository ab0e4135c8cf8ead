import { choice, count, defineCalculator, type InputValues, money, noAnswer, percent, step } from "#engine";
import {
  VAT_CATEGORIES,
  VAT_COUNTRIES,
  vatFacts,
  vatPlace,
  vatRate,
  vatRatesInWords,
  vatYear,
} from "#facts/tax/vat-rates";
import { type Decimal, decimal } from "#math/decimal";
import { TO_THE_CENT, taxIn, taxOfMany, taxOn } from "#math/tax";
import { VAT_CURRENCIES } from "./country-currencies.ts";

const WITH_RATE = ["gross", "net", "both"] as const;

const inputs = {
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
  price_without: money("Price without VAT", { min: 0, max: 1e9, example: 100, when: { find: ["gross", "rate"] } }),
  price_with: money("Price with VAT", { min: 0, max: 1e9, example: 120, when: { find: ["net", "rate"] } }),
  vat_paid: money("VAT amount", { min: 0, max: 1e9, example: 20, when: { find: ["both"] } }),
  country: choice("Country or province", VAT_COUNTRIES, { default: "none", begins: "gb", when: { find: WITH_RATE } }),
  category: choice("Which rate", VAT_CATEGORIES, {
    default: "standard",
    when: { find: WITH_RATE },
    help: "Reduced rates are for some goods, such as food. The note below the answer lists the rates.",
  }),
  vat_rate: percent("Your own VAT rate", {
    typical: 20,
    min: 0,
    max: 100,
    optional: true,
    when: { find: WITH_RATE },
    help: "Optional if you choose a country. Replaces its rate.",
  }),
  quantity: count("Quantity", {
    min: 1,
    max: 1e6,
    default: 1,
    help: "The price is for one item.",
    when: { find: ["gross", "net"] },
  }),
  rounding: choice("Round the VAT", TO_THE_CENT, { more: true, default: "nearest", when: { find: ["gross", "net"] } }),
  rounded_on: choice(
    "Round the VAT on",
    { invoice: "The whole invoice", article: "Each item" },
    { more: true, default: "invoice", when: { find: ["gross", "net"] } },
  ),
};

export default defineCalculator({
  name: "VAT calculator",
  summary: "Adds VAT or GST to a price or takes it out, with the rates of 45 countries and provinces or your own rate.",

  inputs,

  outputs: {
    gross: money("Price with VAT"),
    net: money("Price without VAT"),
    vat: money("VAT amount"),
    rate: percent("VAT rate", { upTo: 4 }),
  },
  currency: { by: "country", of: VAT_CURRENCIES },
  primary: ({ find }) => (find === "both" ? "net" : find),
  formula: "price with VAT = price without VAT × (1 + rate ÷ 100)",
  parts: { of: ["net", "vat"], whole: "gross" },

  check(given) {
    if (given.find !== "rate") {
      const isMissing = given.country === "none" && given.vat_rate === undefined;
      return isMissing ? { vat_rate: "is required unless you choose a country" } : {};
    }
    if (given.price_with.gte(given.price_without)) return {};
    return { price_with: "must be at least the price without VAT" };
  },

  compute(given, digits) {
    if (given.find === "rate") {
      const { price_with: gross, price_without: net } = given;
      if (net.isZero())
        return noAnswer("Enter a price without VAT above 0: the rate can't be worked out from a price of 0.");
      const vat = gross.minus(net);
      return { gross, net, vat, rate: vat.times(100).div(net) };
    }
    const rate = rateOf(given);
    if ("noAnswer" in rate) return rate;
    if (given.find === "both") {
      if (rate.isZero())
        return noAnswer("Enter a rate above 0%: at 0% the VAT is always 0, so the price can't be worked out.");
      const net = given.vat_paid.times(100).div(rate);
      return { gross: net.plus(given.vat_paid), net, vat: given.vat_paid, rate };
    }
    const { quantity, rounding, rounded_on } = given;
    const many = { quantity, rounding, isRoundedEach: rounded_on === "article" };
    if (given.find === "gross") {
      const net = given.price_without.times(quantity);
      const vat = taxOfMany(taxOn(given.price_without, rate), many, digits);
      return { gross: net.plus(vat), net, vat, rate };
    }
    const gross = given.price_with.times(quantity);
    const vat = taxOfMany(taxIn(given.price_with, rate), many, digits);
    return { gross, net: gross.minus(vat), vat, rate };
  },

  facts: ({ country, vat_rate }) => (isChosen(country) && !vat_rate ? vatFacts(country) : []),

  sentence({ find, country, vat_rate }, { gross, net, vat, rate }) {
    const where = isChosen(country) && !vat_rate ? ` (${VAT_COUNTRIES[country]}, ${vatYear(country)})` : "";
    const tax = `${vat} VAT at ${vat_rate ?? rate}${where}`;
    if (find === "gross") return `${net} plus ${tax} is ${gross}.`;
    if (find === "net") return `${gross} includes ${tax}, so the price without VAT is ${net}.`;
    if (find === "both") return `${tax} is charged on a price of ${net}, or ${gross} with VAT.`;
    return `${vat} VAT on ${net} is a rate of ${rate.exact ? "" : "about "}${rate}.`;
  },

  working(given, { gross, net, vat, rate }, show) {
    if (given.find === "rate") {
      return [
        step`VAT: ${gross} - ${net} = ${vat}`,
        step`VAT as a percentage of the price without VAT: ${vat} ÷ ${net} × 100% = ${rate}`,
      ];
    }
    if (given.find === "both") {
      return [
        step`Price without VAT: ${vat} ÷ ${given.vat_rate ?? rate} = ${net}`,
        step`Price with VAT: ${net} + ${vat} = ${gross}`,
      ];
    }
    const { find, quantity, rounding, rounded_on } = given;
    const percentage = given.vat_rate ?? rate;
    const isAdded = find === "gross";
    const [price, all] = isAdded ? [given.price_without, net] : [given.price_with, gross];
    const exact = isAdded ? taxOn(price.value, percentage.value) : taxIn(price.value, percentage.value);
    const share = isAdded ? `${percentage}` : `${percentage} ÷ (100% + ${percentage})`;
    const each = show("money", vat.value.div(quantity.value));
    const isOne = quantity.value === 1;
    return [
      !isOne && step`Price of ${quantity}: ${price} × ${quantity} = ${all}`,
      ...(rounded_on === "article" && rounding !== "none" && !isOne
        ? [
            step`VAT on each: ${price} × ${share} ${equals(exact.eq(each.value))} ${each}`,
            step`VAT on all: ${each} × ${quantity} = ${vat}`,
          ]
        : [step`VAT: ${all} × ${share} ${equals(exact.times(quantity.value).eq(vat.value))} ${vat}`]),
      isAdded ? step`Price with VAT: ${net} + ${vat} = ${gross}` : step`Price without VAT: ${gross} - ${vat} = ${net}`,
    ];
  },

  notes({ country, vat_rate }) {
    if (!isChosen(country)) return [];
    return [vat_rate ? `Your own rate replaces the rate of ${vatPlace(country)}.` : vatRatesInWords(country)];
  },
});

type Given = Exclude<InputValues<typeof inputs>, { find: "rate" }>;
type NoAnswer = Exclude<ReturnType<typeof vatRate>, number>;
type Country = keyof typeof VAT_COUNTRIES;

const isChosen = (country: Country | undefined): country is Exclude<Country, "none"> =>
  country !== undefined && country !== "none";

/** Without a country `check` has asked for a rate. */
function rateOf({ country, category, vat_rate }: Given): Decimal | NoAnswer {
  if (vat_rate || country === "none") return decimal(vat_rate ?? 0);
  const rate = vatRate(country, category);
  return typeof rate === "number" ? decimal(rate) : rate;
}

const equals = (isExact: boolean): string => (isExact ? "=" : "≈");
