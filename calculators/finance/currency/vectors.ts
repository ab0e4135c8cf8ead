import type { Vectors } from "#engine";
import type currency from "./currency.ts";

export default [
  {
    title: "HMRC yearly average exchange rates, year to 31 December 2025",
    url: "https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/average_csv_2025-12.csv",
    read: "2026-11-27",
    place: "sterling value of currency unit",
    always: { value: 10000, to: "GBP", by: "hmrc_year", year: "2025" },
    rows: [
      ["USA, dollar", { from: "USD" }, { rate_used: "0.7601", inverse: "1.3156" }],
      ["Eurozone, euro", { from: "EUR" }, { rate_used: "0.8535", inverse: "1.1717" }],
      ["Japan, yen", { from: "JPY" }, { rate_used: "0.0051", inverse: "196.1751" }],
      ["Canada, dollar", { from: "CAD" }, { rate_used: "0.5435", inverse: "1.8399" }],
    ],
  },
  {
    title: "HMRC yearly average exchange rates, year to 31 March 2026",
    url: "https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/average_csv_2026-03.csv",
    read: "2026-11-27",
    place: "sterling value of currency unit",
    always: { value: 10000, to: "GBP", by: "hmrc_march", year: "2026" },
    rows: [
      ["USA, dollar", { from: "USD" }, { rate_used: "0.7475", inverse: "1.3378" }, { edge: "The newest year there is" }],
      ["Switzerland, franc", { from: "CHF" }, { rate_used: "0.9267", inverse: "1.0791" }],
    ],
  },
  {
    title: "HMRC yearly average exchange rates, year to 31 December 2024",
    url: "https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/average_csv_2024-12.csv",
    read: "2026-11-27",
    place: "sterling value of currency unit",
    always: { value: 10000, to: "GBP", by: "hmrc_year", year: "2024" },
    rows: [["Australia, dollar", { from: "AUD" }, { rate_used: "0.5184", inverse: "1.9290" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "the ECB's 22 daily rates of March 2026 add up to 25.4283; 25.4283 ÷ 22 = 1.15583…",
        { value: 100, from: "EUR", to: "USD", by: "ecb_month", month: "2026-03-15" },
        { rate_used: "1.15583", period: "March 2026" },
        { edge: "The newest month there is" },
      ],
      ["100 × 0.88 = 88; 1 ÷ 0.88 = 1.13636…", { value: 100, from: "USD", to: "EUR", by: "own", rate: 0.88 }, { result: "88.00", inverse: "1.13636" }],
      [
        "1,000 × 1.25 = 1,250; 1,250 × 3% = 37.50; 1,250 - 37.50 = 1,212.50",
        { value: 1000, from: "GBP", to: "USD", by: "own", rate: 1.25, markup: 3 },
        { result: "1,212.50", cost: "37.50" },
      ],
      [
        "the same currency twice: 1 ÷ 1 = 1",
        { value: 5, from: "USD", to: "USD", by: "ecb_year" },
        { rate_used: "1", result: "5.00" },
        { edge: "A rate of one" },
      ],
    ],
  },
] satisfies Vectors<typeof currency>;
