// How the payment came about, each rounding on a line of its own.
import { type Line, type Show, type Shown, step } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import {
  COUNTED_YEARS,
  FIRST_MONTHS,
  MONTHS,
  monthsEarly,
  RATES,
  type Rules,
  rulesOf,
  shareAt,
  slices,
  unroundedBenefit,
} from "./benefit-formula.ts";

type Given = { readonly earnings: Decimal; readonly years: number; readonly year: string };
type Found = Readonly<Record<"average_earnings" | "full_benefit" | "monthly_payment", Shown<Decimal>>>;

export function benefitSteps(
  { earnings, years, year }: Given,
  start: number,
  found: Found,
  show: Show,
): readonly Line[] {
  const { average_earnings, full_benefit, monthly_payment } = found;
  const rules = rulesOf(year);
  const counted = Decimal.min(earnings, rules.wageBase);
  const n = Math.min(years, COUNTED_YEARS);
  const average = counted.times(n).div(COUNTED_YEARS * MONTHS);
  const benefit = unroundedBenefit(rules, average_earnings.value);
  const share = shareAt(start);
  const early = monthsEarly(start);
  const payment = full_benefit.value.times(share).div(100);
  return [
    step`Average per month: ${show("money", counted)} × ${n} ÷ ${COUNTED_YEARS} ÷ ${MONTHS} = ${show("money", average)}`,
    `Rounded down to the dollar (AIME): ${average_earnings}`,
    step`Full benefit: ${slicesAtRates(rules, average_earnings.value, show)} = ${show("money", benefit)}`,
    `Rounded down to ten cents (PIA): ${full_benefit}`,
    changeStep(early, show("percent", share, { upTo: 4 }), show),
    early !== 0 && step`Payment: ${full_benefit} × ${show("percent", share, { upTo: 4 })} = ${show("money", payment)}`,
    `Monthly payment, rounded down to the dollar: ${monthly_payment}`,
  ];
}

const slicesAtRates = (rules: Rules, average: Decimal, show: Show): string =>
  slices(rules, average)
    .map((slice, i) => ({ slice, rate: show("percent", decimal(RATES[i] ?? 0)) }))
    .filter(({ slice }) => slice.gt(0))
    .map(({ slice, rate }) => `${show("money", slice)} × ${rate}`)
    .join(" + ");

function changeStep(early: number, share: Shown<Decimal>, show: Show): Line {
  const [all, two, five] = [100, 2, 5].map((percent) => show("percent", percent).text);
  if (early === 0) return undefined;
  if (early < 0) return step`Starting ${inMonths(-early)} late: ${all ?? ""} + ${-early} × ${two ?? ""} ÷ 3 = ${share}`;
  const first = Math.min(early, FIRST_MONTHS);
  const further = early > first ? ` - ${early - first} × ${five} ÷ 12` : "";
  return step`Starting ${inMonths(early)} early: ${all ?? ""} - ${first} × ${five ?? ""} ÷ 9${further} = ${share}`;
}

const inMonths = (months: number): string => (months === 1 ? "1 month" : `${months} months`);
