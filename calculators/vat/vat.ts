import { choice, count, defineCalculator, type InputValues, money, noAnswer, percent, step } from "#engine";
import { VAT_CATEGORIES, VAT_COUNTRIES, vatFacts, vatRate, vatRatesInWords } from "#facts/tax/vat-rates";
import { type Decimal, decimal } from "#math/decimal";
import { TO_THE_CENT, taxIn, taxOfMany, taxOn } from "#math/tax";

const WITH_RATE = ["gross", "net", "both"] as const;

const inputs = {
  find: choice(
    "Find",
    {
      gross: "The price with VAT, from the price without",
      net: "The price without VAT, from the price with it",
      both: "Both prices, from the VAT",
      rate: "The rate, from both prices",
    },
    { default: "gross" },
  ),
  price_without: money("Price without VAT", { min: 0, max: 1e9, example: 100, when: { find: ["gross", "rate"] } }),
  price_with: money("Price with VAT", { min: 0, max: 1e9, example: 120, when: { find: ["net", "rate"] } }),
  vat_paid: money("VAT", { min: 0, max: 1e9, example: 20, when: { find: ["both"] } }),
  country: choice("Country", VAT_COUNTRIES, { default: "none", begins: "gb", when: { find: WITH_RATE } }),
  category: choice("Rate", VAT_CATEGORIES, {
    default: "standard",
    when: { find: WITH_RATE },
    help: "Reduced rates are for some goods and services, such as food, books or hotels.",
  }),
  vat_rate: percent("Your own rate", {
    min: 0,
    max: 100,
    optional: true,
    when: { find: WITH_RATE },
    help: "Instead of the country's.",
  }),
  quantity: count("How many", { min: 1, max: 1e6, default: 1, when: { find: ["gross", "net"] } }),
  rounding: choice("Round the VAT", TO_THE_CENT, { default: "nearest", when: { find: ["gross", "net"] } }),
  rounded_on: choice(
    "Rounded on",
    { invoice: "The whole invoice", article: "Each article" },
    { default: "invoice", when: { find: ["gross", "net"] } },
  ),
};

export default defineCalculator({
  slug: "vat",
  name: "VAT calculator",
  category: "finance",
  summary: "Adds VAT or GST to a price or takes it out, by the rates of 45 countries and provinces or your own.",
  version: "1.1.0",

  inputs,

  outputs: {
    gross: money("Price with VAT"),
    net: money("Price without VAT"),
    vat: money("VAT"),
    rate: percent("VAT rate", { upTo: 4 }),
  },
  primary: ({ find }) => (find === "both" ? "net" : find),
  formula: "with VAT = without VAT × (1 + rate ÷ 100)",
  parts: { of: ["net", "vat"], whole: "gross" },

  check(given) {
    if (given.find !== "rate") {
      const isMissing = given.country === "none" && given.vat_rate === undefined;
      return isMissing ? { vat_rate: "is required, unless you choose a country" } : {};
    }
    if (given.price_with.gte(given.price_without)) return {};
    return { price_with: "must be at least the price without VAT" };
  },

  compute(given) {
    if (given.find === "rate") {
      const { price_with: gross, price_without: net } = given;
      if (net.isZero()) return noAnswer("A price of 0 does not tell the rate of its VAT.");
      const vat = gross.minus(net);
      return { gross, net, vat, rate: vat.times(100).div(net) };
    }
    const rate = rateOf(given);
    if ("noAnswer" in rate) return rate;
    if (given.find === "both") {
      if (rate.isZero())
        return noAnswer("At a rate of 0% any price has a VAT of 0, so the VAT does not tell the price.");
      const net = given.vat_paid.times(100).div(rate);
      return { gross: net.plus(given.vat_paid), net, vat: given.vat_paid, rate };
    }
    const { quantity, rounding, rounded_on } = given;
    const isRoundedEach = rounded_on === "article";
    if (given.find === "gross") {
      const net = given.price_without.times(quantity);
      const vat = taxOfMany(taxOn(given.price_without, rate), quantity, rounding, isRoundedEach);
      return { gross: net.plus(vat), net, vat, rate };
    }
    const gross = given.price_with.times(quantity);
    const vat = taxOfMany(taxIn(given.price_with, rate), quantity, rounding, isRoundedEach);
    return { gross, net: gross.minus(vat), vat, rate };
  },

  facts: ({ country, vat_rate }) => (isChosen(country) && !vat_rate ? vatFacts(country) : []),

  sentence({ find, country, vat_rate }, { gross, net, vat, rate }) {
    const where = isChosen(country) && !vat_rate ? ` (${VAT_COUNTRIES[country]}, 2026)` : "";
    const tax = `${vat_rate ?? rate} VAT${where}`;
    if (find === "gross") return `${net} and ${tax} of ${vat} make ${gross}.`;
    if (find === "net") return `${gross} with ${tax} is ${net} without it, and ${vat} VAT.`;
    if (find === "both") return `${vat} is ${tax} on ${net}, which makes ${gross}.`;
    return `From ${net} to ${gross} is ${vat} VAT, ${rate.exact ? "" : "about "}${rate}.`;
  },

  working(given, { gross, net, vat, rate }, show) {
    if (given.find === "rate") {
      return [step`VAT: ${gross} - ${net} = ${vat}`, step`VAT by price without it: ${vat} ÷ ${net} × 100% = ${rate}`];
    }
    if (given.find === "both") {
      return [
        step`Without VAT: ${vat} ÷ ${given.vat_rate ?? rate} = ${net}`,
        step`With VAT: ${net} + ${vat} = ${gross}`,
      ];
    }
    const { find, quantity, rounding, rounded_on } = given;
    const percentage = given.vat_rate ?? rate;
    const isAdded = find === "gross";
    const [price, all] = isAdded ? [given.price_without, net] : [given.price_with, gross];
    const exact = isAdded ? taxOn(price.value, percentage.value) : taxIn(price.value, percentage.value);
    const share = isAdded ? `${percentage}` : `${percentage} ÷ (100% + ${percentage})`;
    const each = show("money", taxOfMany(exact, 1, rounding, true));
    const isOne = quantity.value === 1;
    return [
      ...(isOne ? [] : [step`All ${quantity}: ${price} × ${quantity} = ${all}`]),
      ...(rounded_on === "article" && rounding !== "none" && !isOne
        ? [
            step`VAT on each: ${price} × ${share} ${equals(exact.eq(each.value))} ${each}`,
            step`VAT on all: ${each} × ${quantity} = ${vat}`,
          ]
        : [step`VAT: ${all} × ${share} ${equals(exact.times(quantity.value).eq(vat.value))} ${vat}`]),
      isAdded ? step`With VAT: ${net} + ${vat} = ${gross}` : step`Without VAT: ${gross} - ${vat} = ${net}`,
    ];
  },

  notes({ country, vat_rate }) {
    if (!isChosen(country)) return [];
    return [vat_rate ? `Your own rate is used, not ${VAT_COUNTRIES[country]}'s.` : vatRatesInWords(country)];
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
