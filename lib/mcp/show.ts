// How much of an answer a caller wants: by default what most questions need, and more by the tool's own input `show` or,
// for every call, by the address: ?answers=full.
import type { ServiceIssue } from "#lib/service";
import type { Message } from "./message.ts";

const PARTS = ["steps", "tables", "values", "all"] as const;
type Part = (typeof PARTS)[number];
export type Show = ReadonlySet<Part>;

export const SHORT: Show = new Set();
export const FULL: Show = new Set(PARTS);

/** In every tool's schema. No calculator may have an input of this name. */
export const SHOW_INPUT = { type: "string", enum: PARTS } as const;

/** A call's own inputs, and what it wants to see beside the usual. */
export type Wanted = { readonly inputs: Message; readonly show: Show; readonly issues: readonly ServiceIssue[] };

export function wantedIn({ show: asked, ...inputs }: Message, usual: Show): Wanted {
  const names = namesIn(asked);
  const known = PARTS.filter((part) => names.includes(part));
  const issues = names.every((name) => known.some((part) => part === name)) ? [] : [UNKNOWN];
  return { inputs, show: known.includes("all") ? FULL : new Set([...usual, ...known]), issues };
}

/** One name, several with commas between, or a list. */
function namesIn(asked: unknown): readonly unknown[] {
  const listed = Array.isArray(asked) ? asked : [asked];
  return listed
    .flatMap((name) => (typeof name === "string" ? name.split(",").map((one) => one.trim().toLowerCase()) : [name]))
    .filter((name) => name !== "" && name !== null && name !== undefined);
}

const UNKNOWN: ServiceIssue = {
  code: "INVALID_INPUT",
  field: "show",
  message: `show must be one of: ${PARTS.join(", ")}.`,
};

/** What the address asks for. */
export function usualShow(query: URLSearchParams): Show | { readonly complaint: string } {
  const asked = query.getAll("answers").at(-1) ?? "short";
  if (asked === "full") return FULL;
  return asked === "short" ? SHORT : { complaint: "answers must be one of: short, full." };
}
