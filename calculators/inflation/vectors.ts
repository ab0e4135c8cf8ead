import type { Vectors } from "#engine";
import type inflation from "./inflation.ts";

const finance = (name: string, page: string, place: string) => ({
  title: `OpenStax, Principles of Finance, section ${name}`,
  url: `https://openstax.org/books/principles-finance/pages/${page}`,
  place,
  read: "2026-11-22",
});
const basics = (place: string) =>
  finance("7.2, Time Value of Money (TVM) Basics", "7-2-time-value-of-money-tvm-basics", place);
const perpetuities = (place: string) => finance("8.1, Perpetuities", "8-1-perpetuities", place);
const alaska = (url: string, place: string) => ({
  title: "Alaska Department of Labor, Consumer Price Index, Calculating Index Changes",
  url,
  place,
  read: "2026-11-22",
});
const calculatorOf = (place: string) => ({
  title: "US Bureau of Labor Statistics, CPI Inflation Calculator",
  url: "https://www.bls.gov/data/inflation_calculator.htm",
  place,
  read: "2026-11-22",
});

const STATISTICS_CANADA = {
  title: "Statistics Canada, The Consumer Price Index, October 2009, catalogue 62-001-X",
  url: "http://www.statcan.gc.ca/pub/62-001-x/2009010/t031-eng.htm",
  place: "Table 1, all-items",
  read: "2026-11-22",
};
const eurostat = (place: string) => ({
  title: "Eurostat, package hicp, annual rates of the euro area's all-items HICP",
  url: "https://github.com/eurostat/hicp",
  place,
  read: "2026-11-22",
});

const ABS_MARCH_2020 = {
  title: "Australian Bureau of Statistics, Consumer Price Index, Australia, March quarter 2020",
  url: "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia/mar-quarter-2020",
  place: "Main features, all groups CPI",
  read: "2026-11-22",
};

