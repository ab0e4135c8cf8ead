import { choice, defineCalculator, money, percent } from "#engine";

const AMOUNT = { min: 0, max: 1e12 } as const;
const OF_PRICE = "Profit as a percentage of the price.";
const OF_COST = "Profit as a percentage of the cost.";
const SHARES = { margin: "profit ÷ price", markup: "profit ÷ cost" } as const;

export default defineCalculator({
  name: "Margin and markup calculator",
  summary: "Price, cost, and margin or markup: enter two and get the rest.",

  inputs: {
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
    cost: money("Cost", { ...AMOUNT, example: 60 }),
    price: money("Selling price", { ...AMOUNT, example: 100 }),
    margin: percent("Margin", { min: -1e6, max: 100, example: 40, help: OF_PRICE }),
    markup: percent("Markup", { min: -100, max: 1e6, example: 50, help: OF_COST }),
  },

  outputs: {
    price: money("Selling price"),
    cost: money("Cost"),
    profit: money("Profit"),
    margin: percent("Margin", { optional: true, help: OF_PRICE }),
    markup: percent("Markup", { optional: true, help: OF_COST }),
  },
  primary: ({ given, price }) =>
    (
      ({
        cost_price: price?.isZero() ? "profit" : "margin",
        cost_margin: "price",
        cost_markup: "price",
        price_margin: "cost",
        price_markup: "cost",
      }) as const
    )[given],
  formula: "margin = (price - cost) ÷ price, markup = (price - cost) ÷ cost",
  parts: { of: ["cost", "profit"], whole: "price" },

  by: { profit: "price - cost" },
  questions: {
    given: {
      cost_price: { asks: ["cost", "price"], by: SHARES },
      cost_margin: {
        asks: ["cost", "margin"],
        refuses: ({ margin }) =>
          margin.eq(100) &&
          "Enter a margin below 100%: at 100% the whole price is profit, so there is no cost to start from.",
        by: { price: ["Price", "cost ÷ (100% - margin)"], markup: SHARES.markup },
      },
      cost_markup: {
        asks: ["cost", "markup"],
        by: { price: ["Price", "cost × (100% + markup)"], margin: SHARES.margin },
      },
      price_margin: { asks: ["price", "margin"], by: { cost: "price × (100% - margin)", markup: SHARES.markup } },
      price_markup: {
        asks: ["price", "markup"],
        refuses: ({ markup }) => markup.eq(-100) && "Enter a markup above -100%: at -100% the price is always 0.",
        by: { cost: "price ÷ (100% + markup)", margin: SHARES.margin },
      },
    },
  },

  after: ({ cost, price, margin, markup }) => ({
    margin: price.isZero() ? null : margin,
    markup: cost.isZero() ? null : markup,
  }),

  sentence(_, { cost, price, profit, margin, markup }, show) {
    const result = profit.value.isNegative()
      ? `lose ${show("money", profit.value.abs())}`
      : `make a profit of ${profit}`;
    const shares = [...(margin ? [`a margin of ${margin}`] : []), ...(markup ? [`a markup of ${markup}`] : [])];
    return `At a cost of ${cost} and a price of ${price} you ${[result, shares.join(" and ")].filter(Boolean).join(", ")}.`;
  },

  notes: (_, { margin, markup }) => [!margin && "A price of 0 has no margin.", !markup && "A cost of 0 has no markup."],
});
