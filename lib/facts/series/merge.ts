// New figures joined to those we have. Every month that both have must agree; whatever is doubtful is refused, in a sentence.
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { inWords } from "../dated.ts";
import type { Published, Refused } from "./formats.ts";
import { laterMonth, type Row, type Shape } from "./rows.ts";

export type Terms = Shape & {
  /** Percent that a figure may differ from the one before it. */
  readonly most: number;
};

export type Merged = {
  readonly rows: readonly Row[];
  readonly added: readonly Row[];
  /** What the new figures were multiplied by, where they are on another base. */
  readonly factor?: Decimal;
};

/** So many months or quarters must be in both. */
const SHARED = { 1: 12, 3: 4 } as const;
/** A factor nearer to 1 is no other base, but figures that disagree. */
const REBASED = "0.005";

export function merged(own: readonly Row[], published: Published, terms: Terms, today: string): Merged | Refused {
  const gap = gapIn([...published.figures.keys()], terms.months);
  if (gap) return { refused: `It has no line for ${named(gap)}, between its others.` };
  const factor = factorOf(own, published, terms);
  if ("refused" in factor) return factor;
  const added = addedTo(own, published, { ...terms, ...factor }, today);
  if ("refused" in added) return added;
  return { rows: [...own, ...added], added, ...(factor.factor.eq(1) ? {} : factor) };
}

const named = (month: string): string => inWords(`${month}-01`, "month");

function gapIn(months: readonly string[], step: number): string | undefined {
  const before = months.findIndex((month, i) => i + 1 < months.length && months[i + 1] !== laterMonth(month, step));
  return before < 0 ? undefined : laterMonth(months[before] ?? "", step);
}

type Pair = { readonly month: string; readonly own: Decimal; readonly other: Decimal };

function factorOf(
  own: readonly Row[],
  { figures }: Published,
  { months, digits }: Terms,
): { factor: Decimal } | Refused {
  const unexpected = own.find(({ month, value }) => !value && figures.get(month));
  if (unexpected) return { refused: `It has a figure for ${named(unexpected.month)}, where we have none.` };
  const pairs = own.flatMap(({ month, value }): Pair[] => {
    const other = figures.get(month);
    return value && other ? [{ month, own: decimal(value), other: decimal(other) }] : [];
  });
  const needed = SHARED[months === 3 ? 3 : 1];
  if (pairs.length < needed)
    return { refused: `It shares ${pairs.length} of our figures; we compare at least ${needed}.` };
  const differing = pairs.filter((pair) => !pair.own.eq(pair.other));
  if (differing.length === 0) return { factor: decimal(1) };
  const recent = pairs.slice(-needed);
  const factor = Decimal.sum(...recent.map((pair) => pair.own)).div(Decimal.sum(...recent.map((pair) => pair.other)));
  const isRebased = factor.minus(1).abs().gt(REBASED) && pairs.every((pair) => isRounding(pair, factor, digits));
  return isRebased ? { factor } : contradicted(differing);
}

/** Both were rounded: the new one before it is multiplied. Linking over a year may differ by as much again. */
function isRounding({ own, other }: Pair, factor: Decimal, digits: number): boolean {
  const half = decimal(10).pow(-digits).div(2);
  return own
    .minus(other.times(factor))
    .abs()
    .lte(half.plus(half.times(factor)).times(2));
}

function contradicted(pairs: readonly Pair[]): Refused {
  const shown = pairs.slice(0, 3).map(({ month, own, other }) => `${named(month)}: ours ${own}, theirs ${other}`);
  const more = pairs.length > 3 ? `, and ${pairs.length - 3} more` : "";
  return { refused: `It disagrees with ours (${shown.join("; ")}${more}). Find out which is right first.` };
}

type Joining = Terms & { readonly factor: Decimal };

function addedTo(
  own: readonly Row[],
  { figures, base }: Published,
  terms: Joining,
  today: string,
): readonly Row[] | Refused {
  const last = own.at(-1);
  const newest = [...figures].filter(([, value]) => value !== null).at(-1)?.[0] ?? "";
  if (!last) return { refused: "We have no figures to compare with." };
  if (newest < last.month) return { refused: `It ends in ${named(newest)}, before ours.` };
  const rows: Row[] = [];
  let before = decimal(own.findLast(({ value }) => value)?.value ?? 0);
  for (const [month, figure] of figures) {
    if (month <= last.month || month > newest) continue;
    if (month > today.slice(0, 7)) return { refused: `It has a figure for ${named(month)}, which is not over yet.` };
    const value = figure === null ? "" : onOurBase(figure, terms);
    if (value && isJump(before, decimal(value), terms.most))
      return {
        refused: `From ${before} to ${value} in ${named(month)} is more than ${terms.most}%. Check it by hand.`,
      };
    if (value) before = decimal(value);
    rows.push({
      month,
      value,
      base: terms.factor.eq(1) ? last.base.replace(/ linked$/, "") : `${base ?? "new base"} linked`,
      read: today,
    });
  }
  return rows;
}

const onOurBase = (figure: string, { factor, digits }: Joining): string =>
  round(decimal(figure).times(factor), digits).toString();

const isJump = (before: Decimal, after: Decimal, most: number): boolean =>
  after.div(before).minus(1).abs().times(100).gt(most);
