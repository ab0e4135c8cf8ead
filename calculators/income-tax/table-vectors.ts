// Figures of states' tax tables and of schedules in whole dollars. A row of a table is worked out at its middle.
import type { Vectors } from "#engine";
import type { FilingStatus } from "#facts/tax/united-states";
import type incomeTax from "./income-tax.ts";

type Printed = readonly [status: FilingStatus, income: number, tax: string];
const read = "2026-11-24";

/** By income: the tables have every exemption, credit and addition in them. */
const CONNECTICUT: readonly Printed[] = [
  ["single", 16_325, "7"],
  ["single", 24_025, "117"],
  ["single", 50_025, "1801"],
  ["single", 101_975, "5119"],
  ["married_joint", 30_025, "36"],
  ["married_joint", 78_525, "2730"],
  ["married_joint", 100_025, "3961"],
  ["married_separate", 52_025, "2115"],
  ["head_of_household", 60_025, "2071"],
  ["head_of_household", 97_525, "4364"],
];
/** By taxable income. */
const VERMONT: readonly Printed[] = [
  ["single", 74_950, "3341"],
  ["married_joint", 74_950, "2511"],
];
const NEW_YORK: readonly Printed[] = [
  ["single", 8_500, "332"],
  ["single", 13_900, "586"],
  ["married_joint", 17_150, "669"],
  ["married_joint", 23_600, "953"],
  ["married_joint", 27_900, "1,174"],
  ["single", 80_650, "4,191"],
];
/** A dollar over a figure of the schedule: what is printed there, its rate, and what the worksheets take back. */
const NEW_YORK_OVER: readonly (readonly [...Printed, how: string])[] = [
  ["single", 215_401, "12,708.11", "12,141 + 1 × 6.85% + 567 + 2,047 × 1 ÷ 50,000 = 12,708.10944"],
  ["married_joint", 161_551, "8,724.08", "8,391 + 1 × 5.9% + 333 + 807 × 1 ÷ 50,000 = 8,724.07514"],
  ["married_joint", 323_201, "19,068.13", "17,928 + 1 × 6.85% + 1,140 + 3,071 × 1 ÷ 50,000 = 19,068.12992"],
  ["married_joint", 2_155_351, "147,642.30", "143,430 + 1 × 9.65% + 4,211 + 60,350 × 1 ÷ 50,000 = 147,642.3035"],
  [
    "head_of_household",
    107_651,
    "5,564.07",
    "5,564 + 1 × 5.9% + (107,651 × 5.9% - 5,564.059) × 1 ÷ 50,000 = 5,564.074747",
  ],
  ["head_of_household", 269_301, "15,888.12", "15,101 + 1 × 6.85% + 787 + 2,559 × 1 ÷ 50,000 = 15,888.11968"],
  ["head_of_household", 1_616_451, "110,728.00", "107,381 + 1 × 9.65% + 3,346 + 45,260 × 1 ÷ 50,000 = 110,728.0017"],
];
const newYork = {
  title:
    "New York State Department of Taxation and Finance, Form IT-2105-I for 2026, rates, as quoted by a program that read it",
  url: "https://www.tax.ny.gov/pdf/2026/inc/it2105i_2026.pdf",
  read,
};

export default [
  ...CONNECTICUT.map(([filing_status, income, state_tax]) => ({
    given: `CT 2025, ${filing_status}: the row of the tax tables around $${income}`,
    inputs: { income, state: "CT" as const, filing_status, year: "2025" as const },
    expected: { state_tax },
    by: "quoted" as const,
    source: {
      title:
        "Connecticut Department of Revenue Services, 2025 Income Tax Tables, as copied by two readers for a program's tests",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-income-tax-tables.pdf",
      place: `${filing_status}, the row around $${income}`,
      read,
    },
  })),
  ...VERMONT.map(([filing_status, income, state_tax]) => ({
    given: `VT 2025, ${filing_status}: the row of the tax tables around $${income}`,
    inputs: { income, state: "VT" as const, filing_status, year: "2025" as const, state_deductions: 0 },
    expected: { state_tax },
    by: "quoted" as const,
    source: {
      title: "Vermont Department of Taxes, 2025 Vermont Tax Tables, as quoted by a program that read them",
      url: "https://github.com/Invaro/opentax-engine/blob/6d9ff60a953467da58e94e88ce1accc07dda4a71/packages/corpus-us-federal/test/vt-tables.test.ts",
      place: `${filing_status}, $74,900 to $75,000`,
      read,
    },
  })),
  ...NEW_YORK.map(([filing_status, income, state_tax]) => ({
    given: `NY 2026, ${filing_status}: $${income} of state taxable income`,
    inputs: { income, state: "NY" as const, filing_status, state_deductions: 0 },
    expected: { state_tax },
    by: "quoted" as const,
    source: { ...newYork, place: `${filing_status}, $${income}` },
  })),
  ...NEW_YORK_OVER.map(([filing_status, income, state_tax, how]) => ({
    given: `NY 2026, ${filing_status}: $${income} of state taxable income, a dollar over a figure of the schedule`,
    inputs: { income, state: "NY" as const, filing_status, state_deductions: 0 },
    expected: { state_tax },
    by: "hand" as const,
    source: { title: how },
  })),
] satisfies Vectors<typeof incomeTax>;
