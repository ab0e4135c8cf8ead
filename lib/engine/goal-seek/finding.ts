// What came of looking for a value, and how one says it: never that there is none where only none was found.
import type { Calculator } from "../calculator.ts";
import type { Solution } from "./solution.ts";
import type { Sought } from "./wanted.ts";

export type Finding = {
  /** Values that do; else the nearest one; else that the input makes no difference, or that nothing has an answer. */
  readonly kind: "found" | "nearest" | "level" | "nothing";
  /** What was wanted, as the figure prints it. */
  readonly wanted: string;
  readonly values: readonly Solution[];
  /** Whether there were more than anyone would read. */
  readonly more: boolean;
  /** Between which values it looked, and whether at every one. */
  readonly from: string;
  readonly to: string;
  readonly every: boolean;
};

export function tellFinding({ inputs, outputs }: Calculator, sought: Omit<Sought, "wanted">, finding: Finding): string {
  const { wanted, values, from, to } = finding;
  const [input, output] = [`“${inputs[sought.input]?.label}”`, `“${outputs[sought.output]?.label}”`];
  const [first] = values;
  if (!first) return `${output} has no answer for any ${input} that was tried from ${from} to ${to}.`;
  switch (finding.kind) {
    case "found":
      return values.length === 1 ? tellOne(input, output, first) : tellSeveral(input, finding);
    case "level":
      if (first.missed === "") return `${output} is ${wanted} whatever ${input} is.`;
      return `${input} makes no difference to ${output}: it stays ${first.result}.`;
    default: {
      const none = finding.every
        ? `No ${input} from ${from} to ${to} gives ${wanted}. The nearest,`
        : `No ${input} was found from ${from} to ${to} that gives ${wanted}. The nearest found,`;
      return `${none} ${first.printed}, gives ${first.result}: ${moreOrLess(first.missed)}.`;
    }
  }
}

function tellOne(input: string, output: string, { printed, result, reach }: Solution): string {
  if (reach) return `Every ${input} from ${reach.from} to ${reach.to} gives ${result}.`;
  return `With ${input} at ${printed}, ${output} is ${result}.`;
}

function tellSeveral(input: string, { wanted, values, more }: Finding): string {
  const each = values.map(({ printed, reach }) => (reach ? `${reach.from} to ${reach.to}` : printed));
  const listed = `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
  return more
    ? `More than ${values.length} values of ${input} give ${wanted}. The first are ${listed}.`
    : `${values.length} values of ${input} give ${wanted}: ${listed}.`;
}

/** "+$454.87" → "$454.87 more" */
const moreOrLess = (difference: string): string =>
  `${difference.slice(1)} ${difference.startsWith("-") ? "less" : "more"}`;
