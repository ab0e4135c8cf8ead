// Which states lack figures of a year, or have one of the year before, for the words of a calculator.
import { valueOn } from "../../dated.ts";
import { listed } from "../../in-words.ts";
import { STATE_NAMES, type State } from "../state-names.ts";
import { unitedStatesStateIncomeTax } from "../united-states-states.ts";

/** Sentences; none where all figures are there. */
export function statesBehind(year: string): readonly string[] {
  const before = String(Number(year) - 1);
  const [now, last] = [lawsOf(year), lawsOf(before)];
  const missing = states(Object.keys(last).filter((state) => !(state in now)));
  const partly = states(Object.keys(now).filter((state) => isState(state) && now[state]?.older));
  return [
    ...(missing.length > 0
      ? [`We have no ${year} figures for ${listed(missing)}, so their tax in ${year} is by the figures of ${before}.`]
      : []),
    ...(partly.length > 0 ? [`One figure is of an earlier year for ${listed(partly)}.`] : []),
  ];
}

function lawsOf(year: string) {
  const found = valueOn(unitedStatesStateIncomeTax, `${year}-01-01`);
  return "noAnswer" in found ? {} : found.value;
}

const isState = (state: string): state is State => state in STATE_NAMES;

const states = (codes: readonly string[]): readonly string[] =>
  codes
    .filter(isState)
    .map((state) => (state === "DC" ? "the District of Columbia" : STATE_NAMES[state]))
    .sort();
