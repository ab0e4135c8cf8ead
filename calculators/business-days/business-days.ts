import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  formatNumber,
  formatSpan,
  noAnswer,
  type Shown,
  step,
  text,
  toggle,
  typed,
} from "#engine";
import { dateOf, dayNumber, FIRST_DAY, LAST_DAY, weekdayName } from "#math/calendar";
import { type CivilDate, readDate } from "#math/civil-date";
import {
  addBusinessDays,
  businessDays,
  daysOff,
  SUBSTITUTES,
  type Substitute,
  WEEKENDS,
  type Weekend,
  type Workweek,
  weekendDays,
} from "#math/workdays";

const DAY = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
/** So many holidays are written out in the working. */
const FEW = 12;

export default defineCalculator({
  slug: "business-days",
  name: "Business days calculator",
  category: "dates",
  summary: "Business days between two dates, or the date so many business days away, with your weekend and holidays.",
  version: "1.0.0",

  inputs: {
    find: choice(
      "Find",
      { days: "Business days between two dates", date: "The date so many business days away" },
      { default: "days" },
    ),
    from: date("From", { example: "2026-11-20" }),
    to: date("To", { example: "2026-12-31", when: { find: ["days"] } }),
    count_ends: choice(
      "Of the earlier and the later day, count",
      { earlier: "The earlier", later: "The later", both: "Both", neither: "Neither" },
      { default: "earlier", when: { find: ["days"] } },
    ),
    days: count("Business days away", {
      min: -1e6,
      max: 1e6,
      example: 10,
      when: { find: ["date"] },
      help: "With a minus sign to go back.",
    }),
    start_is_day_one: toggle("Count the start as day 1", { default: false, when: { find: ["date"] } }),
    weekend: choice("Weekend", WEEKENDS, { default: "saturday_sunday" }),
    holidays: typed("Holidays", {
      pattern: `${DAY}(?:[,; ]+${DAY})*`,
      like: "dates such as 2026-12-25, 2027-01-01",
      maxLength: 4000,
      optional: true,
      help: "No holidays are built in: list the days to leave out.",
    }),
    weekend_holidays: choice("A holiday on the weekend gives", SUBSTITUTES, { default: "none" }),
  },

  outputs: {
    business_days: count("Business days", { unit: "days", optional: true }),
    date: date("Date", { optional: true }),
    weekday: text("Weekday", { optional: true }),
    all_days: count("Calendar days", { unit: "days" }),
    weekend_days: count("On the weekend", { unit: "days" }),
    holidays_off: count("Holidays on other days", { unit: "days" }),
    first_counted: date("First day counted", { optional: true }),
    last_counted: date("Last day counted", { optional: true }),
  },
  primary: ({ find }) => (find === "days" ? "business_days" : "date"),
  formula: "business days = all days − days on the weekend − holidays on other days",

  check({ holidays }) {
    const unreal = datesIn(holidays).find((text) => !readDate(text));
    return unreal ? { holidays: `has ${unreal}, a date that does not exist` } : {};
  },

  compute(given) {
    const week = { weekend: given.weekend, holidays: holidaysOff(given) };
    const { from, until, isBackwards, end } = given.find === "days" ? between(given) : away(given, week);
    if (end < FIRST_DAY || end > LAST_DAY) return noAnswer("That date is outside the years 1 to 9999.");
    const signed = (amount: number) => (isBackwards ? 0 - amount : amount);
    const [free, work] = [weekendDays(from, until, given.weekend), businessDays(from, until, week)];
    const isDate = given.find === "date";
    return {
      business_days: isDate ? null : signed(work),
      date: isDate ? dateOf(end) : null,
      weekday: isDate ? weekdayName(dateOf(end)) : null,
      all_days: signed(until - from),
      weekend_days: signed(free),
      holidays_off: signed(until - from - free - work),
      first_counted: from < until ? dateOf(from) : null,
      last_counted: from < until ? dateOf(until - 1) : null,
    };
  },

  sentence({ find, from, to, count_ends, days, start_is_day_one }, { business_days, date }) {
    const amount = Number(find === "days" ? business_days?.value : days.value);
    const told = formatSpan({ "business days": Math.abs(amount) });
    if (find === "days") {
      const back = amount < 0 ? " back" : "";
      const are = Math.abs(amount) === 1 ? "is" : "are";
      return `From ${dayOf(from)}${back} to ${dayOf(to)}, ${ENDS[count_ends]}, there ${are} ${told}.`;
    }
    const [found, way] = [date ? dayOf(date) : "", amount < 0 ? "before" : "after"];
    if (!start_is_day_one || amount === 0) return `${told} ${way} ${dayOf(from)} is ${found}.`;
    const back = amount < 0 ? " back" : "";
    return `Counted${back} from ${dayOf(from)} itself, business day ${formatNumber(Math.abs(amount))} is ${found}.`;
  },

  working({ weekend, holidays, weekend_holidays }, found) {
    const { first_counted: first, last_counted: last } = found;
    const off = holidaysOff({ weekend, holidays, weekend_holidays }).filter(
      (day) => first && last && dayNumber(first.value) <= day && day <= dayNumber(last.value),
    );
    const [all, free] = [size(found.all_days), size(found.weekend_days)];
    const isFew = off.length > 0 && off.length <= FEW;
    return [
      first && last
        ? step`All days, from ${dayOf(first)} to ${dayOf(last)}: ${formatNumber(all)}`
        : step`All days: none is counted`,
      step`On the weekend: ${formatNumber(free)}`,
      step`Holidays on other days: ${isFew ? off.map((day) => formatDate(dateOf(day))).join(", ") : formatNumber(off.length)}`,
      step`Business days: ${formatNumber(all)} - ${formatNumber(free)} - ${off.length} = ${formatNumber(all - free - off.length)}`,
    ];
  },

  notes({ weekend, holidays, weekend_holidays }) {
    const given = new Set(datesIn(holidays)).size;
    const lost = given - holidaysOff({ weekend, holidays, weekend_holidays }).length;
    if (lost === 1) return ["1 of the holidays is on the weekend and gives no other day off."];
    return lost > 0 ? [`${lost} of the holidays are on the weekend and give no other day off.`] : [];
  },
});

