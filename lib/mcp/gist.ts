// What an input means, in as few words as tell it. A model reads these for every tool there is, mostly for nothing, so
// whatever the name, the type or the options say already is not said again.
import type { Entry } from "#lib/catalogue";
import { addsNothing } from "./plain-words.ts";
import type { Wording } from "./wording.ts";

type Fields = Entry["calculator"]["inputs"];
type Field = Fields[string];
type Words = Pick<Wording, "help" | "meanings">;
type Options = Readonly<Record<string, string>>;

/** `said` is what the REST description says of the input, and `unit` its unit there. */
export type Told = { readonly name: string; readonly said: string; readonly unit?: string | undefined };

export function gistOf({ name, said, unit }: Told, fields: Fields, words: Words): string | undefined {
  const field = fields[name];
  // The unit of another input: name and options say it all.
  if (!field) return undefined;
  const condition = conditionOf(field, fields);
  if (HAS_GRAMMAR.has(field.kind)) return [said.split(" Only when ", 1)[0], condition].filter(Boolean).join(" ");
  const label = words.meanings && !addsNothing(field.label, name) ? field.label : "";
  // That money is in the site's currency goes without saying where every word counts.
  const isPlain = field.kind === "money" && !words.meanings;
  const detail = detailOf(name, field, fields, words) ?? (unit && !isPlain ? `in ${unit}` : "");
  return [sentence(label, detail), words.help ? field.help : "", condition].filter(Boolean).join(" ") || undefined;
}

/** Texts with a form of their own, which the REST description tells. */
const HAS_GRAMMAR: ReadonlySet<Field["kind"]> = new Set(["duration", "numbers", "rows", "typed"]);

function sentence(label: string, detail: string): string {
  if (label === "" || detail === "") return label || detail ? `${label || detail}.` : "";
  return `${label}${/[?:]$/.test(label) ? "" : ":"} ${detail}.`;
}

function detailOf(name: string, field: Field, fields: Fields, { meanings }: Words): string | undefined {
  if (field.kind === "quantity") return meanings ? rangeOf(field) : "";
  if (field.kind === "choice") return meanings ? optionsOf(name, field.options, fields) : "";
  return undefined;
}

/** Only where the schema's bounds, which are those of all units, are not those of the unit that is usual. */
function rangeOf({ units, unit }: Extract<Field, { kind: "quantity" }>): string {
  const [min = 0, max = 0] = units[unit] ?? [];
  const widest = Object.values(units).flat();
  return Math.min(...widest) === min && Math.max(...widest) === max ? "" : `${min} to ${max} ${unit}`;
}

function optionsOf(name: string, options: Options, fields: Fields): string {
  const twin = Object.entries(fields).find(([, other]) => other.kind === "choice" && same(other.options, options))?.[0];
  if (twin !== undefined && twin !== name) return `as ${twin}`;
  const all = Object.entries(options);
  const telling = all.filter(([option, label]) => !addsNothing(label, option));
  const told = all.length > A_LIST ? telling.filter(([, label]) => /\d/.test(label)) : telling;
  return told.map(([option, label]) => `${option} = ${label}`).join("; ");
}

/** Of so many options (units, mostly) only those are explained whose label has a figure in it. */
const A_LIST = 12;

const same = (a: Options, b: Options) => JSON.stringify(a) === JSON.stringify(b);

/** "If find=date", or "unless", whichever names fewer options. */
function conditionOf({ when = {} }: Field, fields: Fields): string {
  const [decider = "", wanted = []] = Object.entries(when)[0] ?? [];
  const deciding = fields[decider];
  if (deciding?.kind !== "choice") return "";
  const others = Object.keys(deciding.options).filter((option) => !wanted.includes(option));
  const [word, named] = others.length < wanted.length ? ["Unless", others] : ["If", wanted];
  return `${word} ${decider}=${named.join("|")}.`;
}
