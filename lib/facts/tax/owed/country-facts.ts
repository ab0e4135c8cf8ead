// What the words of a calculator list of each country, with its source.
import { australiaTax } from "../australia.ts";
import { canadaTax } from "../canada.ts";
import { canadaContributions } from "../canada-contributions.ts";
import { canadaProvinces } from "../canada-provinces.ts";
import { franceTax } from "../france.ts";
import { franceContributions } from "../france-contributions.ts";
import { germanyTax } from "../germany.ts";
import { germanyContributions } from "../germany-contributions.ts";
import { indiaTax } from "../india.ts";
import { irelandTax } from "../ireland.ts";
import { netherlandsTax } from "../netherlands.ts";
import { newZealandTax } from "../new-zealand.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { unitedStatesIncomeTax } from "../united-states.ts";
import { unitedStatesPayrollTax } from "../united-states-payroll.ts";

export const COUNTRY_FACTS = [
  unitedStatesIncomeTax,
  unitedStatesPayrollTax,
  unitedKingdomTax,
  irelandTax,
  canadaTax,
  canadaProvinces,
  canadaContributions,
  australiaTax,
  newZealandTax,
  germanyTax,
  germanyContributions,
  franceTax,
  franceContributions,
  netherlandsTax,
  indiaTax,
];
