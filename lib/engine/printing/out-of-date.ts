// Says which published figures behind an answer have run out.
import { readDate } from "#numbers/civil-date";
import type { AnyInput, Calculator, FactUsed } from "../calculator.ts";
import { formatDate } from "./format.ts";

/** A sentence for each day that has passed. Every page and every door says the same. */
export function outOfDate(
  { facts }: Pick<Calculator, "facts">,
  inputs: Readonly<Record<string, AnyInput>>,
  today: string,
): readonly string[] {
  const expired = (facts?.(inputs) ?? []).filter(({ until }) => until < today);
  const days = [...new Set(expired.map(({ until }) => until))].sort();
  return days.map((day) =>
    sentence(
      day,
      expired.filter(({ until }) => until === day),
    ),
  );
}

function sentence(until: string, facts: readonly FactUsed[]): string {
  const [day, names] = [readDate(until), facts.map(({ what }) => what).join("; ")];
  return `This answer uses figures that were current until ${day ? formatDate(day) : until}, and newer ones may have been published: ${names}.`;
}
