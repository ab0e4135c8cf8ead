// The period that follows the last one of a law, a year later.
export type LawFile = {
  readonly periods: readonly {
    readonly from: string;
    readonly to: string;
    readonly source: object;
    readonly value: unknown;
  }[];
};

export function nextPeriod({ periods }: LawFile, year: string) {
  const last = periods.at(-1);
  if (!last || !/^\d{4}$/.test(year)) return { refused: `${year} is not a year such as 2027.` };
  const [from, to] = [yearLater(last.from), yearLater(last.to)];
  if (from.slice(0, 4) !== year) {
    return { refused: `The last period begins on ${last.from}, so the next year is ${from.slice(0, 4)}.` };
  }
  if (Number(from.slice(0, 4)) - Number(last.from.slice(0, 4)) !== 1 || dayAfter(last.to) !== from) {
    return { refused: `The last period is ${last.from} to ${last.to}. Write the next one by hand.` };
  }
  return { from, to, source: { title: "", url: "", read: "" }, value: last.value };
}

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
