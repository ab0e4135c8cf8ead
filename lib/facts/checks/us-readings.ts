// Our figures of the United States, as the snapshots of other sources have them.
import { decimal } from "#numbers/decimal";
import { type Bands, bandsOf, ofStatus } from "../tax/bands.ts";
import { levied } from "../tax/owed/levy.ts";
import { unitedStatesIncomeTax } from "../tax/united-states.ts";
import { unitedStatesPayrollTax } from "../tax/united-states-payroll.ts";
import { unitedStatesStateIncomeTax } from "../tax/united-states-states.ts";
import { unitedStatesWithholding } from "../tax/united-states-withholding.ts";
import { byStatus, type Figures, inLine, on } from "./in-figures.ts";

const W4_STATUSES = ["single_or_separate", "married_joint", "head_of_household"] as const;

/** A table as it is printed: where each rate begins, and the tax there. */
const printed = (table: string, status: string, bands: Bands): Figures => ({
  [`${table} brackets ${status}`]: inLine(bands),
  [`${table} taxes ${status}`]: bands
    .map(([from]) => levied(table, "income_tax", bands, { base: decimal(from) }).tax)
    .join(" "),
});

export const US_READINGS: Readonly<Record<string, (day: string) => Figures>> = {
  "us-federal-income-tax": on(unitedStatesIncomeTax, ({ brackets, standardDeduction }) => ({
    ...byStatus("brackets", (status) => inLine(bandsOf(brackets, status))),
    ...byStatus("standard deduction", (status) => String(standardDeduction[status])),
  })),
  "us-payroll-tax": on(unitedStatesPayrollTax, ({ socialSecurity }) => ({
    "wage base": String(socialSecurity.wageBase),
  })),
  "us-withholding": on(unitedStatesWithholding, ({ standard, stepTwo, line1g }) =>
    Object.assign(
      {},
      ...W4_STATUSES.map((status) => ({
        [`line 1g ${status}`]: String(line1g[status]),
        ...printed("standard", status, bandsOf(standard, status)),
        ...printed("step 2", status, bandsOf(stepTwo, status)),
      })),
    ),
  ),
  "us-state-income-tax": on(unitedStatesStateIncomeTax, (states) =>
    Object.assign(
      {},
      ...Object.entries(states).map(([state, law]) => ({
        ...(law && byStatus(`${state} brackets`, (status) => inLine(bandsOf(law, status)))),
        ...(law && byStatus(`${state} deduction`, (status) => String(ofStatus(law.deduction ?? 0, status)))),
      })),
    ),
  ),
};
