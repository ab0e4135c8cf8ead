import { between, dayOf, monthsOn, numberOf, span, weekday, written } from "#calculators/second/calendar";
import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const age: Opinion = (given) => {
  const [birth, day] = [dayOf(given, "birth"), dayOf(given, "as_of")];
  const missing = given.missing_day;
  const today = numberOf(day);
  const days = today - numberOf(birth);
  if (days < 0) return undefined;
  const full = between(birth, day, missing);
  let years = Math.floor(full.months / 12);
  while (numberOf(monthsOn(birth, 12 * years, missing)) <= today) years++;
  const birthday = monthsOn(birth, 12 * years, missing);
  return {
    age: span(full.months, full.days),
    years: fixed(Math.floor(full.months / 12), 0),
    months_beyond_years: fixed(full.months % 12, 0),
    days_beyond_months: fixed(full.days, 0),
    months: fixed(full.months, 0),
    weeks: fixed(Math.floor(days / 7), 0),
    days: fixed(days, 0),
    weekday: weekday(numberOf(birth)),
    next_birthday: written(birthday),
    birthday_weekday: weekday(numberOf(birthday)),
    days_to_birthday: fixed(numberOf(birthday) - today, 0),
  };
};

export default age;