export default [
  {
    given: "A home for $400,000 in 6 years at 4% a year",
    inputs: { amount: 400000, by: "rate", annual_rate: 4, years: 6 },
    expected: { future_cost: "506,127.61" },
    by: "published",
    source: basics("Dream home that appreciates at 4%"),
  },
  {
    given: "An item for $50 after a rise of 3%",
    inputs: { amount: 50, by: "rate", annual_rate: 3, years: 1 },
    expected: { future_cost: "51.50" },
    by: "published",
    source: basics("Retail store that decides on a 3% price increase"),
  },
  {
    given: "What a dollar buys in 70 years at 5%",
    inputs: { amount: 1, by: "rate", annual_rate: 5, years: 70 },
    expected: { buying_power: "0.0329" },
    by: "published",
    source: perpetuities("A dollar 70 years from now"),
  },
  {
    given: "What 100 cents buy in 100 years at 5%, in cents",
    inputs: { amount: 100, by: "rate", annual_rate: 5, years: 100 },
    expected: { buying_power: "0.76" },
    by: "published",
    source: perpetuities("A dollar 100 years from now"),
    edge: true,
  },
  {
    given: "From an index of 113.8 to one of 118.5",
    inputs: { amount: 100, by: "index", from_index: 113.8, to_index: 118.5 },
    expected: { total_inflation: "4.1" },
    by: "quoted",
    source: {
      title:
        "US Bureau of Labor Statistics, Using the Consumer Price Index for Escalation (1989), as quoted by the Louisville Free Public Library",
      url: "http://lfpl.org/internet/inflation.htm",
      place: "Page 5",
      read: "2026-11-22",
    },
  },
  {
    given: "From an index of 201.427 to one of 205.916, cut off after the fifth decimal by the source",
    inputs: { amount: 100, by: "index", from_index: 201.427, to_index: 205.916 },
    expected: { total_inflation: "2.22859" },
    by: "published",
    source: alaska("http://www.labor.alaska.gov/research/cpi/calcindexchg.htm", "Anchorage 2012, steps 1 and 2"),
    rounding: "down",
  },
  {
    given: "From an index of 195.144 to one of 201.427",
    inputs: { amount: 100, by: "index", from_index: 195.144, to_index: 201.427 },
    expected: { total_inflation: "3.2197" },
    by: "published",
    source: alaska("http://labor.alaska.gov/research/cpi/calcindexchg.htm", "Anchorage 2011, steps 1 and 2"),
  },
  {
    given: "From an index of 215.805 to one of 216.909, as a share of 1 in the source",
    inputs: { amount: 1, by: "index", from_index: 215.805, to_index: 216.909 },
    expected: { total_inflation: "0.51157" },
    by: "published",
    source: alaska("https://live.laborstats.alaska.gov/cpi/pct.html", "Anchorage 2015, steps 1 and 2"),
  },
  {
    given: "$100 of January 1913, the first month of the series, in January 2000",
    inputs: { amount: 100, by: "cpi", from: "1913-01-01", to: "2000-01-01" },
    expected: { future_cost: "1,722.45" },
    by: "published",
    source: finance("3.2, Macroeconomics", "3-2-macroeconomics", "CPI Inflation Calculator"),
    edge: true,
  },
  {
    given: "Tuition of $1,740 in January 2002, in January 2024",
    inputs: { amount: 1740, by: "cpi", from: "2002-01-01", to: "2024-01-01" },
    expected: { future_cost: "3,030.18" },
    by: "software",
    source: calculatorOf("As quoted in a course on systems librarianship, University of Kentucky, Web Sources: Part 1"),
  },
  {
    given: "A dollar of December 1940 in December 2020",
    inputs: { amount: 1, by: "cpi", from: "1940-12-01", to: "2020-12-01" },
    expected: { future_cost: "18.47" },
    by: "software",
    source: calculatorOf("As quoted in a study of redlining in Chicago, DePaul University, combined data"),
  },
  {
    given: "US prices in the 12 months to January 2012",
    inputs: { amount: 100, by: "cpi", from: "2011-01-01", to: "2012-01-01" },
    expected: { total_inflation: "2.9" },
    by: "published",
    source: {
      title: "US Bureau of Labor Statistics, Consumer prices increase 2.9 percent in 12 months",
      url: "https://www.bls.gov/opub/ted/2012/ted_20120221.htm",
      place: "First paragraph",
      read: "2026-11-22",
    },
  },
  {
    given: "US prices in the 12 months to August 2012: any day of a month counts as its month",
    inputs: { amount: 100, by: "cpi", from: "2011-08-31", to: "2012-08-01" },
    expected: { total_inflation: "1.7", average_rate: "1.7" },
    by: "published",
    source: {
      title: "US Bureau of Labor Statistics, Consumer Price Index, August 2012 (USDL-12-1834)",
      url: "https://cybercemetery.unt.edu/archive/oilspill/20121006182624/http://www.bls.gov/news.release/cpi.nr0.htm",
      place: "First and last paragraph of the summary",
      read: "2026-11-22",
    },
    edge: true,
  },
  {
    given: "UK CPI in the 12 months to March 2022",
    inputs: { amount: 100, by: "cpi", index: "uk_cpi", from: "2021-03-01", to: "2022-03-01" },
    expected: { total_inflation: "7.0", from_figure: "109.4" },
    by: "published",
    source: {
      title: "Office for National Statistics, Consumer price inflation, UK: March 2022",
      url: "https://www.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/march2022",
      place: "Sections 1 and 2",
      read: "2026-11-22",
    },
  },
  {
    given: "UK CPI in March 2022 alone",
    inputs: { amount: 100, by: "cpi", index: "uk_cpi", from: "2022-02-01", to: "2022-03-01" },
    expected: { total_inflation: "1.1" },
    by: "published",
    source: {
      title: "Office for National Statistics, Consumer price inflation, UK: March 2022",
      url: "https://www.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/march2022",
      place: "Main points, on a monthly basis",
      read: "2026-11-24",
    },
  },
  {
    given: "UK CPI in the 12 months to October 2022",
    inputs: { amount: 100, by: "cpi", index: "uk_cpi", from: "2021-10-01", to: "2022-10-01" },
    expected: { total_inflation: "11.1" },
    by: "published",
    source: {
      title: "Office for National Statistics, Consumer price inflation, UK: October 2022",
      url: "https://cy.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/october2022",
      place: "Main points",
      read: "2026-11-24",
    },
  },
  ...(
    [
      [
        "December 2011",
        "2010-12-01",
        "2011-12-01",
        "4.8",
        "december-2011/stb---consumer-price-indices---november-2011",
      ],
      ["June 2012", "2011-06-01", "2012-06-01", "2.8", "june-2012/stb---consumer-price-indices---june-2012"],
    ] as const
  ).map(([month, from, to, total_inflation, page]) => ({
    given: `UK RPI in the 12 months to ${month}`,
    inputs: { amount: 100, by: "cpi" as const, index: "uk_rpi" as const, from, to },
    expected: { total_inflation },
    by: "published" as const,
    source: {
      title: `Office for National Statistics, Consumer Price Indices, ${month}`,
      url: `http://www.ons.gov.uk/ons/rel/cpi/consumer-price-indices/${page}.html`,
      place: "Headlines",
      read: "2026-11-25",
    },
  })),
  {
    given: "UK RPI in the 12 months to July 2012",
    inputs: { amount: 100, by: "cpi", index: "uk_rpi", from: "2011-07-01", to: "2012-07-01" },
    expected: { total_inflation: "3.2" },
    by: "published",
    source: {
      title: "Office for National Statistics, Consumer Price Indices, July 2012",
      url: "http://www.ons.gov.uk/ons/ons/rel/cpi/consumer-price-indices/july-2012/stb---consumer-price-indices---july-2012.html",
      place: "Key points",
      read: "2026-11-25",
    },
  },
  {
    given: "UK RPI in the 12 months to March 2012",
    inputs: { amount: 100, by: "cpi", index: "uk_rpi", from: "2011-03-01", to: "2012-03-01" },
    expected: { total_inflation: "3.6" },
    by: "published",
    source: {
      title: "Office for National Statistics, Consumer Price Indices, March 2012",
      url: "http://www.ons.gov.uk/ons/rel/cpi/consumer-price-indices/march-2012/stb---consumer-price-indices---march-2012.html",
      place: "Headlines",
      read: "2026-11-22",
    },
  },
  {
    given: "Canada's CPI in the 12 months to October 2009",
    inputs: { amount: 100, by: "cpi", index: "canada_cpi", from: "2008-10-01", to: "2009-10-01" },
    expected: { total_inflation: "0.1", from_figure: "114.5", to_figure: "114.6" },
    by: "published",
    source: STATISTICS_CANADA,
  },
  {
    given: "Canada's CPI in October 2009 alone",
    inputs: { amount: 100, by: "cpi", index: "canada_cpi", from: "2009-09-01", to: "2009-10-01" },
    expected: { total_inflation: "-0.1" },
    by: "published",
    source: STATISTICS_CANADA,
  },
  {
    given: "Canada's CPI in the 12 months to October 2012",
    inputs: { amount: 100, by: "cpi", index: "canada_cpi", from: "2011-10-01", to: "2012-10-01" },
    expected: { total_inflation: "1.2", from_figure: "120.8", to_figure: "122.2" },
    by: "published",
    source: {
      title: "Statistics Canada, Consumer Price Index, October 2012, in Canadian HR Reporter",
      url: "https://www.hrreporter.com/chrr-plus/labour-relations/consumer-price-index-october-2012/315595",
      place: "All Canada, 2002=100",
      read: "2026-11-22",
    },
  },
  {
    given: "The euro area's HICP in the 12 months to January 2015",
    inputs: { amount: 100, by: "cpi", index: "euro_area_hicp", from: "2014-01-01", to: "2015-01-01" },
    expected: { total_inflation: "-0.6", to_figure: "98.24" },
    by: "published",
    source: eurostat("January 2015"),
  },
  {
    given: "The euro area's HICP in the 12 months to December 2018",
    inputs: { amount: 100, by: "cpi", index: "euro_area_hicp", from: "2017-12-01", to: "2018-12-01" },
    expected: { total_inflation: "1.5" },
    by: "published",
    source: eurostat("December 2018"),
  },
  {
    given: "The euro area's HICP in the 12 months to December 2019",
    inputs: { amount: 100, by: "cpi", index: "euro_area_hicp", from: "2018-12-01", to: "2019-12-01" },
    expected: { total_inflation: "1.3", to_figure: "105.43" },
    by: "published",
    source: eurostat("December 2019"),
  },
  {
    given: "Australia's CPI in the March quarter of 2020 alone, asked for by any month of the two quarters",
    inputs: { amount: 100, by: "cpi", index: "australia_cpi", from: "2019-11-01", to: "2020-01-31" },
    expected: { total_inflation: "0.3" },
    by: "published",
    source: ABS_MARCH_2020,
  },
  {
    given: "Australia's CPI in the 12 months to the March quarter of 2020",
    inputs: { amount: 100, by: "cpi", index: "australia_cpi", from: "2019-03-01", to: "2020-03-01" },
    expected: { total_inflation: "2.2", average_rate: "2.2", to_month: "March quarter 2020" },
    by: "published",
    source: ABS_MARCH_2020,
  },
  {
    given: "Australia's CPI in the 12 months to the June quarter of 2022",
    inputs: { amount: 100, by: "cpi", index: "australia_cpi", from: "2021-06-01", to: "2022-06-01" },
    expected: { total_inflation: "6.1", to_figure: "126.1" },
    by: "published",
    source: {
      title: "Reserve Bank of Australia, statistical table G1, Consumer Price Inflation, copy of investment-analytics",
      url: "https://github.com/mikejonestechno/investment-analytics/blob/main/pages/inflation2.md",
      place: "GCPIAG and GCPIAGYP, June 2022",
      read: "2026-11-22",
    },
  },
  {
    given: "Within one month, the last of the series, nothing changes and there is no rate",
    inputs: { amount: 100, by: "cpi", from: "2026-06-01", to: "2026-06-30" },
    expected: { future_cost: "100.00", buying_power: "100.00", total_inflation: "0", to_figure: "333.952" },
    by: "hand",
    source: { title: "100 × 333.952 ÷ 333.952 = 100" },
    edge: true,
  },
  {
    given: "Back in time through falling prices: $20.90 of June 1920 in June 1921 and the other way round",
    inputs: { amount: 17.6, by: "cpi", from: "1921-06-01", to: "1920-06-01" },
    expected: { future_cost: "20.90", total_inflation: "18.75", average_rate: "-15.79" },
    by: "hand",
    source: { title: "17.6 × 20.9 ÷ 17.6 = 20.9; 20.9 ÷ 17.6 = 1.1875; over -1 year, 17.6 ÷ 20.9 - 1 = -0.157894…" },
    edge: true,
  },
  {
    given: "Falling prices: $1,000 after two years of -2%",
    inputs: { amount: 1000, by: "rate", annual_rate: -2, years: 2 },
    expected: { future_cost: "960.40", buying_power: "1,041.23", total_inflation: "-3.96" },
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
  {
    given: "Prices that double every year for 33 years",
    inputs: { by: "rate", amount: 1, annual_rate: 100, years: 33 },
    expected: { future_cost: "8,589,934,592.00" },
    by: "hand",
    source: { title: "2^33 = 8,589,934,592" },
    edge: true,
  },
] satisfies Vectors<typeof inflation>;
