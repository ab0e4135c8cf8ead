// A state's income tax on wages in the US, and what someone should know of it.
import type { Decimal } from "#numbers/decimal";
import { type Fact, factsUsed, valueOn } from "../../dated.ts";
import type { StateTax } from "../../law/states.ts";
import { STATE_NAMES, type State } from "../state-names.ts";
import { unitedStatesStateIncomeTax } from "../united-states-states.ts";
import {
  type Deductible,
  type Filed,
  federalCaveats,
  type PaidInYear,
  type PreTaxPay,
  type StateTaxes,
} from "./filed.ts";
import { missing } from "./missing.ts";
import { type IncomeAt, stateLevy } from "./state.ts";

const incomeAt =
  (paid: PaidInYear, { federalTax, payroll }: Deductible): IncomeAt =>
  (more) => ({
    ...paid,
    pay: paid.pay.plus(more),
    federalTax: federalTax.tax.plus(federalTax.rate.times(more).div(100)),
    payrollTax: paid.pay
      .minus(paid.benefits)
      .plus(more)
      .times(payroll.socialSecurity.percent + payroll.medicare.percent)
      .div(100),
  });

/** Nothing without a state. Its deductions are the state's own where we know them, unless others are given. */
export const stateLevies: StateTaxes = (filed, paid, deductible) => {
  const { state, filing_status, state_deductions, year } = filed;
  if (state === "none") return { levies: [], facts: [] };
  const title = `${STATE_NAMES[state]} income tax`;
  const found = lawOf(filed);
  if (!found) return missing(taxOfState(state, title), year);
  const taxed = taxedPreTax(found.law, paid).map((kind) => `, ${PRE_TAX_NAMES[kind]} included`);
  const levy = stateLevy(found.law, incomeAt(paid, deductible), {
    title: `${title}${taxed.join("")}`,
    status: filing_status,
    deductions: state_deductions,
  });
  return { levies: [levy], facts: factsUsed(unitedStatesStateIncomeTax, firstDay(found.year)) };
};

type Law = { readonly law: StateTax; readonly year: string };
type Sought = { readonly state: State | "none"; readonly year: string; readonly ofPaychecks?: true };

/** Of the year itself, or of the year before where the state has not printed it yet. */
function lawOf({ state, year, ofPaychecks }: Sought): Law | undefined {
  const [found] = [year, String(Number(year) - 1)].flatMap((known) => {
    const taxes = valueOn(unitedStatesStateIncomeTax, firstDay(known));
    const law = state === "none" || "noAnswer" in taxes ? undefined : taxes.value[state];
    return law ? [{ law: (ofPaychecks && law.withheldBy) || law, year: known }] : [];
  });
  return found;
}

const firstDay = (year: string) => `${year}-01-01`;

const PRE_TAX_NAMES = { plan401k: "401(k) contributions", benefits: "pre-tax benefits" } as const;

/** What is taken off this pay before federal tax, and the state taxes all the same. */
const taxedPreTax = ({ taxesPreTax }: StateTax, paid: PreTaxPay) =>
  (["plan401k", "benefits"] as const).filter((kind) => taxesPreTax?.[kind] && paid[kind].gt(0));

/** The years of one state, to name them. */
const taxOfState = (state: State, what: string): Fact<unknown> => ({
  what,
  periods: unitedStatesStateIncomeTax.periods.filter(({ value }) => state in value),
});

/** What someone should know before the answer is used: where a state's figures are those of an earlier year. */
export function olderStateFigures(filed: Filed & { year: string }, pay: Decimal): readonly string[] {
  const { state, filing_status, year } = filed;
  const found = lawOf(filed);
  if (state === "none" || !found) return [];
  const place = placeOf(state);
  if (found.year !== year) {
    return [`We don't have ${place}'s income tax for ${year} yet. Its tax here is by the figures of ${found.year}.`];
  }
  const { older } = found.law;
  const above = typeof older?.above === "object" ? older.above[filing_status] : older?.above;
  if (!older || above === undefined || filed.state_deductions || pay.lte(above)) return [];
  return [`We don't have all of ${place}'s figures for ${year} yet: ${older.what} here is from ${older.year}.`];
}

const placeOf = (state: State): string => (state === "DC" ? "the District of Columbia" : STATE_NAMES[state]);

export function caveatsInUnitedStates(filed: Filed & { year: string }, paid: PreTaxPay): readonly string[] {
  const { state } = filed;
  const law = lawOf(filed)?.law;
  return [...(state !== "none" && law ? preTaxCaveats(STATE_NAMES[state], law, paid) : []), ...federalCaveats(filed)];
}

function preTaxCaveats(name: string, law: StateTax, paid: PreTaxPay): readonly string[] {
  const is401kAlone = law.taxesPreTax?.otherPlans && !law.taxesPreTax.plan401k;
  return [
    ...taxedPreTax(law, paid).map((kind) => `${name} also taxes ${PRE_TAX_NAMES[kind]}, so they don't lower its tax.`),
    ...(is401kAlone && paid.plan401k.gt(0)
      ? [`${name} also taxes contributions to a 403(b), a 457 plan or an IRA. We take yours as made to a 401(k).`]
      : []),
  ];
}
