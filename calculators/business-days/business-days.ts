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
  table,
  text,
  toggle,
  typed,
} from "#engine";
import { CALENDAR_NAMES, calendarFacts, publicHolidays } from "#facts/holidays/calendars";
import {
  DAY,
  datesIn,
  holidaysOff,
  idleHolidays,
  idleWorkedDays,
  namedDays,
  outsideCalendar,
} from "#facts/holidays/days-off";
import { dateOf, dayNumber, FIRST_DAY, LAST_DAY, weekdayName } from "#math/calendar";
import { type CivilDate, readDate } from "#math/civil-date";
import { addBusinessDays, businessDays, SUBSTITUTES, WEEKENDS, type Workweek, weekendDays } from "#math/workdays";

/** So many holidays are written out in the working. */
const FEW = 12;

const DATES = {
  reads: "dates",
  pattern: `${DAY}(?:[,; ]+${DAY})*`,
  like: "dates such as 2026-12-25, 2027-01-01",
  maxLength: 4000,
  optional: true,
} as const;

export default defineCalculator({
  slug: "business-days",
  name: "Business days calculator",
  category: "dates",
  summary:
    "Business days between two dates, or the date so many business days away, with your weekend, a country's public holidays and other days off.",
  version: "1.2.0",

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
    calendar: choice("Public holidays", CALENDAR_NAMES, { default: "none" }),
    holidays: typed("Other days off", { ...DATES, help: "Such as Dec 24 2026, Dec 31 2026." }),
    worked_days: typed("Holidays you work", { ...DATES, help: "These count as business days." }),
    weekend_holidays: choice("If a day you list falls on the weekend", SUBSTITUTES, {
      default: "none",
      help: "Public holidays move as their own law says.",
    }),
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
    days_off: table(
      "Holidays left out",
      { date: date("Date"), weekday: text("Weekday"), name: text("Holiday") },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "days" ? "business_days" : "date"),
  formula: "business days = all days − days on the weekend − holidays on other days",

  check: ({ holidays, worked_days }) => ({
    ...unreal("holidays", holidays),
    ...unreal("worked_days", worked_days),
  }),

  compute(given) {
    const week = { weekend: given.weekend, holidays: holidaysOff(given) };
    const { from, until, isBackwards, end } = given.find === "days" ? between(given) : away(given, week);
    if (end < FIRST_DAY || end > LAST_DAY) return noAnswer("That date is outside the years 1 to 9999.");
    const unknown = outsideCalendar(given.calendar, from, until);
    if (unknown) return noAnswer(unknown);
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
      days_off: namedDays(given.calendar, within(week.holidays, from, until)),
    };
  },

  facts: ({ calendar, from }) => calendarFacts(calendar, from),

  sentence({ find, from, to, count_ends, days, start_is_day_one, calendar }, { business_days, date }) {
    const amount = Number(find === "days" ? business_days?.value : days.value);
    const told = formatSpan({ "business days": Math.abs(amount) });
    const known = publicHolidays(calendar);
    const without = known ? `, with ${known.what} left out` : "";
    if (find === "days") {
      const back = amount < 0 ? " back" : "";
      const are = Math.abs(amount) === 1 ? "is" : "are";
      return `From ${dayOf(from)}${back} to ${dayOf(to)}, ${ENDS[count_ends]}, there ${are} ${told}${without}.`;
    }
    const [found, way] = [date ? dayOf(date) : "", amount < 0 ? "before" : "after"];
    if (!start_is_day_one || amount === 0) return `${told} ${way} ${dayOf(from)} is ${found}${without}.`;
    const back = amount < 0 ? " back" : "";
    return `Counted${back} from ${dayOf(from)} itself, business day ${formatNumber(Math.abs(amount))} is ${found}${without}.`;
  },

  working(given, found) {
    const { first_counted: first, last_counted: last } = found;
    const off = first && last ? within(holidaysOff(given), dayNumber(first.value), dayNumber(last.value) + 1) : [];
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

  notes(given) {
    const { note } = publicHolidays(given.calendar) ?? {};
    return [
      ...idleNotes(idleHolidays(given), "of the holidays", "on the weekend, with no other day off"),
      ...idleNotes(idleWorkedDays(given), "of the days you work", "not a holiday"),
      ...(note ? [note] : []),
    ];
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

const within = (days: readonly number[], from: number, until: number): readonly number[] =>
  days.filter((day) => from <= day && day < until);

const idleNotes = (count: number, of: string, what: string): readonly string[] =>
  count > 0 ? [`${count} ${of} ${count === 1 ? "is" : "are"} ${what}.`] : [];

function unreal(name: "holidays" | "worked_days", list: string | undefined) {
  const text = datesIn(list).find((text) => !readDate(text));
  return text ? { [name]: `has ${text}, a date that does not exist` } : {};
}

const dayOf = ({ value }: Shown<CivilDate>): string => `${weekdayName(value)} ${formatDate(value)}`;
const size = ({ value }: Shown<unknown>): number => Math.abs(Number(value));
