import type { Vectors } from "#engine";
import type ukRedundancyPay from "./uk-redundancy-pay.ts";

const SERVICE = "https://github.com/alphagov/smart-answers/blob/main";

export default [
  {
    title: "GOV.UK redundancy pay calculator, its test cases",
    url: `${SERVICE}/test/unit/calculators/redundancy_calculator_test.rb`,
    read: "2026-11-27",
    always: { tax_year: "2026" },
    rows: [
      ["aged 45, 12 years, 350 per week", { age: 45, years: 12, weekly_pay: 350 }, { redundancy_pay: "4,900" }],
      ["26 years old, 11 years", { age: 26, years: 11, weekly_pay: 250 }, { redundancy_pay: "1,875", weeks: "7.5" }],
      ["32 years old, 11 years", { age: 32, years: 11, weekly_pay: 420 }, { redundancy_pay: "4,410", weeks: "10.5" }],
      [
        "32 years old, 11 years, 460 per week",
        { age: 32, years: 11, weekly_pay: 450 },
        { redundancy_pay: "4,725" },
        { given: "the limit of £450 then as the pay" },
      ],
      ["34 years old, 15 years", { age: 34, years: 15, weekly_pay: 386 }, { redundancy_pay: "5,211", weeks: "13.5" }],
      ["40 years old, 20 years", { age: 40, years: 20, weekly_pay: 401 }, { redundancy_pay: "7,619", weeks: "19" }],
      ["48 years old, 14 years", { age: 48, years: 14, weekly_pay: 381 }, { redundancy_pay: "6,667.5", weeks: "17.5" }],
      [
        "aged 42, 22 years: maximum of 20 years",
        { age: 42, years: 22, weekly_pay: 430 },
        { redundancy_pay: "8,815" },
        { edge: "Only 20 years count", given: "the limit of £430 then as the pay" },
      ],
    ],
  },
  {
    title: "GOV.UK redundancy pay calculator, its rates: the most there can be",
    url: `${SERVICE}/config/smart_answers/rates/redundancy_pay.yml`,
    read: "2026-11-27",
    always: { age: 61, years: 20, weekly_pay: 2000 },
    rows: [
      ["max from 6 April 2026", { tax_year: "2026" }, { redundancy_pay: "22,530", limit: "751" }],
      ["max from 6 April 2025", { tax_year: "2025" }, { redundancy_pay: "21,570", limit: "719" }],
      ["max from 6 April 2024", { tax_year: "2024" }, { redundancy_pay: "21,000" }],
    ],
  },
  {
    title: "GOV.UK redundancy pay calculator, its rates for Northern Ireland: the most there can be",
    url: `${SERVICE}/config/smart_answers/rates/redundancy_pay_northern_ireland.yml`,
    read: "2026-11-27",
    always: { place: "ni", age: 61, years: 20, weekly_pay: 2000 },
    rows: [
      ["max from 6 April 2026", { tax_year: "2026" }, { redundancy_pay: "23,490", limit: "783" }],
      ["max from 6 April 2025", { tax_year: "2025" }, { redundancy_pay: "22,470", limit: "749" }],
    ],
  },
  {
    title: "Employment Rights Act 1996, section 162",
    url: "https://www.legislation.gov.uk/ukpga/1996/18/section/162",
    read: "2026-11-27",
    by: "law",
    always: { tax_year: "2026", weekly_pay: 400 },
    rows: [
      [
        "162(2)(c): half a week's pay for each year not within (a) or (b)",
        { age: 22, years: 2 },
        { weeks: "1", younger: "2" },
        { edge: "Both years began below age 22" },
      ],
      [
        "162(2)(a): a week and a half for a year in which not below 41",
        { age: 42, years: 2 },
        { weeks: "2.5", older: "1", middle: "1" },
        { edge: "One year began at 41, one at 40" },
      ],
    ],
  },
] satisfies Vectors<typeof ukRedundancyPay>;
