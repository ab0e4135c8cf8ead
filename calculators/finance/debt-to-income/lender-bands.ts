// How lenders see a share of income that goes to debts.
import { percent, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";

// US Consumer Financial Protection Bureau, Your Money, Your Goals: below 36% with a mortgage and other debts; some lenders go to
// 43%, the usual limit of FHA loans. Housing alone: 28%, as lenders and house-affordability use it.
export const HOUSING_LIMIT = 28;
export const [COMFORTABLE, HIGHEST] = [36, 43];
const BANDS = [
  { name: "Comfortable", from: 0, said: "Most lenders are comfortable with that." },
  { name: "Stretched", from: COMFORTABLE, said: "Lenders see that as stretched." },
  { name: "High", from: HIGHEST, said: "Fewer lenders accept that." },
] as const;

export const bandOf = (ratio: Decimal) => BANDS.findLast(({ from }) => ratio.gte(from)) ?? BANDS[0];

export const LENDER_BANDS = table(
  "How lenders see a DTI ratio",
  { category: text("Category"), from: percent("From") },
  { chart: { kind: "scale", x: "from", name: "category", of: "ratio", good: 0 } },
);

export const bandRows = () => BANDS.map(({ name, from }) => ({ category: name, from: decimal(from) }));
