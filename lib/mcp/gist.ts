// What an input means, in as few words as tell it. A model reads these for every tool there is, mostly for nothing, so
// whatever the name, the type or the options say already is not said again. Which inputs an option asks for stands once,
// beside that option.
import type { Entry } from "#lib/catalogue";
import { measureOf } from "./measure.ts";
import { addsNothing } from "./plain-words.ts";
import type { Wording } from "./wording.ts";

type Fields = Entry["calculator"]["inputs"];
type Field = Fields[string];
type Words = Pick<Wording, "help" | "labels" | "options" | "limits">;
type Options = Readonly<Record<string, string>>;

/** `said` is what the REST description says of the input, and `unit` its unit there. */
export type Described = { readonly name: string; readonly said: string; readonly unit?: string | undefined };
type Asking = { readonly inputs: Fields; readonly name: string; readonly summary: string };

export function gistOf({ name, said, unit }: Described, asking: Asking, words: Words): string | undefined {
  const fields = asking.inputs;
  const field = fields[name];
  if (!field) return undefined;
  if (HAS_GRAMMAR.has(field.kind)) return said.split(" Only when ", 1)[0];
  const context = words.limits ? "" : `${asking.name} ${asking.summary} ${ASKING}`;
  const isNeeded = words.labels || PERIOD.test(field.label);
  const label = isNeeded && !addsNothing(field.label, name, context) ? field.label : "";
  const sentences = [
    phrase(label, detailOf(name, field, fields, words) ?? unitOf(name, field, unit, words)),
    words.help ? (field.help ?? "") : "",
    field.kind === "choice" ? asksFor(name, fields) : "",
  ];
  return sentences.filter(Boolean).map(ended).join(" ").replace(/\.$/, "") || undefined;
}

/** Words of a form that say nothing to a program. */
const ASKING =
  "What do I know? You want to find, enter, choose, show. Number, amount, value, current, regular, date, term, time, interest, payment, your own";

/** Whether an amount is one for a month or for a year can't be guessed, however few the words. */
const PERIOD = /\b(annual|yearly|monthly|weekly|daily|per)\b/i;

/** Texts with a form of their own, which the REST description tells. */
const HAS_GRAMMAR: ReadonlySet<Field["kind"]> = new Set(["duration", "numbers", "rows", "typed"]);

function phrase(label: string, detail: string): string {
  if (label === "" || detail === "") return label || detail;
  return `${label}${/[?:]$/.test(label) ? "" : ":"} ${detail}`;
}

const ended = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);

function detailOf(name: string, field: Field, fields: Fields, words: Words): string | undefined {
  if (field.kind === "quantity") return measureOf(name, field, fields, words);
  if (field.kind === "choice") return twinOf(name, fields) ?? (words.options ? optionsOf(field.options) : "");
  return undefined;
}

/** That money is in the site's currency, a rate in percent and years in years goes without saying where words count. */
function unitOf(name: string, field: Field, unit = "", { limits }: Words): string {
  if (limits) return unit;
  if (field.kind === "percent") return /rate|return|percent/.test(name) ? "" : unit;
  return field.kind === "money" || addsNothing(unit, name) ? "" : unit;
}

/** "as from", where an input before it has the same options, which are listed there alone. */
export function twinOf(name: string, fields: Fields): string | undefined {
  const own = optionsIn(fields[name]);
  const first = Object.keys(fields).find((other) => own !== undefined && optionsIn(fields[other]) === own);
  return first === undefined || first === name || own === undefined || own.length < LONG_LIST
    ? undefined
    : `as ${first}`;
}

const LONG_LIST = 100;

const optionsIn = (field: Field | undefined) => (field?.kind === "choice" ? JSON.stringify(field.options) : undefined);

function optionsOf(options: Options): string {
  const all = Object.entries(options);
  const telling = all.filter(([option, label]) => !addsNothing(label, option));
  const named = all.length > A_LIST ? telling.filter(([, label]) => /\d/.test(label)) : telling;
  return named.map(([option, label]) => `${option} = ${label}`).join("; ");
}

/** Of so many options (units, mostly) only those are explained whose label has a figure in it. */
const A_LIST = 12;

/** "If date: days. Else: months. Unless own: year, state" for the inputs that this choice decides about. */
function asksFor(decider: string, fields: Fields): string {
  const asked = new Map<string, Asked>();
  for (const [name, { when = {} }] of Object.entries(fields)) {
    const wanted = when[decider];
    if (!wanted) continue;
    // That the option "days" asks for days is plain.
    if (wanted.join() === name) continue;
    const names = asked.get(wanted.join())?.names ?? [];
    asked.set(wanted.join(), { wanted, names: [...names, name] });
  }
  const options = optionNames(fields[decider]);
  const groups = [...asked.values()];
  return groups.flatMap((group) => sentenceOf(group, groups, options)).join(". ");
}

type Asked = { readonly wanted: readonly string[]; readonly names: readonly string[] };

/** Two groups that have all options between them are said together, the one with fewer options first. */
function sentenceOf(group: Asked, groups: readonly Asked[], options: readonly string[]): readonly string[] {
  const others = options.filter((option) => !group.wanted.includes(option));
  const rest = groups.find(
    ({ wanted }) => wanted.length === others.length && wanted.every((one) => others.includes(one)),
  );
  if (!rest) return [`${conditionOf(options, group.wanted)}: ${group.names.join(", ")}`];
  const isFirst =
    group.wanted.length < others.length ||
    (group.wanted.length === others.length && groups.indexOf(group) < groups.indexOf(rest));
  return isFirst ? [`If ${group.wanted.join("|")}: ${group.names.join(", ")}. Else: ${rest.names.join(", ")}`] : [];
}

const optionNames = (field: Field | undefined): readonly string[] =>
  field?.kind === "choice" ? Object.keys(field.options) : [];

/** Whichever names fewer options. */
function conditionOf(options: readonly string[], wanted: readonly string[]): string {
  const others = options.filter((option) => !wanted.includes(option));
  const [word, named] = others.length < wanted.length ? ["Unless", others] : ["If", wanted];
  return `${word} ${named.join("|")}`;
}
