// Our figures as the snapshots of other sources have them: a name for each, and brackets in one line as "0:10 12400:12".
import { type Fact, valueOn } from "../dated.ts";
import { type Bands, bandsOf, ofStatus } from "../tax/bands.ts";
import { canadaTax } from "../tax/canada.ts";
import { canadaProvinces } from "../tax/canada-provinces.ts";
import { canadaSalesTax } from "../tax/canada-sales.ts";
import { FILING_STATUSES, type FilingStatus } from "../tax/filing-statuses.ts";
import { germanyTax } from "../tax/germany.ts";
import { irelandTax } from "../tax/ireland.ts";
import { newZealandTax } from "../tax/new-zealand.ts";
import { unitedKingdomTax } from "../tax/united-kingdom.ts";
import { unitedStatesIncomeTax } from "../tax/united-states.ts";
import { unitedStatesPayrollTax } from "../tax/united-states-payroll.ts";
import { unitedStatesSalesTax } from "../tax/united-states-sales.ts";
import { unitedStatesStateIncomeTax } from "../tax/united-states-states.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "../tax/vat-elsewhere.ts";
import { europeanUnionVat } from "../tax/vat-european-union.ts";

export type Figures = Readonly<Record<string, string>>;

const isStatus = (name: string): name is FilingStatus => name in FILING_STATUSES;
const STATUSES = Object.keys(FILING_STATUSES).filter(isStatus);

const byStatus = (name: string, read: (status: FilingStatus) => string): Figures =>
  Object.fromEntries(STATUSES.map((status) => [`${name} ${status}`, read(status)]));

/** A band with the rate of the one below it, such as one that begins anew, is left out. */
const inLine = (bands: Bands): string =>
  bands
    .filter(([, percent], i) => percent !== bands[i - 1]?.[1])
    .map(([from, percent]) => `${from}:${percent}`)
    .join(" ");

const on =
  <T>(fact: Fact<T>, read: (value: T) => Figures) =>
  (day: string): Figures => {
    const found = valueOn(fact, day);
    return "noAnswer" in found ? {} : read(found.value);
  };

const byPlace = <T>(places: Readonly<Record<string, T>>, read: (place: string, value: T) => Figures): Figures =>
  Object.assign({}, ...Object.entries(places).map(([place, value]) => read(place, value)));

const vat = ({ standard }: { readonly standard: number }): Figures => ({ standard: String(standard) });

export const READINGS: Readonly<Record<string, (day: string) => Figures>> = {
  "us-federal-income-tax": on(unitedStatesIncomeTax, ({ brackets, standardDeduction }) => ({
    ...byStatus("brackets", (status) => inLine(bandsOf(brackets, status))),
    ...byStatus("standard deduction", (status) => String(standardDeduction[status])),
  })),
  "us-payroll-tax": on(unitedStatesPayrollTax, ({ socialSecurity }) => ({
    "wage base": String(socialSecurity.wageBase),
  })),
  "us-state-income-tax": on(unitedStatesStateIncomeTax, (states) =>
    Object.assign(
      {},
      ...Object.entries(states).map(([state, law]) => ({
        ...(law && byStatus(`${state} brackets`, (status) => inLine(bandsOf(law, status)))),
        ...(law && byStatus(`${state} deduction`, (status) => String(ofStatus(law.deduction ?? 0, status)))),
      })),
    ),
  ),
  "uk-income-tax": on(unitedKingdomTax, ({ personalAllowance, bands }) => ({
    "brackets rest": inLine(bandsOf(bands.rest)),
    "brackets scotland": inLine(bandsOf(bands.scotland)),
    "personal allowance": String(personalAllowance.amount),
  })),
  "canada-income-tax": on(canadaTax, ({ brackets, basicPersonalAmount }) => ({
    brackets: inLine(bandsOf(brackets)),
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
