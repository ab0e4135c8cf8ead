// Every fact, for the page of proof and for `npm run stale`. A calculator imports its own facts, never this list.
import type { Fact } from "./dated.ts";
import { australiaHolidays } from "./holidays/australia.ts";
import { canadaHolidays } from "./holidays/canada.ts";
import { franceHolidays } from "./holidays/france.ts";
import { germanyHolidays } from "./holidays/germany.ts";
import { indiaHolidays } from "./holidays/india.ts";
import { irelandHolidays } from "./holidays/ireland.ts";
import { italyHolidays } from "./holidays/italy.ts";
import { japanHolidays } from "./holidays/japan.ts";
import { netherlandsHolidays } from "./holidays/netherlands.ts";
import { spainHolidays } from "./holidays/spain.ts";
import { unitedKingdomHolidays } from "./holidays/united-kingdom.ts";
import { unitedStatesHolidays } from "./holidays/united-states.ts";
import { unitedStatesRetirementLimits } from "./limits/united-states-retirement.ts";
import { unitedKingdomCpi } from "./prices/united-kingdom-cpi.ts";
import { unitedKingdomRpi } from "./prices/united-kingdom-rpi.ts";
import { unitedStatesCpi } from "./prices/united-states.ts";
import { australiaTax } from "./tax/australia.ts";
import { canadaTax } from "./tax/canada.ts";
import { canadaSalesTax } from "./tax/canada-sales.ts";
import { germanyTax } from "./tax/germany.ts";
import { unitedKingdomTax } from "./tax/united-kingdom.ts";
import { unitedStatesIncomeTax } from "./tax/united-states.ts";
import { unitedStatesPayrollTax } from "./tax/united-states-payroll.ts";
import { unitedStatesSalesTax } from "./tax/united-states-sales.ts";
import { unitedStatesStateIncomeTax } from "./tax/united-states-states.ts";
import { unitedStatesWithholding } from "./tax/united-states-withholding.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "./tax/vat-elsewhere.ts";
import { europeanUnionVat } from "./tax/vat-european-union.ts";

export const FACTS: readonly Fact<unknown>[] = [
  australiaHolidays,
  canadaHolidays,
  franceHolidays,
  germanyHolidays,
  indiaHolidays,
  irelandHolidays,
  italyHolidays,
  japanHolidays,
  netherlandsHolidays,
  spainHolidays,
  unitedKingdomHolidays,
  unitedStatesHolidays,
  unitedKingdomCpi,
  unitedKingdomRpi,
  unitedStatesCpi,
  unitedStatesIncomeTax,
  unitedStatesPayrollTax,
  unitedStatesStateIncomeTax,
  unitedStatesWithholding,
  unitedStatesRetirementLimits,
  unitedKingdomTax,
  canadaTax,
  australiaTax,
  germanyTax,
  europeanUnionVat,
  unitedKingdomVat,
  switzerlandVat,
  norwayVat,
  australiaGst,
  newZealandGst,
  canadaSalesTax,
  unitedStatesSalesTax,
];
