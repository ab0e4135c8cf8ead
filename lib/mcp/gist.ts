// What an input means, in as few words as tell it. A model reads these for every tool there is, mostly for nothing, so
// whatever the name, the type or the options say already is not said again.

import { percentInWords } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { asksFor } from "./asks-for.ts";
import { measureOf } from "./measure.ts";
import { addsNothing } from "./plain-words.ts";
import type { Wording } from "./wording.ts";

type Fields = Entry["calculator"]["inputs"];
type Field = Fields[string];
type Options = Readonly<Record<string, string>>;

/** `said` is what the REST description says of the input, and `unit` its unit there. */
export type Described = { readonly name: string; readonly said: string; readonly unit?: string | undefined };
type Asking = {
  readonly calculator: Pick<Entry["calculator"], "inputs" | "name" | "summary">;
  readonly words: InputWords;
};
type InputWords = Pick<Entry["words"], "inputWords">;

export function gistOf({ name, said, unit }: Described, asking: Asking, wording: Wording): string | undefined {
  const fields = asking.calculator.inputs;
  const field = fields[name];
  if (!field) return undefined;
  const own = asking.words.inputWords?.[name];
  if (HAS_GRAMMAR.has(field.kind)) return grammarOf({ name, said }, field, own, fields);
  const sentences = [
    phrase(
      own ?? labelOf(name, field, asking, wording),
      detailOf(name, field, fields, wording) ?? unitOf(name, field, unit),
    ),
    field.means ?? "",
    field.kind === "choice" ? asksFor(name, fields) : "",
  ];
  return sentences.filter(Boolean).map(ended).join(" ").replace(/\.$/, "") || undefined;
}

function labelOf(name: string, { label }: Field, { calculator }: Asking, wording: Wording): string {
  const context = `${calculator.name} ${calculator.summary} ${ASKING}`;
  const isNeeded = wording.labels || PERIOD.test(label);
  return isNeeded && !addsNothing(label, name, context) ? label : "";
}

/** Words of a form that say nothing to a program. */
const ASKING =
  "What do I know? You want to find, enter, choose, show. Number, amount, value, current, regular, date, term, time, interest, payment, your own";

/** Whether an amount is one for a month or for a year can't be guessed, however few the words. */
const PERIOD = /\b(annual|yearly|monthly|weekly|daily|per)\b/i;

/** Texts with a form of their own, which the REST description tells. */
const HAS_GRAMMAR: ReadonlySet<Field["kind"]> = new Set(["duration", "numbers", "rows", "typed"]);

/** How many rows there may be no honest question meets, and help beside an example says the same again. */
function grammarOf({ name, said }: Described, field: Field, own: string | undefined, fields: Fields): string {
  const label = own ?? (addsNothing(field.label, name) ? "" : field.label);
  const twin = twinOf(name, fields);
  if (twin) return phrase(label, twin);
  if (field.kind === "duration") return phrase(label, `${field.clock ?? "h:mm"} or h:mm:ss`);
  if (field.kind === "numbers") return phrase(label, "separated by commas");
  if (field.kind === "typed" && field.like.includes("such as"))
    return phrase(label, examplesOnce(name, field.like, fields));
  const [always = ""] = said.split(" Only when ", 1);
  return (own ? always.replace(field.label, own) : always)
    .replace(/from \d+ to \d+ (?=rows)/, "")
    .replace(", with ; between rows", always.includes("such as") ? " joined by ;" : "")
    .replace(/ Optional\.| One row per \w+\./g, "");
}

/** What comes after the examples is for those who got it wrong, and an input like one before it has the same examples. */
function examplesOnce(name: string, like: string, fields: Fields): string {
  const [first] = Object.entries(fields).find(([, other]) => other.kind === "typed" && other.like === like) ?? [];
  return first === name ? like.replace(/(?<=such as .*): .*/, "") : like.replace(/,? such as .*/, "");
}

function phrase(label: string, detail: string): string {
  if (label === "" || detail === "") return label || detail;
  return `${label}${/[?:]$/.test(label) ? "" : ":"} ${detail}`;
}

const ended = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);

function detailOf(name: string, field: Field, fields: Fields, words: Wording): string | undefined {
  if (field.kind === "quantity") return measureOf(name, field, fields);
  if (field.kind === "choice") return twinOf(name, fields) ?? (words.options ? meaningsOf(field.options) : "");
  return undefined;
}

/** That money is in the site's currency and years in years goes without saying; that a rate is in percent does not. A default
 * stands beside it in the schema, and is an example as good as any. */
function unitOf(name: string, field: Field, unit = ""): string {
  if (field.kind === "percent") return field.default ? "%" : percentInWords(field);
  return field.kind === "money" || addsNothing(unit, name) ? "" : unit;
}

/** "as from", where an input before it has the same options or columns, which are listed there alone. */
export function twinOf(name: string, fields: Fields): string | undefined {
  const own = optionsIn(fields[name]);
  const first = Object.keys(fields).find((other) => own !== undefined && optionsIn(fields[other]) === own);
  return first === undefined || first === name || own === undefined || own.length < LONG_LIST
    ? undefined
    : `as ${first}`;
}

const LONG_LIST = 100;

function optionsIn(field: Field | undefined): string | undefined {
  if (field?.kind === "rows") return JSON.stringify(field.cells);
  return field?.kind === "choice" ? JSON.stringify(field.options) : undefined;
}

function meaningsOf(options: Options): string {
  const all = Object.entries(options);
  const telling = all.filter(([option, label]) => !addsNothing(label, option));
  const named = all.length > A_LIST ? telling.filter(([, label]) => /\d/.test(label)) : telling;
  return named.map(([option, label]) => `${option} = ${label}`).join("; ");
}

/** Of so many options (units, mostly) only those are explained whose label has a figure in it. */
const A_LIST = 12;
