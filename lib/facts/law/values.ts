// What figures of laws are made of.
import { z } from "zod";

export const amount = z.number().nonnegative();
export const percent = z.number().min(0).max(100);

const STATUSES = ["single", "married_joint", "married_separate", "head_of_household"] as const;

export const byStatus = <T extends z.ZodType>(value: T) =>
  z.strictObject({ single: value, married_joint: value, married_separate: value, head_of_household: value });

/** One for all, or one for each filing status. Spouses who file separately are left out where they are as single people are. */
export const each = <T extends z.ZodType>(value: T) =>
  z.union([value, byStatus(value).partial({ married_separate: true })]);

/** Form W-4 has one box for the first and the third. */
const STATUS = z.enum([...STATUSES, "single_or_separate"]);
/** One for all statuses, or those of some; spouses who file separately are again left out where they are as single people are. */
const column = <T extends z.ZodType>(values: T) => z.union([z.array(values), z.partialRecord(STATUS, z.array(values))]);

/** Each band begins at its start, has its rate, and ends where the next begins. */
export const SCHEDULE = z
  .strictObject({ rates: z.array(percent), starts: z.array(amount) })
  .refine(({ rates, starts }) => rates.length === starts.length, "has as many starts as rates")
  .refine(({ starts }) => isRising(starts), "begins at 0 and rises");

export const COLUMNS = {
  rates: column(percent),
  starts: column(amount),
  /** The tax that the law prints at a start, for what is over it: "over $23,600: $976 plus 5.25% of excess over $23,600". */
  printed: column(amount.nullable()).optional(),
  /** The same where it holds at the start itself: "$23,600 or more". */
  printedOrMore: column(amount.nullable()).optional(),
};

/** The same by filing status, as far as it differs. */
export const SCHEDULES = z.strictObject(COLUMNS).refine(areWhole, "has as many starts as rates, from 0 on and rising");

/**
 * What changes with income: above a figure, all of an amount at once, or `by` for every `each` dollars, up to `most`. A positive
 * `multiple` rounds that up to a multiple ("for each $2,500 or part of it"), a negative one rounds it down.
 */
export const RAMP = z.union([
  z.strictObject({ above: amount, all: amount }),
  z.strictObject({ above: amount, by: amount, each: amount, most: amount, multiple: z.number().optional() }),
]);
export type Ramp = z.infer<typeof RAMP>;

type Columns = z.infer<z.ZodObject<typeof COLUMNS>>;
export function areWhole({ rates, starts }: Pick<Columns, "rates" | "starts">): boolean {
  const statuses = STATUS.options.filter((status) => Array.isArray(starts) || status in starts);
  return statuses.every((status) => {
    const [ownRates, ownStarts] = [columnFor(rates, status), columnFor(starts, status)];
    return ownRates.length === ownStarts.length && isRising(ownStarts);
  });
}

const columnFor = (column: Columns["starts"], status: z.infer<typeof STATUS>): readonly number[] =>
  (Array.isArray(column) ? column : (column[status] ?? column.single)) ?? [];

const isRising = (starts: readonly number[]): boolean =>
  starts[0] === 0 && starts.every((start, i) => i === 0 || start > (starts[i - 1] ?? 0));

const day = z.iso.date();
const SOURCE = z.strictObject({
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  place: z.string().min(1).optional(),
  /** The day the figures were read. */
  read: day,
});

/** A file: what it is about, and a value for each period with its own source. */
export const law = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    what: z.string().min(1),
    review: day.optional(),
    periods: z.array(z.strictObject({ from: day, to: day, source: SOURCE, value })).min(1),
  });
