// Calculators by what people want to do, those that most people come for first.
import { CATEGORIES, catalogue } from "#lib/service/catalogue";

type Goal = { readonly id: string; readonly name: string; readonly category: string; readonly slugs: string };

/** One that no goal names is in the last goal of its category. */
const GOALS: readonly Goal[] = [
  {
    id: "everyday",
    name: "Shop, tip and split",
    category: "everyday",
    slugs: "percentage tip discount percentage-change bill-split unit-price fuel-cost recipe-scaler download-time",
  },
  {
    id: "home",
    name: "Buy or finance a home",
    category: "finance",
    slugs:
      "mortgage house-affordability refinance heloc mortgage-payoff rent-vs-buy rent-affordability amortization fha-loan va-loan uk-stamp-duty",
  },
  {
    id: "debt",
    name: "Borrow and pay off debt",
    category: "finance",
    slugs:
      "loan auto-loan loan-comparison credit-card-payoff debt-payoff auto-lease debt-to-income student-loan apr simple-interest",
  },
  {
    id: "pay",
    name: "Pay and taxes",
    category: "finance",
    slugs:
      "paycheck income-tax salary budget sales-tax capital-gains estate-tax self-employment-tax vat commission mileage-reimbursement " +
      "uk-holiday-entitlement uk-redundancy-pay",
  },
  {
    id: "saving",
    name: "Save and retire",
    category: "finance",
    slugs:
      "compound-interest savings-goal sip college-savings retirement-savings inflation investment-growth retirement-withdrawal " +
      "social-security rmd apy fixed-deposit annuity-payout",
  },
  {
    id: "business",
    name: "Invest and run a business",
    category: "finance",
    slugs:
      "roi margin break-even cagr irr payback-period npv present-value future-value bond-price depreciation tvm currency",
  },
  {
    id: "health",
    name: "Weight and fitness",
    category: "health",
    slugs:
      "bmi calories calories-burned ideal-weight body-fat bmr macros pace protein-intake lean-body-mass waist-ratio " +
      "one-rep-max target-heart-rate race-time",
  },
  {
    id: "care",
    name: "Pregnancy, children and health",
    category: "health",
    slugs:
      "due-date pregnancy pregnancy-weight-gain child-bmi growth-percentile a1c egfr blood-alcohol body-surface-area",
  },
  {
    id: "dates",
    name: "Dates and time",
    category: "dates",
    slugs:
      "age date-difference time-zone hours-worked business-days date-add time-duration week-number unix-time sun-times",
  },
  {
    id: "units",
    name: "Convert units",
    category: "conversion",
    slugs: "length weight temperature cooking volume-units area-units data-size",
  },
  {
    id: "statistics",
    name: "Statistics and chance",
    category: "mathematics",
    slugs:
      "statistics probability linear-regression z-score normal-distribution p-value t-test chi-square confidence-interval sample-size " +
      "permutations-combinations binomial-distribution percent-error",
  },
  {
    id: "math",
    name: "Math",
    category: "mathematics",
    slugs:
      "scientific fraction decimal-to-fraction quadratic ratio rounding gcd-lcm exponent root logarithm matrix linear-system number-sequence " +
      "scientific-notation prime-factorization number-base",
  },
  {
    id: "geometry",
    name: "Geometry",
    category: "mathematics",
    slugs: "area triangle volume circle right-triangle slope",
  },
  {
    id: "projects",
    name: "Home projects",
    category: "building",
    slugs: "square-footage feet-inches paint concrete tile gravel-mulch board-foot drywall brick-block roofing stairs",
  },
  { id: "school", name: "School and grades", category: "study", slugs: "gpa grade final-grade test-grade" },
  {
    id: "chemistry",
    name: "Chemistry",
    category: "science",
    slugs: "molarity molecular-weight dilution ph ideal-gas half-life",
  },
  {
    id: "electricity",
    name: "Electricity and networks",
    category: "science",
    slugs: "ohms-law watts-amps voltage-drop resistor-color ip-subnet ipv6-subnet",
  },
  {
    id: "science",
    name: "Physics and weather",
    category: "science",
    slugs: "speed-distance-time density feels-like dew-point",
  },
];

export async function byGoal() {
  const entries = await catalogue().all();
  const named = new Set(GOALS.flatMap(({ slugs }) => slugs.split(" ")));
  const goals = withOwn(GOALS, CATEGORIES);
  return goals
    .map((goal) => {
      const isLast = goals.findLast(({ category }) => category === goal.category) === goal;
      const own = goal.slugs.split(" ").flatMap((slug) => entries.filter(({ calculator }) => calculator.slug === slug));
      const others = entries.filter(
        ({ calculator: { slug, category } }) => category === goal.category && !named.has(slug),
      );
      return { ...goal, entries: isLast ? [...own, ...others] : own };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** An owner's category is a goal of its own, before those of the category that follows it. */
export function withOwn(ours: readonly Goal[], categories: typeof CATEGORIES): readonly Goal[] {
  const [goals, slugs] = [[...ours], Object.keys(categories)];
  for (const [i, category] of [...slugs.entries()].reverse()) {
    const { name = "", description } = categories[category] ?? {};
    if (description === undefined) continue;
    const next = goals.findIndex((goal) => goal.category === slugs[i + 1]);
    const at = next < 0 ? goals.length : next;
    goals.splice(at, 0, { id: `${category}-calculators`, name, category, slugs: "" });
  }
  return goals;
}
