import type { Vectors } from "#engine";
import type inflation from "./inflation.ts";

const BASICS = {
  title: "OpenStax, Principles of Finance, section 7.2, Time Value of Money (TVM) Basics",
  url: "https://openstax.org/books/principles-finance/pages/7-2-time-value-of-money-tvm-basics",
};
const PERPETUITIES = {
  title: "OpenStax, Principles of Finance, section 8.1, Perpetuities (what a dollar in many years is worth at 5%)",
  url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
};
const ALASKA = {
  title: "Alaska Department of Labor, Consumer Price Index, Calculating Index Changes",
  url: "http://labor.alaska.gov/research/cpi/calcindexchg.htm",
};

export default [
  {
    given: "A home for $400,000 in 6 years at 4% a year",
    inputs: { amount: 400000, annual_rate: 4, years: 6 },
    expected: { future_cost: "506127.61" },
    by: "published",
    source: BASICS,
  },
  {
    given: "An item for $50 after a rise of 3%",
    inputs: { amount: 50, annual_rate: 3, years: 1 },
    expected: { future_cost: "51.50" },
    by: "published",
    source: BASICS,
  },
  {
    given: "A standard of living of $50,000 in 30 years at 4%",
    inputs: { amount: 50000, annual_rate: 4, years: 30 },
    expected: { future_cost: "162170" },
    by: "published",
    source: {
      title: "National Life Group, How does inflation impact my retirement income needs?",
      url: "https://www.nationallife.com/Financial-Calculators-Impact-of-Inflation",
    },
  },
  {
    given: "What a dollar buys in 70 years at 5%",
    inputs: { amount: 1, annual_rate: 5, years: 70 },
    expected: { buying_power: "0.0329" },
    by: "published",
    source: PERPETUITIES,
  },
  {
    given: "What a dollar buys in 100 years at 5%",
    inputs: { amount: 1, annual_rate: 5, years: 100 },
    expected: { buying_power: "0.0076" },
    by: "published",
    source: PERPETUITIES,
    edge: true,
  },
  {
    given: "From an index of 201.427 to one of 205.916",
    inputs: { amount: 100, by: "index", from_index: 201.427, to_index: 205.916 },
    expected: { total_inflation: "2.2286" },
    by: "published",
    source: ALASKA,
  },
  {
    given: "From an index of 195.144 to one of 201.427",
    inputs: { amount: 100, by: "index", from_index: 195.144, to_index: 201.427 },
    expected: { total_inflation: "3.2197" },
    by: "published",
    source: ALASKA,
  },
  {
    given: "$100 of January 1913 in January 2000, by a CPI of 9.8 and 168.8",
    inputs: { amount: 100, by: "index", from_index: 9.8, to_index: 168.8 },
    expected: { future_cost: "1722.45" },
    by: "published",
    source: {
      title:
        "OpenStax, Principles of Finance, section 3.2, Macroeconomics, after the US Bureau of Labor Statistics (CPI-U 9.8 and 168.8)",
      url: "https://openstax.org/books/principles-finance/pages/3-2-macroeconomics",
    },
  },
  {
    given: "Falling prices: $1,000 after two years of -2%",
    inputs: { amount: 1000, annual_rate: -2, years: 2 },
    expected: { future_cost: "960.40", buying_power: "1041.23", total_inflation: "-3.96" },
    by: "hand",
    source: { title: "1,000 × 0.98 × 0.98 = 960.40, and 1,000 ÷ 0.9604 = 1,041.2328…" },
    edge: true,
  },
  {
    given: "Prices that double halve what money buys",
    inputs: { amount: 100, by: "index", from_index: 100, to_index: 200 },
    expected: { future_cost: "200", buying_power: "50", total_inflation: "100", loss: "50" },
    by: "hand",
    source: { title: "100 × 200 ÷ 100 = 200, and 100 × 100 ÷ 200 = 50" },
    edge: true,
  },
] satisfies Vectors<typeof inflation>;
