// An option as people say it: "Monthly", "semi-annual", "annually", "Texas", "TX", "5 years".
import type { Options } from "../../fields/fields.ts";
import type { Fault } from "../../fields/read.ts";
import { OTHER_NAMES } from "./other-names.ts";

const LONGEST = 60;
const MOST_EXPLAINED = 8;

/** The option's name; what it could be where it could be several. */
export function optionMeant(options: Options, sent: unknown): { readonly option: string } | Fault {
  const said = typeof sent === "number" ? `${sent}` : sent;
  if (typeof said === "string" && Object.hasOwn(options, said)) return { option: said };
  const word = typeof said === "string" && said.length <= LONGEST ? folded(said) : "";
  const [option, ...others] = word ? named(options, word) : [];
  if (option === undefined) return { fault: `must be one of: ${explained(options)}` };
  if (others.length === 0) return { option };
  return { fault: `could be any of these: ${[option, ...others].join(", ")}` };
}

function named(options: Options, word: string): readonly string[] {
  const all = Object.keys(options);
  const called = all.filter((name) => namesOf(name, options).includes(word));
  if (called.length > 0) return called;
  const singular = all.filter((name) => namesOf(name, options).map(single).includes(single(word)));
  // Half a name, "mpg" of "mpg_us" and "mpg_uk", is not taken for either, but the two are named.
  if (singular.length > 0) return singular;
  const begun = all.filter((name) => folded(name).startsWith(word));
  return begun.length > 1 ? begun : [];
}

/** Of "Feet (ft)" both words, with the name and what else people call it. */
function namesOf(name: string, options: Options): readonly string[] {
  const label = options[name] ?? "";
  const [, outside = "", inside = ""] = /^(.*?)\s*\(([^()]*)\)$/.exec(label) ?? [];
  const others = Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? "").split(" ") : [];
  return [...[name, label, outside, inside].map(folded).filter(Boolean), ...others];
}

/** Without case, blanks, hyphens and signs, in American spelling. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/(met|lit)re/g, "$1er");

const single = (word: string): string => word.replace(/(..)s$/, "$1");

/** A few options with their labels, where those say more. */
function explained(options: Options): string {
  const all = Object.entries(options);
  if (all.length > MOST_EXPLAINED) return Object.keys(options).join(", ");
  return all
    .map(([name, label]) => (single(folded(name)) === single(folded(label)) ? name : `${name} (${label})`))
    .join(", ");
}
