// Our figures, as the snapshots of other sources have them.
import { bandsOf } from "../tax/bands.ts";
import { canadaTax } from "../tax/canada.ts";
import { canadaContributions } from "../tax/canada-contributions.ts";
import { canadaProvinces } from "../tax/canada-provinces.ts";
import { canadaSalesTax } from "../tax/canada-sales.ts";
import { franceTax } from "../tax/france.ts";
import { franceContributions } from "../tax/france-contributions.ts";
import { germanyTax } from "../tax/germany.ts";
import { irelandTax } from "../tax/ireland.ts";
import { netherlandsTax } from "../tax/netherlands.ts";
import { newZealandTax } from "../tax/new-zealand.ts";
import { unitedKingdomTax } from "../tax/united-kingdom.ts";
import { unitedStatesSalesTax } from "../tax/united-states-sales.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "../tax/vat-elsewhere.ts";
import { europeanUnionVat } from "../tax/vat-european-union.ts";
import { byPlace, byStatus, type Figures, inLine, on } from "./in-figures.ts";
import { US_READINGS } from "./us-readings.ts";

const insured = ({ percent, ceiling }: { readonly percent: number; readonly ceiling: number }) =>
  `${percent} ${ceiling}`;

const vat = ({ standard }: { readonly standard: number }): Figures => ({ standard: String(standard) });

export const READINGS: Readonly<Record<string, (day: string) => Figures>> = {
  ...US_READINGS,
  "uk-income-tax": on(unitedKingdomTax, ({ personalAllowance, bands }) => ({
    "brackets rest": inLine(bandsOf(bands.rest)),
    "brackets scotland": inLine(bandsOf(bands.scotland)),
    "personal allowance": String(personalAllowance.amount),
  })),
  "canada-income-tax": on(canadaTax, ({ brackets, basicPersonalAmount, abatementPercent }) => ({
    brackets: inLine(bandsOf(brackets)),
    ...byPlace(abatementPercent, (place, percent) => ({ [`${place} abatement`]: String(percent) })),
    ...Object.fromEntries(
      Object.entries(basicPersonalAmount).map(([name, amount]) => [`basic personal amount ${name}`, String(amount)]),
    ),
  })),
  "canada-provinces": on(canadaProvinces, (provinces) =>
    byPlace(provinces, (place, { brackets, personalAmount, surtax }) => ({
      [`${place} brackets`]: inLine(bandsOf(brackets)),
      [`${place} personal amount`]: String(typeof personalAmount === "number" ? personalAmount : personalAmount.most),
      ...(surtax ? { [`${place} surtax`]: inLine(bandsOf(surtax)) } : {}),
    })),
  ),
  "canada-contributions": on(canadaContributions, ({ employmentInsurance, ofProvinces }) => ({
    insurance: insured(employmentInsurance),
    ...byPlace(ofProvinces, (place, { pension, employmentInsurance, parentalInsurance }) => ({
      [`${place} insurance`]: insured(employmentInsurance),
      [`${place} parental insurance`]: insured(parentalInsurance),
      [`${place} pension`]: `${pension.basePercent + pension.firstEnhancementPercent} ${pension.ceiling} ${pension.secondEnhancementPercent} ${pension.secondCeiling}`,
    })),
  })),
  "netherlands-income-tax": on(netherlandsTax, ({ brackets, generalCredit, laborCredit }) => ({
    brackets: inLine(bandsOf(brackets)),
    "general credit": [generalCredit.amount, ...(generalCredit.less ?? []).map(({ above }) => above)].join(" "),
    "labor credit": laborCredit.map(({ from, credit, percent }) => `${from}:${credit}:${percent}`).join(" "),
  })),
  "france-income-tax": on(franceTax, ({ brackets, workExpenses, discount }) => ({
    brackets: inLine(bandsOf(brackets)),
    "work expenses": `${workExpenses.percent} ${workExpenses.least} ${workExpenses.most}`,
    discount: `${discount.single} ${discount.couple} ${discount.lessPercentOfTax}`,
  })),
  "france-contributions": on(
    franceContributions,
    ({ ceiling, pension, supplementary, balancePercent, generalCharge }) => ({
      ceiling: String(ceiling),
      pension: `${pension.cappedPercent} ${pension.percent}`,
      supplementary: `${supplementary.rates.join(" ")} ${balancePercent}`,
      "CSG and CRDS": `${generalCharge.deductedPercent} ${generalCharge.otherPercent} ${generalCharge.allowancePercent}`,
    }),
  ),
  "new-zealand-income-tax": on(newZealandTax, ({ brackets, earnersLevy }) => ({
    brackets: inLine(bandsOf(brackets)),
    "earners' levy": `${earnersLevy.percent} ${earnersLevy.ceiling}`,
  })),
  "ireland-income-tax": on(irelandTax, ({ standardBand, personalCredit, employeeCredit, socialCharge }) => ({
    ...byStatus("standard band", (status) => String(standardBand[status])),
    ...byStatus("credits", (status) => String(personalCredit[status] + employeeCredit)),
    "social charge": inLine(bandsOf(socialCharge.bands)),
  })),
  "eu-vat": on(europeanUnionVat, (countries) =>
    byPlace(countries, (place, { standard }) => ({ [`${place} standard`]: String(standard) })),
  ),
  "uk-vat": on(unitedKingdomVat, vat),
  "switzerland-vat": on(switzerlandVat, vat),
  "norway-vat": on(norwayVat, vat),
  "australia-gst": on(australiaGst, vat),
  "new-zealand-gst": on(newZealandGst, vat),
  "us-sales-tax": on(unitedStatesSalesTax, (states) => byPlace(states, (place, rate) => ({ [place]: String(rate) }))),
  "canada-sales-tax": on(canadaSalesTax, (provinces) =>
    byPlace(provinces, (place, law) => ({ [place]: String("hst" in law ? law.hst : law.gst + law.pst) })),
  ),
  "germany-income-tax": on(germanyTax, ({ basicAllowance, curves, lines }) => ({
    "zones end at": [basicAllowance, ...[...curves, ...lines].flatMap(({ to }) => to ?? [])].join(" "),
  })),
};
