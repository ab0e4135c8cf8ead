import { inUnit, mass } from "#calculators/second/body";
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import {
  exponential,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  smaller,
  times,
} from "#calculators/second/ratio";

// What one lift of a set is worth, as LeSuer and others (1997) list the equations: each as a factor of the weight.
const FACTORS: readonly (readonly [name: string, factor: (reps: number) => Ratio])[] = [
  ["brzycki", (r) => over(10_000, minus(10_278, times(278, r)))],
  ["epley", (r) => plus(1, over(r, 30))],
  ["lander", (r) => over(100, minus("101.3", times("2.67123", r)))],
  ["lombardi", (r) => root(ratio(r), 10)],
  ["mayhew", (r) => over(100, plus("52.2", times("41.9", exponential(times("-0.055", r)))))],
  ["oconner", (r) => plus(1, times("0.025", r))],
  ["wathan", (r) => over(100, plus("48.8", times("53.8", exponential(times("-0.075", r)))))],
];

const factor = (name: string | undefined, reps: number): Ratio =>
  reps === 1 ? ratio(1) : (FACTORS.find(([one]) => one === name)?.[1](reps) ?? ratio(0));

const oneRepMax: Opinion = (given) => {
  const [weight, reps] = [mass(given, "weight"), whole(given, "reps")];
  const by = (name: string | undefined) => times(weight, factor(name, reps));
  const most = by(given.formula);
  const all = FACTORS.map(([name]) => by(name));
  return {
    one_rep_max: written(given, most),
    share: `${fixed(over(100, factor(given.formula, reps)), 1)}%`,
    lowest: written(
      given,
      all.reduce((a, b) => smaller(a, b)),
    ),
    highest: written(
      given,
      all.reduce((a, b) => larger(a, b)),
    ),
    loads: Array.from({ length: 12 }, (_, i) => {
      const share = over(1, factor(given.formula, i + 1));
      return [`${i + 1}`, `${fixed(times(100, share), 0)}%`, written(given, times(most, share))];
    }),
    formulas: all.map((one) => [null, written(given, one)]),
  };
};

const written = (given: Given, kilograms: Ratio): string =>
  `${fixed(inUnit(given, kilograms), 1)} ${given.weight_unit}`;

export default oneRepMax;
