// Birthdays, also of those who were born on February 29.
import { addMonths, type MissingDay } from "#numbers/calendar";
import { type CivilDate, isLeapYear } from "#numbers/civil-date";

export const birthday = (birth: CivilDate, years: number, missing: MissingDay) => addMonths(birth, 12 * years, missing);

export function onLeapDay(day: CivilDate, missing: MissingDay): string {
  const isPast = day.month > 2 || (day.month === 2 && day.day === 29);
  let year = isPast ? day.year + 1 : day.year;
  while (!isLeapYear(year)) year++;
  const [here, elsewhere] = missing === "last" ? ["February 28", "March 1"] : ["March 1", "February 28"];
  return `The next February 29 is in ${year}. In other years this page uses ${here}; some laws use ${elsewhere}.`;
}
