// Which inputs an option asks for, once, beside that option.
import type { Entry } from "#lib/service/catalogue";

type Fields = Entry["calculator"]["inputs"];
type Field = Fields[string];

/** "If date: days. Else: months. Unless own: year, state" for the inputs that this choice decides about. */
export function asksFor(decider: string, fields: Fields): string {
  const inputsIf = new Map<string, string[]>();
  for (const [name, { when = {} }] of Object.entries(fields)) {
    const wanted = when[decider];
    if (!wanted || isPlain(name, wanted, optionsOf(fields[decider]))) continue;
    const condition = conditionOf(optionsOf(fields[decider]), wanted);
    inputsIf.set(condition, [...(inputsIf.get(condition) ?? []), name]);
  }
  return [...inputsIf].flatMap(([condition, names]) => asked(condition, names, inputsIf)).join(". ");
}

/** Where two conditions are opposites, the second is an "Else" after the first. */
function asked(
  condition: string,
  names: readonly string[],
  inputsIf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const isNegative = condition.startsWith("Unless ");
  const opposite = inputsIf.get(isNegative ? condition.replace("Unless", "If") : condition.replace("If", "Unless"));
  if (opposite && isNegative) return [];
  const own = `${condition}: ${names.join(", ")}`;
  return opposite ? [own, `Else: ${opposite.join(", ")}`] : [own];
}

/** That "days" asks for days, "voltage_power" for both, and that whoever wants to find an amount sends none. */
function isPlain(name: string, wanted: readonly string[], options: readonly string[]): boolean {
  const named = options.filter((option) => option === name || option.split("_").includes(name)).join();
  return named === wanted.join() || named === options.filter((option) => !wanted.includes(option)).join();
}

const optionsOf = (field: Field | undefined): string[] => (field?.kind === "choice" ? Object.keys(field.options) : []);

/** Whichever names fewer options. */
function conditionOf(options: readonly string[], wanted: readonly string[]): string {
  const others = options.filter((option) => !wanted.includes(option));
  const [word, named] = others.length < wanted.length ? ["Unless", others] : ["If", wanted];
  return `${word} ${named.join("|")}`;
}
