// What tzdata.zi says, as the moments at which a zone's clocks change: what IANA's own compiler, zic, makes of it.
import { dayNumber } from "#numbers/calendar";
import { type Era, type Rule, secondsOf, type When, type ZoneSource } from "./zone-source.ts";

/** From `at` on (seconds since 1970 in UTC), clocks are `offset` seconds ahead of UTC, and people call their time `name`. */
export type Change = { readonly at: number; readonly offset: number; readonly name: string };

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2037;
const EPOCH = dayNumber({ year: FIRST_YEAR, month: 1, day: 1 });
const BEFORE_ALL = Number.NEGATIVE_INFINITY;

/** The state at the start of 1970 first, and every change to the end of 2037. */
export function changesOf(eras: readonly Era[], { rules }: Pick<ZoneSource, "rules">): readonly Change[] {
  const changes: Change[] = [];
  let from = BEFORE_ALL;
  for (const era of eras) {
    const found = within(era, from, rules.get(era.rules) ?? []);
    changes.push(...found.changes);
    from = found.until;
  }
  const merged = withoutMoments(changes);
  const begin = merged.findLastIndex(({ at }) => at <= 0);
  return merged.slice(begin).map((change, i) => (i === 0 ? { ...change, at: 0 } : change));
}

/** As zic does: where clocks change again before they show a later time than before, there is one change. */
function withoutMoments(changes: readonly Change[]): readonly Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    const isMoment = last && before && change.at + last.offset <= last.at + before.offset;
    if (isMoment) kept[kept.length - 1] = { ...change, at: last.at };
    else kept.push(change);
  }
  return kept.filter(({ offset, name }, i) => offset !== kept[i - 1]?.offset || name !== kept[i - 1]?.name);
}

type Found = { readonly changes: readonly Change[]; readonly until: number };
type State = { readonly save: number; readonly letter: string };

/** One era: the clocks at its start are as the last of its rules before then has them. */
function within(era: Era, from: number, rules: readonly Rule[]): Found {
  const fixed = rules.length === 0 ? secondsOf(era.rules) : 0;
  let state: State = { save: fixed, letter: rules.find(({ save }) => save === 0)?.letter ?? "" };
  const changes: Change[] = [];
  const endsAt = () =>
    era.until ? inUtc(era.until, era.until.year, era.standard, state.save) : Number.POSITIVE_INFINITY;
  let begun = state;
  for (const { rule, year } of turnsOf(rules, era.until?.year ?? LAST_YEAR)) {
    const at = inUtc(rule, year, era.standard, state.save);
    if (at >= endsAt()) break;
    state = rule;
    if (at <= from) begun = state;
    else changes.push(changeAt(at, era, state));
  }
  return { changes: [changeAt(from, era, begun), ...changes], until: endsAt() };
}

type Turn = { readonly rule: Rule; readonly year: number };

/** Every time that one of the rules applies, in order. */
function turnsOf(rules: readonly Rule[], last: number): readonly Turn[] {
  const turns = rules.flatMap((rule) => {
    const end = Math.min(rule.to, last, LAST_YEAR);
    return Array.from({ length: Math.max(0, end - rule.from + 1) }, (_, i) => {
      const year = rule.from + i;
      return { rule, year, order: inUtc(rule, year, 0, 0) };
    });
  });
  return turns.sort((a, b) => a.order - b.order);
}

function inUtc({ month, day, seconds, by }: When, year: number, standard: number, save: number): number {
  const ahead = { w: standard + save, s: standard, u: 0 }[by];
  return 86_400 * (dayNumber({ year, month, day: day(year, month) }) - EPOCH) + seconds - ahead;
}

function changeAt(at: number, { standard, format }: Era, { save, letter }: State): Change {
  const offset = standard + save;
  const [winter = "", summer] = format.split("/");
  const named = summer !== undefined && save !== 0 ? summer : winter;
  return { at, offset, name: named.replace("%s", letter).replace("%z", inDigits(offset)) };
}

/** "+0530", or "-03" for whole hours. */
function inDigits(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 3600), Math.floor(Math.abs(offset) / 60) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(hours)}${minutes ? two(minutes) : ""}`;
}
