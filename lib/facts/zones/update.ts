// A newer tzdata.zi in place of the one that we have: whole, newer, and without the loss of a name.
import { moduleOf, namesIn, packed } from "./packed.ts";
import { zonesIn } from "./zone-source.ts";

type Held = { readonly version: string; readonly lines: string };
type Updated = { readonly module?: string; readonly said: string };
type Refused = { readonly refused: string };

export function updated(text: string, held: Held, today: string): Updated | Refused {
  const source = zonesIn(text);
  if (!source)
    return { refused: "This is not a whole tzdata.zi: it begins with “# version” and ends with a line break." };
  if (source.version < held.version) return { refused: `It is ${source.version}, and we have ${held.version}.` };
  const [before, after] = [tablesByName(held.lines), tablesByName(packed(source))];
  const lost = [...before.keys()].filter((name) => !after.has(name));
  if (lost.length > 0) return { refused: `It lacks ${lost.join(", ")}.` };
  const changed = [...after].filter(([name, table]) => before.get(name) !== table).map(([name]) => name);
  const said = `${source.version}. ${changed.length > 0 ? `Changed: ${changed.join(", ")}.` : "No zone changed."}`;
  return source.version === held.version && changed.length === 0 ? { said } : { module: moduleOf(source, today), said };
}

const tablesByName = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => namesIn(line).map((name) => [name, line.slice(line.indexOf("|"))] as const)),
  );
