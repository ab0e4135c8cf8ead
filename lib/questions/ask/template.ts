// The wordings of a question, as regular expressions with a group for each slot.
import type { Ask, Texts } from "#engine";
import { KINDS } from "./slots.ts";

type Slot = { readonly input: string; readonly kind: string };
type Wording = { readonly pattern: RegExp; readonly slots: readonly Slot[] };

/** What a question says, the slots it leaves to their defaults, and those without which it cannot be answered. */
export type Match = { readonly texts: Texts; readonly missing: readonly string[]; readonly lacking: readonly string[] };

export function matchOf(ask: Ask, text: string, today: string): Match | undefined {
  const typed = text.toLowerCase();
  if (!("says" in ask)) return around(ask, typed, today);
  for (const says of ask.says) {
    const found = matched(says, true, typed, today);
    if (found) return { texts: found.texts, missing: found.unsaid, lacking: [] };
  }
  return undefined;
}

/** One of each of these must be there. */
type Needs = readonly (readonly string[])[];
const needed = new Map<string, Needs>();

/** Rules most wordings out before they are compiled, which takes a browser longer than all else here. */
const hasWordsOf = (says: string, typed: string): boolean =>
  needsOf(says).every((words) => words.some((word) => typed.includes(word)));

export function needsOf(says: string): Needs {
  const needs = needed.get(says) ?? neededBy(says);
  needed.set(says, needs);
  return needs;
}

const GROUP = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\??/g;
const SLOT = /\{\w*:(\w+)\}/g;

function neededBy(says: string): Needs {
  const always = says.replace(GROUP, " ");
  const slots = Array.from(always.matchAll(SLOT), ([, kind = ""]) => KINDS[kind]?.needs ?? [""]);
  const choices = (says.replace(SLOT, " ").match(GROUP) ?? []).filter((group) => !/[(?]/.test(group.slice(1)));
  return [
    ...wordsIn(always.replace(SLOT, " ")).map((word) => [word]),
    ...Array.from(always.matchAll(/\[(.)\]/g), ([, sign = ""]) => [sign]),
    ...choices.map((group) => group.slice(1, -1).split("|").map(firstOf)),
    ...slots,
  ];
}

/** A word or a sign, or else what every text has. */
const firstOf = (choice: string): string => wordsIn(choice)[0] ?? /^\[?([^\s\w\\[?])\]?$/.exec(choice)?.[1] ?? "";

/** "payments?" is "payment" too. */
const wordsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/([a-z'’]+)(\??)/g), ([, word = "", mayLack]) => (mayLack ? word.slice(0, -1) : word));

/** What may stand between the slots and says nothing more. */
const FILLERS = new Set(
  (
    "a an and are as at be bill by cost do does each for from have how i if in interest invest invested is it loan me much my " +
    "of on over own pay paying payment payments per price rate the to what when will with worth would ,"
  ).split(" "),
);

/** Each slot takes what it recognizes out of the text; nothing but fillers may be left. */
function around(ask: Extract<Ask, { about: string }>, text: string, today: string): Match | undefined {
  const about = aboutOf(ask.about);
  if (!about.test(text)) return undefined;
  let rest = text.replace(about, " ");
  let texts: Texts = {};
  const missing: string[] = [];
  const lacking: string[] = [];
  for (const slot of ask.slots) {
    const found = matched(slot.replace(/^\[|\]$/g, ""), false, rest, today);
    if (found) {
      texts = { ...texts, ...found.texts };
      rest = found.rest;
    } else (slot.startsWith("[") ? missing : lacking).push(slot.replace(/.*\{(\w+):.*/, "$1"));
  }
  const words = rest.replaceAll(",", " , ").split(" ").filter(Boolean);
  return words.every((word) => FILLERS.has(word)) ? { texts, missing, lacking } : undefined;
}

function matched(says: string, whole: boolean, text: string, today: string) {
  if (!hasWordsOf(says, text)) return undefined;
  const { pattern, slots } = wordingOf(says, whole);
  const found = pattern.exec(text);
  if (!found) return undefined;
  let texts: Texts = {};
  const unsaid: string[] = [];
  for (const [i, { input, kind }] of slots.entries()) {
    const said = found.groups?.[`slot${i}`];
    if (said === undefined) {
      unsaid.push(input);
      continue;
    }
    const read = KINDS[kind]?.read(said, input, today);
    if (!read) return undefined;
    texts = { ...texts, ...read };
  }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { texts, unsaid, rest: rest.replace(/ +/g, " ") };
}

const abouts = new Map<string, RegExp>();

function aboutOf(words: string): RegExp {
  const about = abouts.get(words) ?? new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
  abouts.set(words, about);
  return about;
}

const made = new Map<string, Wording>();

function wordingOf(says: string, whole: boolean): Wording {
  const key = `${whole} ${says}`;
  const wording = made.get(key) ?? compiled(says, whole);
  made.set(key, wording);
  return wording;
}

/** Words stand alone, spaces and commas between them are free, and slots become groups. All else is a regular expression. */
function compiled(says: string, whole: boolean): Wording {
  const slots: Slot[] = [];
  const source = says
    .split(/(\{\w*:\w+\}|[a-z'’]+\??| )/)
    .map((part) => {
      const [, input = "", kind] = /^\{(\w*):(\w+)\}$/.exec(part) ?? [];
      if (kind) return `(?<slot${slots.push({ input, kind }) - 1}>${KINDS[kind]?.pattern})`;
      if (part === " ") return "[ ,]*";
      return /^[a-z]/.test(part) ? `(?<![a-z])${part}(?![a-z])` : part;
    })
    .join("");
  return { pattern: new RegExp(whole ? `^(?:${source})$` : source), slots };
}
