// What must grow, or shrink, with what: of two made-up inputs that differ in one figure, the larger never goes the wrong way.
import * as fc from "fast-check";
import { type InputField, type Raw, unitName } from "#engine";
import { factsFrom, factsOf, isSame } from "./facts.ts";
import { bodies } from "./generate.ts";
import { onlyAsked } from "./start.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

type Law = readonly [input: string, way: "raises" | "lowers", output: string, choices?: Raw];

const PAYMENT = { find: "payment" } as const;

const LAWS: Readonly<Record<string, readonly Law[]>> = {
  amortization: [
    ["amount", "raises", "payment"],
    ["annual_rate", "raises", "payment"],
    ["annual_rate", "raises", "total_interest"],
    ["extra_payment", "lowers", "total_interest"],
    ["extra_payment", "lowers", "payments"],
  ],
  apr: [["paid_fees", "raises", "apr"]],
  apy: [["annual_rate", "raises", "apy", { find: "apy" }]],
  "auto-loan": [
    ["price", "raises", "payment"],
    ["down_payment", "lowers", "payment"],
    ["annual_rate", "raises", "total_interest"],
    ["months", "lowers", "payment"],
  ],
  bmi: [
    ["weight", "raises", "bmi"],
    ["height", "lowers", "bmi"],
  ],
  bmr: [
    ["weight", "raises", "bmr"],
    ["age", "lowers", "bmr", { formula: "mifflin_st_jeor" }],
  ],
  cagr: [
    ["end_value", "raises", "cagr"],
    ["start_value", "lowers", "cagr"],
  ],
  calories: [["activity_factor", "raises", "maintenance", { activity: "own" }]],
  circle: [["radius", "raises", "area", { known: "radius" }]],
  "compound-interest": [
    ["principal", "raises", "future_value"],
    ["annual_rate", "raises", "effective_rate"],
    ["contribution", "raises", "future_value"],
    ["inflation_rate", "lowers", "real_value"],
  ],
  concrete: [
    ["waste", "raises", "cubic_yards"],
    ["pieces", "raises", "large_bags"],
  ],
  "credit-card-payoff": [
    ["payment", "lowers", "months", { plan: "fixed" }],
    ["payment", "lowers", "total_interest", { plan: "fixed" }],
    ["annual_rate", "raises", "first_interest"],
  ],
  discount: [
    ["discount_rate", "lowers", "total", { find: "percent_off" }],
    ["price", "raises", "total"],
  ],
  "download-time": [
    ["size", "raises", "seconds"],
    ["speed", "lowers", "seconds"],
    ["overhead", "raises", "seconds"],
  ],
  "final-grade": [
    ["target", "raises", "needed"],
    ["current", "lowers", "needed"],
  ],
  "fuel-cost": [
    ["distance", "raises", "cost"],
    ["price", "raises", "cost"],
    ["people", "lowers", "share"],
  ],
  "house-affordability": [
    ["income", "raises", "price"],
    ["monthly_debts", "lowers", "price"],
    ["annual_rate", "lowers", "price"],
  ],
  inflation: [
    ["annual_rate", "raises", "future_cost"],
    ["annual_rate", "lowers", "buying_power"],
  ],
  "investment-growth": [
    ["annual_rate", "raises", "end_value", { find: "end" }],
    ["target", "raises", "needed_start", { find: "start" }],
    ["target", "raises", "needed_contribution", { find: "contribution" }],
  ],
  loan: [
    ["amount", "raises", "payment", PAYMENT],
    ["annual_rate", "raises", "payment", PAYMENT],
    ["payments", "lowers", "payment", PAYMENT],
    ["payments", "raises", "total_interest", PAYMENT],
    ["payment", "lowers", "payments", { find: "term" }],
    ["payment", "raises", "annual_rate", { find: "rate", amount: 1e9 }],
  ],
  margin: [
    ["margin", "raises", "price", { given: "cost_margin" }],
    ["margin", "lowers", "cost", { given: "price_margin" }],
  ],
  mortgage: [
    ["price", "raises", "principal_and_interest", { down_payment_as: "percent" }],
    ["annual_rate", "raises", "principal_and_interest"],
    ["annual_rate", "raises", "total_interest"],
    ["years", "lowers", "principal_and_interest"],
    ["extra_payment", "lowers", "total_interest"],
    ["extra_payment", "lowers", "payments"],
  ],
  "mortgage-payoff": [
    ["extra_payment", "lowers", "total_interest"],
    ["extra_payment", "lowers", "months"],
  ],
  paint: [
    ["coats", "raises", "litres"],
    ["doors", "lowers", "square_metres"],
  ],
  "progressive-tax": [
    ["income", "raises", "tax", { method: "part" }],
    ["credit", "lowers", "tax"],
  ],
  "retirement-savings": [
    ["savings", "raises", "pot"],
    ["return_before", "raises", "pot"],
  ],
  "retirement-withdrawal": [["pot", "raises", "needed_withdrawal", { find: "withdrawal" }]],
  roi: [["value", "raises", "roi"]],
  salary: [
    ["amount", "raises", "yearly"],
    ["unpaid_weeks", "lowers", "yearly", { period: "hourly" }],
  ],
  "sales-tax": [
    ["tax_rate", "raises", "total", { find: "add" }],
    ["tax_rate", "lowers", "net", { find: "remove" }],
  ],
  "savings-goal": [
    ["goal", "raises", "needed_deposit", { find: "deposit" }],
    ["start", "lowers", "needed_deposit", { find: "deposit" }],
    ["deposit", "lowers", "deposits", { find: "time" }],
  ],
  "simple-interest": [["annual_rate", "raises", "interest", { find: "interest" }]],
  tip: [
    ["tip_rate", "raises", "total"],
    ["people", "lowers", "share"],
  ],
  tile: [
    ["waste", "raises", "tiles"],
    ["gap", "lowers", "tiles_without_waste"],
  ],
  vat: [
    ["vat_rate", "raises", "gross", { find: "gross" }],
    ["vat_rate", "lowers", "net", { find: "net" }],
  ],
};

