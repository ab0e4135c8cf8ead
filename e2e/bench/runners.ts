// What is timed of each calculator: parse, compute, format and working, as its form begins.
import { start } from "#calculators/suite/start";
import { elapsed } from "#calculators/suite/trial";
import { listed } from "./subjects.ts";

export const runners: ReadonlyMap<string, () => void> = new Map(
  listed.map(({ calculator }) => {
    const raw = start(calculator);
    return [calculator.slug, () => elapsed(calculator, raw)];
  }),
);
