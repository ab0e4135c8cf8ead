import type { Vectors } from "#engine";
import type sip from "./sip.ts";

export default [
  {
    title: "NDTV Profit, How Rs 5,000 to Rs 15,000 investment a month grows in 10 years",
    url: "https://www.ndtvprofit.com/personal-finance/sip-calculator-how-rs-5000-to-rs-15000-investment-a-month-grows-in-10-years",
    read: "2026-11-27",
    rows: [["Rs 10,000 SIP at 12%", { sip: 10000, annual_rate: 12, years: 10 }, { invested: "1,200,000", final_value: "2,323,390" }, { rounding: "down" }]],
  },
  {
    title: "Deepcoding, What is a SIP calculator?",
    url: "https://deepcoding.info/calculator/sip-calculator.php",
    read: "2026-11-27",
    rows: [["Rs. 1,000 per month for 12 months at 12%", { sip: 1000, annual_rate: 12, years: 1 }, { final_value: "12,809" }]],
  },
  {
    title: "Priyanshu, SIP Calculator, its formula and example",
    url: "https://priyanshu84iya.github.io/SIP-Calculator",
    read: "2026-11-27",
    rows: [
      [
        "1,000 a month for 12 months at 12%, monthly rate (1 + 0.12)^(1/12) - 1",
        { sip: 1000, annual_rate: 12, years: 1, monthly_rate: "effective" },
        { final_value: "12,766" },
        { edge: "The monthly return that compounds to 12% a year, not a twelfth of it" },
      ],
    ],
  },
  {
    title: "advanced-sip, verification against Excel's FV",
    url: "https://github.com/kirankaranth1/advanced-sip/blob/a04fbb3c9de3035b42e0ff6ccaa14980c51e1073/VERIFICATION.md",
    read: "2026-11-27",
    by: "software",
    always: { sip: 10000, annual_rate: 12 },
    rows: [
      ["Test 1, =FV(12%/12, 10*12, -10000, 0, 1)", { years: 10 }, { final_value: "2,323,391" }],
      ["Test 2, with an existing investment", { years: 10, lump_sum: 500000 }, { final_value: "3,973,584" }],
      ["Test 3, step-up of 10% over 5 years", { years: 5, step_up: 10 }, { final_value: "984,570", last_sip: "14,641" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "500 × 12 × 2 = 12,000, and without a return nothing is gained",
        { sip: 500, annual_rate: 0, years: 2 },
        { final_value: "12,000", gain: "0", yearly_return: "0" },
        { edge: "A return of 0%" },
      ],
      [
        "(12,600 - 0) ÷ (12 + 12 × 1.1) = 12,600 ÷ 25.2 = 500",
        { find: "sip", goal: 12600, annual_rate: 0, years: 2, step_up: 10 },
        { needed_sip: "500", last_sip: "550", without_step_up: "12,000" },
      ],
      [
        "2,000 - 2,000 = 0 is missing, and 0 ÷ 36 = 0",
        { find: "sip", goal: 2000, lump_sum: 2000, annual_rate: 0, years: 3 },
        { needed_sip: "0", final_value: "2,000" },
        { edge: "The lump sum alone reaches the goal" },
      ],
    ],
  },
] satisfies Vectors<typeof sip>;