export const goesOneWay: Check = (subject) => (LAWS[subject.folder] ?? []).flatMap((law) => broken(subject, law));

function broken(subject: Subject, [input, way, output, choices]: Law): readonly string[] {
  const { calculator } = subject;
  const law = `more of ${input} ${way} ${output}`;
  let tried = 0;
  const others = valuesOf(input, calculator.inputs[input]);
  for (const [i, { raw, texts, figures }] of factsOf(calculator, choices).entries()) {
    const other = factsFrom(calculator, onlyAsked(calculator, { ...raw, ...others[i], ...choices }));
    const [before, after, one, two] = [figures[input], other?.figures[input], figures[output], other?.figures[output]];
    // Figures of a quantity in two units are not to be compared.
    const isAlike = other?.texts[unitName(input)] === texts[unitName(input)];
    if (!other || !isAlike || !before || !after || !one || !two) continue;
    tried++;
    const rise = after
      .minus(before)
      .times(two.minus(one))
      .times(way === "raises" ? 1 : -1);
    if (rise.gte(0) || isSame(one, two, Object.values(figures))) continue;
    return [
      `${definitionOf(subject)}: ${law}, but ${output} is ${one} given ${JSON.stringify(raw)} and ${two} given ${JSON.stringify(other.raw)}.`,
    ];
  }
  return tried > 0 ? [] : [`${definitionOf(subject)}: “${law}” in suite/monotone.ts was never tried; mend its names.`];
}

function valuesOf(name: string, field: InputField | undefined): readonly Raw[] {
  if (!field) return [];
  const { when: _, ...always } = field;
  return fc.sample(bodies({ inputs: { [name]: always } }), { numRuns: 200, seed: 20_261_124 });
}
