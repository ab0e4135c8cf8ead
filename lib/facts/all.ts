// Every fact by its id, for the page of proof, for programs and for `npm run facts`. A calculator imports its own facts, never this list.
import { standardAtomicWeights } from "./chemistry/atomic-weights.ts";
import { type Fact, valueOn } from "./dated.ts";
import { unitedStatesMacrs } from "./depreciation/united-states.ts";
import {
  ecbAverageRates,
  ecbMonthRates,
  unitedKingdomAverageRates,
  unitedKingdomMarchRates,
} from "./exchange/averages.ts";
import { unitedStatesBmiForAge } from "./growth/united-states-bmi.ts";
import { unitedStatesGrowth } from "./growth/united-states-growth.ts";
import { whoGrowth } from "./growth/who-growth.ts";
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
import { unitedStatesFhaInsurance, unitedStatesFhaLimits } from "./homes/fha.ts";
import { scotlandHomes, unitedKingdomHomes, walesHomes } from "./homes/stamp-duty.ts";
import {
  unitedStatesHomeInsurance,
  unitedStatesMortgageInsurance,
  unitedStatesPropertyTax,
} from "./homes/united-states.ts";
import { unitedStatesVaFundingFee } from "./homes/va.ts";
import { DRIVING_LIMITS } from "./limits/driving-alcohol.ts";
import { canadaMileage, unitedKingdomMileage, unitedStatesMileage } from "./limits/mileage.ts";
import { unitedKingdomHoliday } from "./limits/united-kingdom-holiday.ts";
import { unitedKingdomRedundancy } from "./limits/united-kingdom-redundancy.ts";
import { unitedStatesRetirementLimits } from "./limits/united-states-retirement.ts";
import { unitedStatesMinimumDistributions } from "./limits/united-states-rmd.ts";
import { unitedStatesSocialSecurity } from "./limits/united-states-social-security.ts";
import { unitedKingdomStudentLoans, unitedStatesPoverty, unitedStatesStudentLoans } from "./loans/student-loans.ts";
import { australiaCpi } from "./prices/australia.ts";
import { canadaCpi } from "./prices/canada.ts";
import { euroAreaHicp } from "./prices/euro-area.ts";
import { unitedKingdomCpi } from "./prices/united-kingdom-cpi.ts";
import { unitedKingdomRpi } from "./prices/united-kingdom-rpi.ts";
import { unitedStatesCpi } from "./prices/united-states.ts";
import { growthOn, holidaysOn, indexOn, offsetsOn, type ReadOut } from "./read-out.ts";
import { australiaTax } from "./tax/australia.ts";
import { canadaTax } from "./tax/canada.ts";
import { canadaContributions } from "./tax/canada-contributions.ts";
import { canadaProvinces } from "./tax/canada-provinces.ts";
import { canadaSalesTax } from "./tax/canada-sales.ts";
import { unitedKingdomGains, unitedStatesGains } from "./tax/capital-gains.ts";
import { unitedKingdomEstates, unitedStatesEstates } from "./tax/estates.ts";
import { franceTax } from "./tax/france.ts";
import { franceContributions } from "./tax/france-contributions.ts";
import { germanyTax } from "./tax/germany.ts";
import { germanyContributions } from "./tax/germany-contributions.ts";
import { indiaTax } from "./tax/india.ts";
import { irelandTax } from "./tax/ireland.ts";
import { netherlandsTax } from "./tax/netherlands.ts";
import { newZealandTax } from "./tax/new-zealand.ts";
import { unitedKingdomTax } from "./tax/united-kingdom.ts";
import { unitedKingdomClass4 } from "./tax/united-kingdom-class-4.ts";
import { unitedStatesIncomeTax } from "./tax/united-states.ts";
import { unitedStatesPayrollTax } from "./tax/united-states-payroll.ts";
import { unitedStatesSalesTax } from "./tax/united-states-sales.ts";
import { unitedStatesStateIncomeTax } from "./tax/united-states-states.ts";
import { unitedStatesWithholding } from "./tax/united-states-withholding.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "./tax/vat-elsewhere.ts";
import { europeanUnionVat } from "./tax/vat-european-union.ts";
import { timeZones } from "./zones/time-zones.ts";

