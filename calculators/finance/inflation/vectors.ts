import { PRINCIPLES_FINANCE_7_2, PRINCIPLES_FINANCE_8_1 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type inflation from "./inflation.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_7_2,
    read: "2026-11-22",
    always: { by: "rate" },
    rows: [
      ["Dream home that appreciates at 4%", { amount: 400000, annual_rate: 4, years: 6 }, { future_cost: "506,127.61" }],
      ["Retail store that decides on a 3% price increase", { amount: 50, annual_rate: 3, years: 1 }, { future_cost: "51.50" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_1,
    read: "2026-11-22",
    always: { by: "rate", annual_rate: 5 },
    rows: [
      ["A dollar 70 years from now", { amount: 1, years: 70 }, { buying_power: "0.0329" }],
      ["A dollar 100 years from now", { amount: 100, years: 100 }, { buying_power: "0.76" }, { edge: "What 100 cents buy in 100 years at 5%, in cents" }],
    ],
  },
  {
    title: "US Bureau of Labor Statistics, Using the Consumer Price Index for Escalation (1989), as quoted by the Louisville Free Public Library",
    url: "http://lfpl.org/internet/inflation.htm",
    read: "2026-11-22",
    by: "quoted",
    rows: [["Page 5", { amount: 100, by: "index", from_index: 113.8, to_index: 118.5 }, { total_inflation: "4.1" }]],
  },
  {
    title: "Alaska Department of Labor, Consumer Price Index, Calculating Index Changes",
    url: "http://www.labor.alaska.gov/research/cpi/calcindexchg.htm",
    read: "2026-11-22",
    rows: [
      [
        "Anchorage 2012, steps 1 and 2",
        { amount: 100, by: "index", from_index: 201.427, to_index: 205.916 },
        { total_inflation: "2.22859" },
        { rounding: "down" },
      ],
    ],
  },
  {
    title: "Alaska Department of Labor, Consumer Price Index, Calculating Index Changes",
    url: "http://labor.alaska.gov/research/cpi/calcindexchg.htm",
    read: "2026-11-22",
    rows: [["Anchorage 2011, steps 1 and 2", { amount: 100, by: "index", from_index: 195.144, to_index: 201.427 }, { total_inflation: "3.2197" }]],
  },
  {
    title: "Alaska Department of Labor, Consumer Price Index, Calculating Index Changes",
    url: "https://live.laborstats.alaska.gov/cpi/pct.html",
    read: "2026-11-22",
    rows: [["Anchorage 2015, steps 1 and 2", { amount: 1, by: "index", from_index: 215.805, to_index: 216.909 }, { total_inflation: "0.51157" }]],
  },
  {
    title: "OpenStax, Principles of Finance, section 3.2, Macroeconomics",
    url: "https://openstax.org/books/principles-finance/pages/3-2-macroeconomics",
    read: "2026-11-22",
    rows: [
      [
        "CPI Inflation Calculator",
        { amount: 100, by: "cpi", from: "1913-01-01", to: "2000-01-01" },
        { future_cost: "1,722.45" },
        { edge: "$100 of January 1913, the first month of the series, in January 2000" },
      ],
    ],
  },
  {
    title: "US Bureau of Labor Statistics, CPI Inflation Calculator",
    url: "https://www.bls.gov/data/inflation_calculator.htm",
    read: "2026-11-22",
    by: "software",
    always: { by: "cpi" },
    rows: [
      [
        "As quoted in a course on systems librarianship, University of Kentucky, Web Sources: Part 1",
        { amount: 1740, from: "2002-01-01", to: "2024-01-01" },
        { future_cost: "3,030.18" },
      ],
      [
        "As quoted in a study of redlining in Chicago, DePaul University, combined data",
        { amount: 1, from: "1940-12-01", to: "2020-12-01" },
        { future_cost: "18.47" },
      ],
    ],
  },
  {
    title: "US Bureau of Labor Statistics, Consumer prices increase 2.9 percent in 12 months",
    url: "https://www.bls.gov/opub/ted/2012/ted_20120221.htm",
    read: "2026-11-22",
    rows: [["First paragraph", { amount: 100, by: "cpi", from: "2011-01-01", to: "2012-01-01" }, { total_inflation: "2.9" }]],
  },
  {
    title: "US Bureau of Labor Statistics, Consumer Price Index, August 2012 (USDL-12-1834)",
    url: "https://cybercemetery.unt.edu/archive/oilspill/20121006182624/http://www.bls.gov/news.release/cpi.nr0.htm",
    read: "2026-11-22",
    rows: [
      [
        "First and last paragraph of the summary",
        { amount: 100, by: "cpi", from: "2011-08-31", to: "2012-08-01" },
        { total_inflation: "1.7", average_rate: "1.7" },
        { edge: "US prices in the 12 months to August 2012: any day of a month counts as its month" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer price inflation, UK: March 2022",
    url: "https://www.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/march2022",
    read: "2026-11-22",
    rows: [
      [
        "Sections 1 and 2",
        { amount: 100, by: "cpi", index: "uk_cpi", from: "2021-03-01", to: "2022-03-01" },
        { total_inflation: "7.0", from_figure: "109.4" },
        { given: "UK CPI in the 12 months to March 2022" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer price inflation, UK: March 2022",
    url: "https://www.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/march2022",
    read: "2026-11-24",
    rows: [
      [
        "Main points, on a monthly basis",
        { amount: 100, by: "cpi", index: "uk_cpi", from: "2022-02-01", to: "2022-03-01" },
        { total_inflation: "1.1" },
        { given: "UK CPI in March 2022 alone" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer price inflation, UK: October 2022",
    url: "https://cy.ons.gov.uk/economy/inflationandpriceindices/bulletins/consumerpriceinflation/october2022",
    read: "2026-11-24",
    rows: [
      [
        "Main points",
        { amount: 100, by: "cpi", index: "uk_cpi", from: "2021-10-01", to: "2022-10-01" },
        { total_inflation: "11.1" },
        { given: "UK CPI in the 12 months to October 2022" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer Price Indices, December 2011",
    url: "http://www.ons.gov.uk/ons/rel/cpi/consumer-price-indices/december-2011/stb---consumer-price-indices---november-2011.html",
    read: "2026-11-25",
    rows: [
      [
        "Headlines",
        { amount: 100, by: "cpi", index: "uk_rpi", from: "2010-12-01", to: "2011-12-01" },
        { total_inflation: "4.8" },
        { given: "UK RPI in the 12 months to December 2011" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer Price Indices, June 2012",
    url: "http://www.ons.gov.uk/ons/rel/cpi/consumer-price-indices/june-2012/stb---consumer-price-indices---june-2012.html",
    read: "2026-11-25",
    rows: [
      [
        "Headlines",
        { amount: 100, by: "cpi", index: "uk_rpi", from: "2011-06-01", to: "2012-06-01" },
        { total_inflation: "2.8" },
        { given: "UK RPI in the 12 months to June 2012" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer Price Indices, July 2012",
    url: "http://www.ons.gov.uk/ons/ons/rel/cpi/consumer-price-indices/july-2012/stb---consumer-price-indices---july-2012.html",
    read: "2026-11-25",
    rows: [
      [
        "Key points",
        { amount: 100, by: "cpi", index: "uk_rpi", from: "2011-07-01", to: "2012-07-01" },
        { total_inflation: "3.2" },
        { given: "UK RPI in the 12 months to July 2012" },
      ],
    ],
  },
  {
    title: "Office for National Statistics, Consumer Price Indices, March 2012",
    url: "http://www.ons.gov.uk/ons/rel/cpi/consumer-price-indices/march-2012/stb---consumer-price-indices---march-2012.html",
    read: "2026-11-22",
    rows: [
      [
        "Headlines",
        { amount: 100, by: "cpi", index: "uk_rpi", from: "2011-03-01", to: "2012-03-01" },
        { total_inflation: "3.6" },
        { given: "UK RPI in the 12 months to March 2012" },
      ],
    ],
  },
  {
    title: "Statistics Canada, The Consumer Price Index, October 2009, catalogue 62-001-X",
    url: "http://www.statcan.gc.ca/pub/62-001-x/2009010/t031-eng.htm",
    read: "2026-11-22",
    place: "Table 1",
    always: { amount: 100, by: "cpi", index: "canada_cpi", to: "2009-10-01" },
    rows: [
      [
        "all-items",
        { from: "2008-10-01" },
        { total_inflation: "0.1", from_figure: "114.5", to_figure: "114.6" },
        { given: "Canada's CPI in the 12 months to October 2009" },
      ],
      ["all-items", { from: "2009-09-01" }, { total_inflation: "-0.1" }, { given: "Canada's CPI in October 2009 alone" }],
    ],
  },
  {
    title: "Bank of Canada, price indexes, column v41690973, in equisoft's tax-ca",
    url: "https://github.com/kronostechnologies/tax-ca",
    read: "2026-11-26",
    place: "ConsumerPriceIndex.kt, revised December 23, 2024",
    by: "hand",
    rows: [
      [
        "161.8 ÷ 158.8 - 1 = 1.9%, the inflation of November 2024",
        { amount: 100, by: "cpi", index: "canada_cpi", from: "2023-11-01", to: "2024-11-01" },
        { total_inflation: "1.9", from_figure: "158.8", to_figure: "161.8" },
      ],
    ],
  },
  {
    title: "Statistics Canada, Consumer Price Index, October 2012, in Canadian HR Reporter",
    url: "https://www.hrreporter.com/chrr-plus/labour-relations/consumer-price-index-october-2012/315595",
    read: "2026-11-22",
    rows: [
      [
        "All Canada, 2002=100",
        { amount: 100, by: "cpi", index: "canada_cpi", from: "2011-10-01", to: "2012-10-01" },
        { total_inflation: "1.2", from_figure: "120.8", to_figure: "122.2" },
        { given: "Canada's CPI in the 12 months to October 2012" },
      ],
    ],
  },
  {
    title: "Eurostat, package hicp, annual rates of the euro area's all-items HICP",
    url: "https://github.com/eurostat/hicp",
    read: "2026-11-22",
    always: { amount: 100, by: "cpi", index: "euro_area_hicp" },
    rows: [
      [
        "January 2015",
        { from: "2014-01-01", to: "2015-01-01" },
        { total_inflation: "-0.6", to_figure: "98.24" },
        { given: "The euro area's HICP in the 12 months to January 2015" },
      ],
      [
        "December 2018",
        { from: "2017-12-01", to: "2018-12-01" },
        { total_inflation: "1.5" },
        { given: "The euro area's HICP in the 12 months to December 2018" },
      ],
      [
        "December 2019",
        { from: "2018-12-01", to: "2019-12-01" },
        { total_inflation: "1.3", to_figure: "105.43" },
        { given: "The euro area's HICP in the 12 months to December 2019" },
      ],
    ],
  },
  {
    title: "Australian Bureau of Statistics, Consumer Price Index, Australia, March quarter 2020",
    url: "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia/mar-quarter-2020",
    read: "2026-11-22",
    place: "Main features",
    always: { amount: 100, by: "cpi", index: "australia_cpi" },
    rows: [
      [
        "all groups CPI",
        { from: "2019-11-01", to: "2020-01-31" },
        { total_inflation: "0.3" },
        { given: "Australia's CPI in the March quarter of 2020 alone, asked for by any month of the two quarters" },
      ],
      [
        "all groups CPI",
        { from: "2019-03-01", to: "2020-03-01" },
        { total_inflation: "2.2", average_rate: "2.2", to_month: "March quarter 2020" },
        { given: "Australia's CPI in the 12 months to the March quarter of 2020" },
      ],
    ],
  },
  {
    title: "Reserve Bank of Australia, statistical table G1, Consumer Price Inflation, copy of investment-analytics",
    url: "https://github.com/mikejonestechno/investment-analytics/blob/main/pages/inflation2.md",
    read: "2026-11-22",
    rows: [
      [
        "GCPIAG and GCPIAGYP, June 2022",
        { amount: 100, by: "cpi", index: "australia_cpi", from: "2021-06-01", to: "2022-06-01" },
        { total_inflation: "6.1", to_figure: "126.1" },
        { given: "Australia's CPI in the 12 months to the June quarter of 2022" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 × 333.952 ÷ 333.952 = 100",
        { amount: 100, by: "cpi", from: "2026-06-01", to: "2026-06-30" },
        { future_cost: "100.00", buying_power: "100.00", total_inflation: "0", to_figure: "333.952" },
        { edge: "Within one month, the last of the series, nothing changes and there is no rate" },
      ],
      [
        "17.6 × 20.9 ÷ 17.6 = 20.9; 20.9 ÷ 17.6 = 1.1875; over -1 year, 17.6 ÷ 20.9 - 1 = -0.157894…",
        { amount: 17.6, by: "cpi", from: "1921-06-01", to: "1920-06-01" },
        { future_cost: "20.90", total_inflation: "18.75", average_rate: "-15.79" },
        { edge: "Back in time through falling prices: $20.90 of June 1920 in June 1921 and the other way round" },
      ],
      [
        "1,000 × 0.98 × 0.98 = 960.40, and 1,000 ÷ 0.9604 = 1,041.2328…",
        { amount: 1000, by: "rate", annual_rate: -2, years: 2 },
        { future_cost: "960.40", buying_power: "1,041.23", total_inflation: "-3.96" },
        { edge: "Falling prices: $1,000 after two years of -2%" },
      ],
      [
        "100 × 200 ÷ 100 = 200, and 100 × 100 ÷ 200 = 50",
        { amount: 100, by: "index", from_index: 100, to_index: 200 },
        { future_cost: "200", buying_power: "50", total_inflation: "100", loss: "50" },
        { edge: "Prices that double halve what money buys" },
      ],
      [
        "2^33 = 8,589,934,592",
        { by: "rate", amount: 1, annual_rate: 100, years: 33 },
        { future_cost: "8,589,934,592.00" },
        { edge: "Prices that double every year for 33 years" },
      ],
    ],
  },
] satisfies Vectors<typeof inflation>;
