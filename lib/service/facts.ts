// Published figures for programs: which there are, and what one of them is on a day.
import { FACT_KINDS, LISTED_FACTS, type Listed } from "#facts/all";
import { currentUntil, newestOf, type Period } from "#facts/dated";
import { nextChange } from "#facts/read-out";
import { readDate } from "#numbers/civil-date";
import type { ServiceError } from "./errors.ts";
import { issue } from "./members.ts";

export function factList() {
  const facts = FACT_KINDS.flatMap(({ name, facts }) => facts.map((listed) => inList(name, listed)));
  return { count: facts.length, facts };
}

function inList(kind: string, { id, fact, unit }: Listed) {
  const [from, to] = [fact.periods[0]?.from ?? "", newestOf(fact).to];
  return { id, what: fact.what, kind, unit, from, to, until: currentUntil(fact) };
}

export type FactOn = Pick<Period<unknown>, "from" | "to" | "value" | "source"> &
  Readonly<Record<"id" | "what" | "unit" | "until", string>> & { readonly next_change?: string };

/** Without a day it is the one that holds today, or else the newest. */
export function factOn(id: string, query: URLSearchParams, today: string): FactOn | ServiceError {
  const listed = LISTED_FACTS.find((one) => one.id === id);
  if (!listed) return FACT_NOT_FOUND;
  const asked = dayAsked(query);
  if (typeof asked === "object") return asked;
  const { fact, unit, on } = listed;
  const held = on(asked ?? today);
  const found = asked === undefined && "noAnswer" in held ? on(newestOf(fact).to) : held;
  if ("noAnswer" in found) return { code: "NOT_FOUND", message: `${fact.what}: ${found.noAnswer}` };
  const { value, from, to, source } = found;
  const next = nextChange(fact, to);
  const until = currentUntil(fact);
  return { id, what: fact.what, unit, from, to, value, source, until, ...(next ? { next_change: next } : {}) };
}

const FACT_NOT_FOUND: ServiceError = {
  code: "NOT_FOUND",
  message: "There is no such fact. GET /api/facts lists all of them.",
};

/** Region and currency may stand at any address; figures here are plain. */
const KNOWN = ["on", "region", "currency"];

function dayAsked(query: URLSearchParams): string | undefined | ServiceError {
  const days = query.getAll("on");
  if ([...query.keys()].some((name) => !KNOWN.includes(name))) {
    return issue("UNKNOWN_FIELD", "on", "Only on can be sent here, such as ?on=2024-05-01.");
  }
  if (days.length > 1) return issue("INVALID_INPUT", "on", "on is given more than once.");
  const [day] = days;
  if (day !== undefined && !readDate(day)) {
    return issue("INVALID_INPUT", "on", "on must be a date written like 2024-05-01.");
  }
  return day;
}
