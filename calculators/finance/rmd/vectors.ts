import type { Vectors } from "#engine";
import type rmd from "./rmd.ts";

export default [
  {
    title: "Charles Schwab, RMD calculator: a table of balances and ages",
    url: "https://workplace.schwab.com/node/18251",
    read: "2026-11-27",
    always: { birth_year: 1952, year: "2025", growth: 6 },
    rows: [
      [
        "$500,000 at 73, 75, 80, 85 and 90, with returns of 6%",
        { balance: 500000 },
        {
          rmd: "18,868",
          "schedule.3.withdrawal": "21,210",
          "schedule.8.withdrawal": "27,980",
          "schedule.13.withdrawal": "36,356",
          "schedule.18.withdrawal": "45,420",
        },
      ],
      ["$1,000,000 at 73 and 90", { balance: 1000000 }, { rmd: "37,736", "schedule.18.withdrawal": "90,840" }],
    ],
  },
  {
    title: "The Motley Fool, How much is the RMD if you have $500,000?",
    url: "https://globalinvestmentstrategy.com/how-much-is-the-required-minimum-distribution-rmd-if-you-have-500000-in-your-retirement-accounts",
    read: "2026-11-27",
    always: { balance: 500000, year: "2025" },
    rows: [
      ["age 74", { birth_year: 1951 }, { divisor: "25.5", rmd: "19,608" }],
      ["age 76", { birth_year: 1949 }, { divisor: "23.7", rmd: "21,097" }],
      ["age 78", { birth_year: 1947 }, { divisor: "22.0", rmd: "22,727" }],
      ["age 80", { birth_year: 1945 }, { divisor: "20.2", rmd: "24,752" }],
    ],
  },
  {
    title: "IRS Publication 590-B for 2025, its examples as RetireGolden's tests quote them",
    url: "https://github.com/RetireGolden/RetireGolden/blob/main/packages/engine/src/rmd/rmd.external.golden.test.ts",
    read: "2026-11-27",
    by: "quoted",
    always: { balance: 100000, birth_year: 1951, year: "2026" },
    rows: [
      ["example 1, owner turns 75 in 2026", {}, { divisor: "24.6", rmd: "4,065" }],
      [
        "example 2, spouse turns 64",
        { account: "younger_spouse", spouse_birth_year: 1962 },
        { divisor: "25.3", rmd: "3,953" },
        { edge: "Eleven years younger, the least for this table" },
      ],
    ],
  },
  {
    title: "RetireGolden, tests of inherited accounts by 26 CFR 1.401(a)(9)-5(d)",
    url: "https://github.com/RetireGolden/RetireGolden/blob/main/packages/engine/src/strategies/inheritedIra.test.ts",
    read: "2026-11-27",
    by: "software",
    always: { account: "inherited", balance: 300000, birth_year: 1972, death_year: 2022 },
    rows: [["300,000 / 35.3 in the year after the death", { year: "2023" }, { divisor: "35.3", rmd: "8,498.58", last_year: "2032" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "35.3 - 3 = 32.3; 300,000 ÷ 32.3 = 9,287.93",
        { account: "inherited", balance: 300000, birth_year: 1972, death_year: 2022, year: "2026" },
        { divisor: "32.3", rmd: "9,287.93" },
      ],
      [
        "2022 + 10 = 2032: 0 before it",
        { account: "inherited", balance: 300000, birth_year: 1972, death_year: 2022, year: "2026", had_begun: false },
        { rmd: "0", last_year: "2032" },
      ],
      ["1951 + 73 = 2024", { balance: 100000, birth_year: 1951, year: "2023" }, { rmd: "0", first_year: "2024" }, { edge: "The year before the first one" }],
      [
        "1953 + 73 = 2026; 100,000 ÷ 26.5 = 3,773.58",
        { balance: 100000, birth_year: 1953, year: "2026" },
        { rmd: "3,773.58", due: "2027-04-01" },
        { edge: "The first year, with time until April" },
      ],
      ["1959 + 73 = 2032", { balance: 100000, birth_year: 1959 }, { first_year: "2032" }, { edge: "The last year of birth with age 73" }],
      ["1960 + 75 = 2035", { balance: 100000, birth_year: 1960 }, { first_year: "2035" }, { edge: "The first year of birth with age 75" }],
      ["1950 + 72 = 2022", { balance: 100000, birth_year: 1950 }, { first_year: "2022" }, { edge: "The last year of birth with age 72" }],
      ["2026 - 1906 = 120; 100,000 ÷ 2.0 = 50,000", { balance: 100000, birth_year: 1906 }, { rmd: "50,000" }, { edge: "The last age of the table" }],
    ],
  },
] satisfies Vectors<typeof rmd>;