/** `unit` is what a plain figure counts, or the amounts in a table. */
export type Listed = {
  readonly id: string;
  readonly fact: Fact<unknown>;
  readonly unit: string;
  readonly on: (day: string) => ReadOut;
};
type Kind = { readonly name: string; readonly facts: readonly Listed[] };

const inUnit = (unit: string, facts: Readonly<Record<string, Fact<unknown>>>): readonly Listed[] =>
  readBy(valueOn, unit, facts);

/** Those that are kept in a shape of their own. */
const readBy = <T>(
  readOut: (fact: Fact<T>, day: string) => ReadOut,
  unit: string,
  facts: Readonly<Record<string, Fact<T>>>,
): readonly Listed[] =>
  Object.entries(facts).map(([id, fact]) => ({ id, fact, unit, on: (day) => readOut(fact, day) }));

export const FACT_KINDS: readonly Kind[] = [
  {
    name: "Prices",
    facts: [
      ...readBy(indexOn, "index, 1982-84 = 100", { "us-cpi": unitedStatesCpi }),
      ...readBy(indexOn, "index, 2015 = 100", { "uk-cpi": unitedKingdomCpi }),
      ...readBy(indexOn, "index, January 1974 = 100", { "uk-rpi": unitedKingdomRpi }),
      ...readBy(indexOn, "index, 2002 = 100", { "canada-cpi": canadaCpi }),
      ...readBy(indexOn, "index, 2015 = 100", { "euro-area-hicp": euroAreaHicp }),
      ...readBy(indexOn, "index, 2011-12 = 100", { "australia-cpi": australiaCpi }),
    ],
  },
  {
    name: "Income tax",
    facts: [
      ...inUnit("percent, US dollars a year", {
        "us-federal-income-tax": unitedStatesIncomeTax,
        "us-payroll-tax": unitedStatesPayrollTax,
        "us-capital-gains": unitedStatesGains,
        "us-withholding": unitedStatesWithholding,
        "us-state-income-tax": unitedStatesStateIncomeTax,
      }),
      ...inUnit("percent, pounds a year", {
        "uk-income-tax": unitedKingdomTax,
        "uk-capital-gains": unitedKingdomGains,
        "uk-class-4": unitedKingdomClass4,
      }),
      ...inUnit("percent, Canadian dollars a year", {
        "canada-income-tax": canadaTax,
        "canada-contributions": canadaContributions,
        "canada-provinces": canadaProvinces,
      }),
      ...inUnit("percent, Australian dollars a year", { "australia-income-tax": australiaTax }),
      ...inUnit("percent, New Zealand dollars a year", { "new-zealand-income-tax": newZealandTax }),
      ...inUnit("percent, rupees a year", { "india-income-tax": indiaTax }),
      ...inUnit("percent, euros a year", {
        "ireland-income-tax": irelandTax,
        "germany-income-tax": germanyTax,
        "germany-contributions": germanyContributions,
        "france-income-tax": franceTax,
        "france-contributions": franceContributions,
        "netherlands-income-tax": netherlandsTax,
      }),
    ],
  },
  {
    name: "Sales tax and VAT",
    facts: inUnit("percent", {
      "us-sales-tax": unitedStatesSalesTax,
      "canada-sales-tax": canadaSalesTax,
      "eu-vat": europeanUnionVat,
      "uk-vat": unitedKingdomVat,
      "switzerland-vat": switzerlandVat,
      "norway-vat": norwayVat,
      "australia-gst": australiaGst,
      "new-zealand-gst": newZealandGst,
    }),
  },
  {
    name: "Homes",
    facts: [
      ...inUnit("percent of the home's value a year", { "us-property-tax": unitedStatesPropertyTax }),
      ...inUnit("percent of the loan, US dollars", { "us-fha-insurance": unitedStatesFhaInsurance }),
      ...inUnit("US dollars", { "us-fha-limits": unitedStatesFhaLimits }),
      ...inUnit("percent of the loan", { "us-va-funding-fee": unitedStatesVaFundingFee }),
      ...inUnit("US dollars a year", { "us-home-insurance": unitedStatesHomeInsurance }),
      ...inUnit("percent, pounds", { "uk-sdlt": unitedKingdomHomes, "uk-lbtt": scotlandHomes, "uk-ltt": walesHomes }),
      ...inUnit("percent of the loan a year", { "us-mortgage-insurance": unitedStatesMortgageInsurance }),
    ],
  },
  {
    name: "Estates",
    facts: [
      ...inUnit("percent, US dollars", { "us-estate-tax": unitedStatesEstates }),
      ...inUnit("percent, pounds", { "uk-inheritance-tax": unitedKingdomEstates }),
    ],
  },
  {
    name: "Retirement",
    facts: [
      ...inUnit("US dollars a year", { "us-retirement-limits": unitedStatesRetirementLimits }),
      ...inUnit("years", { "us-rmd": unitedStatesMinimumDistributions }),
      ...inUnit("US dollars", { "us-social-security": unitedStatesSocialSecurity }),
    ],
  },
  {
    name: "Exchange rates",
    facts: [
      ...inUnit("units for one euro", { "ecb-average-rates": ecbAverageRates, "ecb-month-rates": ecbMonthRates }),
      ...inUnit("units for one pound", {
        "uk-average-rates": unitedKingdomAverageRates,
        "uk-march-rates": unitedKingdomMarchRates,
      }),
    ],
  },
  {
    name: "Work",
    facts: [
      ...inUnit("pounds a week", { "uk-redundancy-pay": unitedKingdomRedundancy }),
      ...inUnit("US dollars a mile", { "us-mileage": unitedStatesMileage }),
      ...inUnit("pounds a mile", { "uk-mileage": unitedKingdomMileage }),
      ...inUnit("Canadian dollars a kilometer", { "canada-mileage": canadaMileage }),
      ...inUnit("weeks, days, percent", { "uk-holiday": unitedKingdomHoliday }),
    ],
  },
  {
    name: "Loans",
    facts: [
      ...inUnit("percent, US dollars", { "us-student-loans": unitedStatesStudentLoans }),
      ...inUnit("US dollars a year", { "us-poverty-guidelines": unitedStatesPoverty }),
      ...inUnit("percent, pounds a year", { "uk-student-loans": unitedKingdomStudentLoans }),
    ],
  },
  {
    name: "Public holidays",
    facts: readBy(holidaysOn, "days", {
      "us-holidays": unitedStatesHolidays,
      "uk-holidays": unitedKingdomHolidays,
      "ireland-holidays": irelandHolidays,
      "canada-holidays": canadaHolidays,
      "australia-holidays": australiaHolidays,
      "germany-holidays": germanyHolidays,
      "france-holidays": franceHolidays,
      "spain-holidays": spainHolidays,
      "italy-holidays": italyHolidays,
      "netherlands-holidays": netherlandsHolidays,
      "japan-holidays": japanHolidays,
      "india-holidays": indiaHolidays,
    }),
  },
  { name: "Time zones", facts: readBy(offsetsOn, "minutes ahead of UTC at its midnight", { "time-zones": timeZones }) },
  {
    name: "Drinking and driving",
    facts: inUnit(
      "grams in 100 mL of blood",
      Object.fromEntries(
        Object.entries(DRIVING_LIMITS).map(([place, fact]) => [`${place.replace("_", "-")}-alcohol-limit`, fact]),
      ),
    ),
  },
  { name: "Chemistry", facts: inUnit("grams a mole", { "atomic-weights": standardAtomicWeights }) },
  { name: "Depreciation", facts: inUnit("percent of the cost by year", { "us-macrs": unitedStatesMacrs }) },
  {
    name: "Growth charts",
    facts: [
      ...readBy(growthOn, "L, M and S by half-month of age, from 24 months", {
        "us-bmi-for-age": unitedStatesBmiForAge,
      }),
      ...inUnit("age, then L, M and S of girls and of boys", {
        "us-growth": unitedStatesGrowth,
        "who-growth": whoGrowth,
      }),
    ],
  },
];

export const LISTED_FACTS: readonly Listed[] = FACT_KINDS.flatMap(({ facts }) => facts);
export const FACTS: readonly Fact<unknown>[] = LISTED_FACTS.map(({ fact }) => fact);
