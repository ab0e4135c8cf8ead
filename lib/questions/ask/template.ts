// The wordings of a question, as regular expressions with a group for each slot.
import type { Ask, Texts } from "#engine";
import { KINDS } from "./slots.ts";

type Slot = { readonly input: string; readonly kind: string };
type Wording = { readonly pattern: RegExp; readonly slots: readonly Slot[] };

/** What a question says, and the slots that it leaves to their defaults. */
export type Match = { readonly texts: Texts; readonly missing: readonly string[] };

export function matchOf(ask: Ask, text: string, today: string): Match | undefined {
  const typed = text.toLowerCase();
  for (const says of ask.says) {
    const found = matched(says, typed, today);
    if (found) return found;
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

function matched(says: string, text: string, today: string): Match | undefined {
  if (!hasWordsOf(says, text)) return undefined;
  const { pattern, slots } = wordingOf(says);
  const found = pattern.exec(text);
  if (!found) return undefined;
  let texts: Texts = {};
  const missing: string[] = [];
  for (const [i, { input, kind }] of slots.entries()) {
    const said = found.groups?.[`slot${i}`];
    if (said === undefined) {
      missing.push(input);
      continue;
    }
    const read = KINDS[kind]?.read(said, input, today);
    if (!read) return undefined;
    texts = { ...texts, ...read };
  }
  return { texts, missing };
}

const made = new Map<string, Wording>();

function wordingOf(says: string): Wording {
  const wording = made.get(says) ?? compiled(says);
  made.set(says, wording);
  return wording;
}

/** Words stand alone, spaces and commas between them are free, and slots become groups. All else is a regular expression. */
function compiled(says: string): Wording {
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
  return { pattern: new RegExp(`^(?:${source})$`), slots };
}
