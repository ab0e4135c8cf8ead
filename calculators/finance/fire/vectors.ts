import type { Vectors } from "#engine";
import type fire from "./fire.ts";

export default [
  {
    title: "Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement, as printed by A.J. Experience",
    url: "https://ajexperience.com/wealthpsychology/early-retirement-as-easy-as-pie/?replytocom=93",
    read: "2026-11-27",
    always: { savings: 0, age: 0, coast_age: 90 },
    rows: [
      ["saving 10% takes 51 years", { spending: 90000, yearly_saving: 10000 }, { years: "51" }],
      ["saving 20% takes 37 years", { spending: 80000, yearly_saving: 20000 }, { years: "37" }],
      ["saving 35% takes 25 years", { spending: 65000, yearly_saving: 35000 }, { years: "25" }],
      ["saving 50% takes 17 years", { spending: 50000, yearly_saving: 50000 }, { years: "17" }],
      ["saving 75% takes 7 years", { spending: 25000, yearly_saving: 75000 }, { years: "7" }],
    ],
  },
  {
    title: "Early Retirement Extreme, wiki, Calculate Your Time to Retirement",
    url: "http://wiki.earlyretirementextreme.com/w/index.php?title=Calculate_Your_Time_to_Retirement&printable=yes",
    read: "2026-11-27",
    rows: [
      ["saving 80%, without interest", { spending: 20000, yearly_saving: 80000, annual_return: 0, age: 30 }, { years: "6.25" }, { edge: "A return of zero" }],
    ],
  },
  {
    title: "WealthModeler, How to Retire Early",
    url: "https://wealthmodeler.com/guides/how-to-retire-early",
    read: "2026-11-27",
    rows: [["The Math: The 25x Rule", { spending: 50000, yearly_saving: 10000, age: 30 }, { fire_number: "1,250,000" }]],
  },
  {
    title: "Trebr, How to Calculate Your Coast FIRE Number",
    url: "https://trebr.com/blog/how-to-calculate-coast-fire-number",
    read: "2026-11-27",
    rows: [
      [
        "Step 4: Apply the Formula",
        { spending: 70000, yearly_saving: 0, annual_return: 7, age: 35 },
        { fire_number: "1,750,000", coast_number: "229,900" },
        { given: "$70,000 a year from 65 on, at age 35 and 7%", differs: "The article divides by 1.07^30 rounded to 7.612, and rounds to hundreds." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(40,000 - 15,000) ÷ 0.04 = 625,000",
        { spending: 40000, yearly_saving: 0, savings: 625000, part_time: 15000, age: 40 },
        { barista_number: "625,000", barista_years: "0" },
        { edge: "Exactly the Barista FIRE number is invested" },
      ],
      [
        "121,000 ÷ 1.1² = 100,000, of which 50,000 are there: 50,000 × 1.1 = 55,000 is missing in a year",
        {
          spending: 12100,
          withdrawal_rate: 10,
          annual_return: 10,
          savings: 50000,
          yearly_saving: 55000,
          age: 40,
          coast_age: 42,
        },
        { coast_number: "100,000", coast_years: "1", coast_age_reached: "41", "schedule.2.saving": "110,000" },
      ],
      [
        "10,000 - 10,000 = 0",
        { spending: 10000, retirement_income: 10000, yearly_saving: 0, age: 50 },
        { fire_number: "0", years: "0", progress: "100.0" },
        { edge: "Other income pays for everything" },
      ],
    ],
  },
] satisfies Vectors<typeof fire>;
