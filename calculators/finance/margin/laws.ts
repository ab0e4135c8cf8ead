import type { Laws } from "#engine";
import type margin from "./margin.ts";

export default {
  grows: [
    ["margin", "raises", "price", { given: "cost_margin" }],
    ["margin", "lowers", "cost", { given: "price_margin" }],
  ],
  scales: [{ double: ["cost", "price"], times: { profit: 2, margin: 1, markup: 1 } }],
  undoes: [
    {
      there: { given: "cost_margin" },
      back: { given: "price_margin" },
      with: { price: "price" },
      gives: { cost: "cost" },
    },
    {
      there: { given: "cost_markup" },
      back: { given: "price_markup" },
      with: { price: "price" },
      gives: { cost: "cost" },
    },
    {
      there: { given: "cost_margin" },
      back: { given: "cost_markup" },
      with: { markup: "markup" },
      gives: { margin: "margin" },
    },
  ],
} satisfies Laws<typeof margin>;
