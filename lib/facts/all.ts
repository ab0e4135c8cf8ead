// Every fact, for the page of proof and for `npm run stale`. A calculator imports its own facts, never this list.
import type { Fact } from "./dated.ts";
import { unitedStatesMacrs } from "./depreciation/united-states.ts";
import { unitedStatesBmiForAge } from "./growth/united-states-bmi.ts";
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
import {
  unitedStatesHomeInsurance,
  unitedStatesMortgageInsurance,
  unitedStatesPropertyTax,
} from "./homes/united-states.ts";
import { unitedStatesRetirementLimits } from "./limits/united-states-retirement.ts";
import { unitedStatesSocialSecurity } from "./limits/united-states-social-security.ts";
import { australiaCpi } from "./prices/australia.ts";
import { canadaCpi } from "./prices/canada.ts";
import { euroAreaHicp } from "./prices/euro-area.ts";
import { unitedKingdomCpi } from "./prices/united-kingdom-cpi.ts";
import { unitedKingdomRpi } from "./prices/united-kingdom-rpi.ts";
import { unitedStatesCpi } from "./prices/united-states.ts";
import { australiaTax } from "./tax/australia.ts";
import { canadaTax } from "./tax/canada.ts";
import { canadaContributions } from "./tax/canada-contributions.ts";
import { canadaSalesTax } from "./tax/canada-sales.ts";
import { germanyTax } from "./tax/germany.ts";
import { germanyContributions } from "./tax/germany-contributions.ts";
import { unitedKingdomTax } from "./tax/united-kingdom.ts";
import { unitedStatesIncomeTax } from "./tax/united-states.ts";
import { unitedStatesPayrollTax } from "./tax/united-states-payroll.ts";
import { unitedStatesSalesTax } from "./tax/united-states-sales.ts";
import { unitedStatesStateIncomeTax } from "./tax/united-states-states.ts";
import { unitedStatesWithholding } from "./tax/united-states-withholding.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "./tax/vat-elsewhere.ts";
import { europeanUnionVat } from "./tax/vat-european-union.ts";

type Kind = { readonly name: string; readonly facts: readonly Fact<unknown>[] };

export const FACT_KINDS: readonly Kind[] = [
  {
    name: "Prices",
    facts: [unitedStatesCpi, unitedKingdomCpi, unitedKingdomRpi, canadaCpi, euroAreaHicp, australiaCpi],
  },
  {
    name: "Income tax",
    facts: [
      unitedStatesIncomeTax,
      unitedStatesPayrollTax,
      unitedStatesWithholding,
      unitedStatesStateIncomeTax,
      unitedKingdomTax,
      canadaTax,
      canadaContributions,
      australiaTax,
      germanyTax,
      germanyContributions,
    ],
  },
  {
    name: "Sales tax and VAT",
    facts: [
      unitedStatesSalesTax,
      canadaSalesTax,
      europeanUnionVat,
      unitedKingdomVat,
      switzerlandVat,
      norwayVat,
      australiaGst,
      newZealandGst,
    ],
  },
  {
    name: "Homes",
    facts: [unitedStatesPropertyTax, unitedStatesHomeInsurance, unitedStatesMortgageInsurance],
  },
  { name: "Retirement", facts: [unitedStatesRetirementLimits, unitedStatesSocialSecurity] },
  {
    name: "Public holidays",
    facts: [
      unitedStatesHolidays,
      unitedKingdomHolidays,
      irelandHolidays,
      canadaHolidays,
      australiaHolidays,
      germanyHolidays,
      franceHolidays,
      spainHolidays,
      italyHolidays,
      netherlandsHolidays,
      japanHolidays,
      indiaHolidays,
    ],
  },
  { name: "Depreciation", facts: [unitedStatesMacrs] },
  { name: "Growth charts", facts: [unitedStatesBmiForAge] },
];

export const FACTS: readonly Fact<unknown>[] = FACT_KINDS.flatMap(({ facts }) => facts);
