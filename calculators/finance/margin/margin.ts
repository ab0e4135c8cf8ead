import { choice, defineCalculator, type InputValues, money, noAnswer, percent, step } from "#engine";
import type { Decimal } from "#math/decimal";

const AMOUNT = { min: 0, max: 1e12 } as const;

const inputs = {
  given: choice(
    "What do you know?",
    {
      cost_price: "Cost and price",
      cost_margin: "Cost and margin",
      cost_markup: "Cost and markup",
      price_margin: "Price and margin",
      price_markup: "Price and markup",
    },
    { default: "cost_price" },
  ),
  cost: money("Cost", { ...AMOUNT, example: 60, when: { given: ["cost_price", "cost_margin", "cost_markup"] } }),
  price: money("Selling price", {
    ...AMOUNT,
    example: 100,
    when: { given: ["cost_price", "price_margin", "price_markup"] },
  }),
  margin: percent("Margin", {
    min: -1e6,
    max: 100,
    example: 40,
    when: { given: ["cost_margin", "price_margin"] },
    help: "Profit as a percentage of the price.",
  }),
  markup: percent("Markup", {
    min: -100,
    max: 1e6,
    example: 50,
    when: { given: ["cost_markup", "price_markup"] },
    help: "Profit as a percentage of the cost.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Margin and markup calculator",
  summary: "Price, cost, and margin or markup: enter two and get the rest.",
  inputs,

  outputs: {
    price: money("Selling price"),
    cost: money("Cost"),
    profit: money("Profit"),
    margin: percent("Margin", { optional: true, help: "Profit as a percentage of the price." }),
    markup: percent("Markup", { optional: true, help: "Profit as a percentage of the cost." }),
  },
  primary({ given, price }) {
    if (given === "cost_price") return price.isZero() ? "profit" : "margin";
    return given === "cost_margin" || given === "cost_markup" ? "price" : "cost";
  },
  formula: "margin = (price - cost) ÷ price, markup = (price - cost) ÷ cost",
  parts: { of: ["cost", "profit"], whole: "price" },

  compute(given) {
    const known = costAndPrice(given);
    if ("noAnswer" in known) return known;
    const { cost, price } = known;
    const profit = price.minus(cost);
    return {
      price,
      cost,
      profit,
      margin: price.isZero() ? null : profit.times(100).div(price),
      markup: cost.isZero() ? null : profit.times(100).div(cost),
    };
  },

  sentence(_, { cost, price, profit, margin, markup }, show) {
    const result = profit.value.isNegative()
      ? `lose ${show("money", profit.value.abs())}`
      : `make a profit of ${profit}`;
    const shares = [...(margin ? [`a margin of ${margin}`] : []), ...(markup ? [`a markup of ${markup}`] : [])];
    return `At a cost of ${cost} and a price of ${price} you ${[result, shares.join(" and ")].filter(Boolean).join(", ")}.`;
  },

  working({ given, margin: givenMargin, markup: givenMarkup }, { cost, price, profit, margin, markup }) {
    const first = {
      cost_price: [],
      cost_margin: [step`Price: ${cost} ÷ (100% - ${givenMargin ?? ""}) = ${price}`],
      cost_markup: [step`Price: ${cost} × (100% + ${givenMarkup ?? ""}) = ${price}`],
      price_margin: [step`Cost: ${price} × (100% - ${givenMargin ?? ""}) = ${cost}`],
      price_markup: [step`Cost: ${price} ÷ (100% + ${givenMarkup ?? ""}) = ${cost}`],
    };
    return [
      ...first[given],
      step`Profit: ${price} - ${cost} = ${profit}`,
      ...(margin ? [step`Margin: ${profit} ÷ ${price} × 100% = ${margin}`] : []),
      ...(markup ? [step`Markup: ${profit} ÷ ${cost} × 100% = ${markup}`] : []),
    ].map((line) => line.replace("+ -", "- ").replace("- -", "+ "));
  },

  notes: (_, { margin, markup }) => [!margin && "A price of 0 has no margin.", !markup && "A cost of 0 has no markup."],
});

function costAndPrice(known: Given): { readonly cost: Decimal; readonly price: Decimal } | ReturnType<typeof noAnswer> {
  const { given, cost, price, margin, markup } = known;
  switch (given) {
    case "cost_price":
      return { cost, price };
    case "cost_markup":
      return { cost, price: markup.plus(100).times(cost).div(100) };
    case "price_margin":
      return { price, cost: margin.neg().plus(100).times(price).div(100) };
    case "cost_margin":
      if (margin.eq(100))
        return noAnswer(
          "Enter a margin below 100%: at 100% the whole price is profit, so there is no cost to start from.",
        );
      return { cost, price: cost.times(100).div(margin.neg().plus(100)) };
    case "price_markup":
      if (markup.eq(-100)) return noAnswer("Enter a markup above -100%: at -100% the price is always 0.");
      return { price, cost: price.times(100).div(markup.plus(100)) };
    default:
      return given satisfies never;
  }
}
