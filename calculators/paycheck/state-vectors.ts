// States' own examples and tables of withholding, where they are their income tax of a year in even parts.
import type { Vectors } from "#engine";
import { PAY_PERIODS } from "#facts/tax/owed/withheld";
import type paycheck from "./paycheck.ts";

type Period = keyof typeof PAY_PERIODS;
type Status = "single_or_separate" | "married_joint" | "head_of_household";
type Example = {
  readonly period: Period;
  readonly wage: number;
  readonly status?: Status;
  /** For a year, where they are not those of the state's income tax. */
  readonly deductions?: number;
  readonly tax: string;
  readonly place: string;
  readonly differs?: string;
};

const quoted = (title: string) => `${title}, as quoted by a program that read it`;

const IOWA: readonly Example[] = [
  { period: "biweekly", wage: 2_100, deductions: 13_000, tax: "60.80", place: "Example 1, T2" },
  {
    period: "biweekly",
    wage: 2_100,
    deductions: 26_000,
    status: "married_joint",
    tax: "41.80",
    place: "Example 2, T2",
  },
  { period: "monthly", wage: 5_000, deductions: 13_000, tax: "148.83", place: "Example 4, T2" },
  {
    period: "monthly",
    wage: 5_000,
    deductions: 26_000,
    status: "married_joint",
    tax: "107.67",
    place: "Example 5, T2",
  },
];
const MISSISSIPPI: readonly Example[] = [
  { period: "weekly", wage: 500, deductions: 2_300, tax: "11", place: "Table A, $500 to $510, no exemption" },
  { period: "weekly", wage: 500, tax: "6", place: "Table A, $500 to $510, exemption of $6,000" },
  {
    period: "weekly",
    wage: 500,
    deductions: 4_600,
    status: "married_joint",
    tax: "9",
    place: "Table C, $500 to $510, no exemption",
  },
];
const MONTANA: readonly Example[] = [
  { period: "weekly", wage: 475, tax: "8", place: "Example 1a" },
  { period: "semimonthly", wage: 1_375, status: "married_joint", tax: "2", place: "Example 1b" },
  { period: "semimonthly", wage: 1_375, status: "head_of_household", tax: "17", place: "Example 1c" },
  { period: "biweekly", wage: 2_950, tax: "114", place: "Example, line 2" },
];
const OKLAHOMA: readonly Example[] = [
  { period: "semimonthly", wage: 1_825, status: "married_joint", tax: "37", place: "Sample computation" },
  {
    period: "semimonthly",
    wage: 1_129,
    deductions: 12_700,
    status: "married_joint",
    tax: "9.10",
    place: "Table 3, married, over $1,129",
  },
  {
    period: "semimonthly",
    wage: 565,
    deductions: 6_350,
    tax: "4.55",
    place: "Table 3, single, over $565",
    differs: "The table rounds the wage where 4.5% begins, $564.58, up to $565. It keeps the tax on $564.58.",
  },
];
const UTAH: readonly Example[] = [
  { period: "biweekly", wage: 2_600, tax: "116", place: "Page 11, example 2" },
  { period: "monthly", wage: 7_800, status: "married_joint", tax: "347", place: "Page 11, example 4" },
  { period: "quarterly", wage: 9_000, tax: "401", place: "Page 11, example 5, line 2, before the credit" },
];

const STATES = [
  ["IA", "Iowa Department of Revenue, Withholding Formula for 2026", "https://revenue.iowa.gov", IOWA],
  ["MS", "Mississippi Department of Revenue, withholding tables for 2026", "https://www.dor.ms.gov", MISSISSIPPI],
  ["MT", "Montana Department of Revenue, Employer Guide for 2026", "https://revenue.mt.gov", MONTANA],
  ["OK", "Oklahoma Tax Commission, Packet OW-2, revised 11-2025", "https://oklahoma.gov/tax", OKLAHOMA],
  ["UT", "Utah State Tax Commission, Publication 14, revised 4/26", "https://tax.utah.gov/forms/pubs/pub-14.pdf", UTAH],
  [
    "GA",
    "Georgia Department of Revenue, Employer's Tax Guide, June 2026",
    "https://dor.georgia.gov",
    [
      { period: "semimonthly", wage: 2_000, deductions: 35_000, tax: "27.03", place: "Example #1" },
      {
        period: "biweekly",
        wage: 935,
        deductions: 25_000,
        status: "head_of_household",
        tax: "0.00",
        place: "Example #2",
      },
    ],
  ],
  [
    "IL",
    "Illinois Department of Revenue, Booklet IL-700-T, R-12/25",
    "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf",
    [{ period: "weekly", wage: 800, deductions: 7_850, tax: "32.13", place: "Automated payroll method, example B" }],
  ],
  [
    "IN",
    "Indiana Department of Revenue, Departmental Notice #1, R46 / 01-26",
    "https://www.in.gov/dor",
    [{ period: "weekly", wage: 800, deductions: 17_000, tax: "13.96", place: "Page 3, example" }],
  ],
  [
    "KY",
    "Kentucky Department of Revenue, 2026 Withholding Tax Formula",
    "https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf",
    [{ period: "monthly", wage: 3_270, deductions: 3_360, tax: "104.65", place: "Monthly example" }],
  ],
  [
    "MA",
    "Massachusetts Department of Revenue, Circular M, revised 12/25",
    "https://www.mass.gov/info-details/massachusetts-circular-m",
    [{ period: "weekly", wage: 1_115, tax: "49.60", place: "Weekly table, $1,110 to $1,120, one exemption" }],
  ],
  [
    "RI",
    "Rhode Island Division of Taxation, Employer's Income Tax Withholding Tables for 2026",
    "https://tax.ri.gov",
    [{ period: "weekly", wage: 2_195, deductions: 1_000, tax: "87.57", place: "Example" }],
  ],
] as const satisfies readonly (readonly [string, string, string, readonly Example[]])[];

export default STATES.flatMap(
  ([state, title, url, examples]: readonly [(typeof STATES)[number][0], string, string, readonly Example[]]) =>
    examples.map(({ period, wage, status = "single_or_separate", deductions, tax, place, differs }) => ({
      given: `${state}, ${period}, $${wage}: ${place}`,
      inputs: {
        salary: wage * PAY_PERIODS[period],
        pay_period: period,
        filing_status: status,
        state,
        ...(deductions === undefined ? {} : { state_deductions: deductions }),
      },
      expected: { gross: `${wage}`, state_tax: tax },
      by: "quoted" as const,
      source: { title: quoted(title), url, place, read: "2026-11-25" },
      ...(differs ? { differs } : {}),
    })),
) satisfies Vectors<typeof paycheck>;
