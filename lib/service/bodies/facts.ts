// Published figures by themselves.
import { z } from "zod";
import { FactSource } from "./calculation.ts";

const Named = {
  id: z.string().describe("Its id, which never changes."),
  what: z.string().describe("What it is, such as a price index or a tax table."),
  unit: z.string().describe("What the figures count, or the rates and amounts in a table."),
};
const until = z.iso
  .date()
  .describe(
    "The last day on which our newest figure is known to be the newest there is. After it, look for a newer one.",
  );

export const ListedFact = z
  .object({
    ...Named,
    kind: z.string().describe("The group it belongs to, such as Prices."),
    from: z.iso.date().describe("The first day that has a value."),
    to: z.iso.date().describe("The last day that has a value, 9999-12-31 where it has no end."),
    until,
  })
  .describe("A fact in the list.");

export const FactsList = z
  .object({
    count: z.int().describe("How many facts there are."),
    facts: z.array(ListedFact).describe("Every fact, by kind."),
  })
  .describe("The published figures that calculators use.");

export const FactOnDay = z
  .object({
    ...Named,
    from: z.iso.date().describe("The first day on which this value holds."),
    to: z.iso.date().describe("The last day on which it holds, 9999-12-31 where it has no end."),
    value: z
      .unknown()
      .describe(
        "The value: a text for an index, a number for a rate, and an object or a list for tables and holidays. null in a table is an amount without an upper end.",
      ),
    source: FactSource,
    until,
    next_change: z.iso.date().optional().describe("The day a different value begins, where it is known already."),
  })
  .describe("A published figure on a day.");