const ENDS = {
  earlier: "the later day not counted",
  later: "the earlier day not counted",
  both: "both days counted",
  neither: "neither of them counted",
} as const;

type Between = { readonly from: CivilDate; readonly to: CivilDate; readonly count_ends: keyof typeof ENDS };

/** The days that are counted, from one up to and not including another. */
function between({ from, to, count_ends }: Between) {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const first = Math.min(start, end) + (count_ends === "earlier" || count_ends === "both" ? 0 : 1);
  const until = Math.max(start, end) + (count_ends === "later" || count_ends === "both" ? 1 : 0);
  return { from: first, until: Math.max(first, until), isBackwards: end < start, end };
}

type Away = { readonly from: CivilDate; readonly days: number; readonly start_is_day_one: boolean };

function away({ from, days, start_is_day_one }: Away, week: Workweek) {
  const way = Math.sign(days);
  const before = dayNumber(from) - (start_is_day_one ? way : 0);
  const end = addBusinessDays(before, days, week);
  const [first, until] = days < 0 ? [end, before] : [before + way, end + way];
  return { from: first, until, isBackwards: days < 0, end };
}

type Holidays = {
  readonly weekend: Weekend;
  readonly holidays: string | undefined;
  readonly weekend_holidays: Substitute;
};

const datesIn = (holidays = ""): readonly string[] => holidays.match(new RegExp(DAY, "g")) ?? [];

const holidaysOff = ({ weekend, holidays, weekend_holidays }: Holidays): readonly number[] =>
  daysOff(
    datesIn(holidays)
      .flatMap((text) => readDate(text) ?? [])
      .map(dayNumber),
    weekend,
    weekend_holidays,
  );

const dayOf = ({ value }: Shown<CivilDate>): string => `${weekdayName(value)} ${formatDate(value)}`;
const size = ({ value }: Shown<unknown>): number => Math.abs(Number(value));
