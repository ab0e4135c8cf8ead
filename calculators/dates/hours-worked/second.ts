import { figure, type Given, type Opinion } from "#calculators/second/given";
import { clock, money, upTo } from "#calculators/second/print";
import { larger, minus, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

// Seconds.
const ROUNDED: Readonly<Record<string, number>> = { five: 300, tenth: 360, quarter: 900 };
const DAY = 86_400;

const hoursWorked: Opinion = (given) => {
  const sheets = [given.shifts, given.second_week].filter((sheet) => sheet !== undefined);
  const read = sheets.map((sheet) => daysOf(sheet, given.rounding));
  const weeks = read.flatMap((days) => (days ? [split(days, limitsOf(given))] : []));
  if (weeks.length < read.length) return undefined;
  const rows = weeks.flat();
  const sum = (name: keyof Day) => totalOf(rows, name);
  const isPaidMore = given.overtime !== "none";
  const factor = isPaidMore ? figure(given, "overtime_factor") : ratio(1);
  const weighted = plus(sum("regular"), times(sum("overtime"), factor), times(sum("double"), 2));
  return {
    total: inPrint(sum("worked")),
    hours: upTo(sum("worked"), 4),
    regular: inPrint(sum("regular")),
    overtime_worked: isPaidMore ? inPrint(sum("overtime")) : undefined,
    double_time: given.double_after === undefined ? undefined : inPrint(sum("double")),
    pay: given.hourly_rate === undefined ? undefined : money(times(weighted, figure(given, "hourly_rate"))),
    weeks:
      weeks.length > 1
        ? weeks.map((days, i) =>
            cells(`${i + 1}`, {
              worked: totalOf(days, "worked"),
              regular: totalOf(days, "regular"),
              overtime: totalOf(days, "overtime"),
              double: totalOf(days, "double"),
            }),
          )
        : undefined,
    days: rows.map((row) => cells(null, row)),
  };
};

type Day = Readonly<Record<"worked" | "regular" | "overtime" | "double", Ratio>>;

const totalOf = (days: readonly Day[], name: keyof Day): Ratio => plus(0, ...days.map((day) => day[name]));

const inPrint = (hours: Ratio) => clock(times(hours, 3600));

const cells = (name: string | null, { worked, regular, overtime, double }: Day) => [
  name,
  inPrint(worked),
  upTo(worked, 4),
  inPrint(regular),
  inPrint(overtime),
  inPrint(double),
];

/** Hours by the day, days in the order in which they are first named. */
function daysOf(sheet: string, rounding: string | undefined): readonly Ratio[] | undefined {
  const days = new Map<string, Ratio>();
  for (const row of sheet.split("; ")) {
    const [day = "", start = "", end = "", pause = ""] = row.split(",").map((cell) => cell.trim());
    const [from, to] = [rounded(timeOfDay(start), rounding), rounded(timeOfDay(end), rounding)];
    const seconds = to - from + (timeOfDay(end) < timeOfDay(start) ? DAY : 0) - lengthIn(pause);
    if (seconds < 0) return undefined;
    days.set(day, plus(days.get(day) ?? 0, over(seconds, 3600)));
  }
  return [...days.values()];
}

function rounded(seconds: number, rule: string | undefined): number {
  const step = ROUNDED[rule ?? ""];
  return step === undefined ? seconds : Math.floor((2 * seconds + step) / (2 * step)) * step;
}

/** Seconds since midnight. */
function timeOfDay(text: string): number {
  const [, hours = "0", minutes = "0", seconds = "0", half] = /^(\d+)(?::(\d+))?(?::(\d+))? ?([ap])?/i.exec(text) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}

function lengthIn(text: string): number {
  const alone = /^(\d+) ?min/.exec(text)?.[1];
  if (alone !== undefined) return Number(alone) * 60;
  const [hours = "0", minutes = "0", seconds = "0"] = text.split(":");
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

type Limits = { readonly daily?: Ratio; readonly double?: Ratio; readonly weekly?: Ratio };

function limitsOf(given: Given): Limits {
  const asked = (name: string) => (given[name] === undefined ? {} : figure(given, name));
  const [daily, double, weekly] = ["daily_limit", "double_after", "weekly_limit"].map(asked);
  const of = (limit: Ratio | object | undefined) => (limit && "top" in limit ? limit : undefined);
  const limits = { daily: of(daily), double: of(double), weekly: of(weekly) };
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}

/** By the day first; of what is regular, what passes the week's limit is overtime too. */
function split(days: readonly Ratio[], { daily, double, weekly }: Limits) {
  let week = ratio(0);
  return days.map((worked) => {
    const twice = double ? larger(0, minus(worked, double)) : ratio(0);
    const once = minus(worked, twice);
    const byDay = daily ? larger(0, minus(once, daily)) : ratio(0);
    const plain = minus(once, byDay);
    const room = weekly ? larger(0, minus(weekly, week)) : plain;
    const regular = smaller(plain, room);
    week = plus(week, plain);
    return { worked, regular, overtime: minus(once, regular), double: twice };
  });
}

export default hoursWorked;
