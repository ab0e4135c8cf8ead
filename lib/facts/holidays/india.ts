// Most follow the moon, so the government lists them each year. There is no rule for years without a list.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, inYears, on } from "./rules.ts";

const calendar: HolidayCalendar = {
  regions: {},
  note: "Gazetted holidays of central government offices in Delhi. Dates of Islamic holidays can change with the sighting of the moon.",
  holidays: [
    { name: "Republic Day", on: on(1, 26) },
    { name: "Maha Shivaratri", on: inYears({ 2025: [2, 26] }) },
    { name: "Holi", on: inYears({ 2025: [3, 14], 2026: [3, 4] }) },
    { name: "Id-ul-Fitr", on: inYears({ 2025: [3, 31], 2026: [3, 21] }) },
    { name: "Ram Navami", on: inYears({ 2026: [3, 26] }) },
    { name: "Mahavir Jayanti", on: inYears({ 2025: [4, 10], 2026: [3, 31] }) },
    { name: "Good Friday", on: easter(-2) },
    {
      name: "Birthday of Dr. B. R. Ambedkar",
      on: on(4, 14),
      source: {
        title: "Department of Personnel and Training, memorandum No. 12/4/2020-JCA2",
        url: "https://gconnect.in/news/ambedkar-jayanti-2025-public-holiday.html",
        read: "2026-11-22",
      },
    },
    { name: "Buddha Purnima", on: inYears({ 2025: [5, 12], 2026: [5, 1] }) },
    { name: "Id-ul-Zuha (Bakrid)", on: inYears({ 2025: [6, 7], 2026: [5, 27] }) },
    { name: "Muharram", on: inYears({ 2025: [7, 6], 2026: [6, 26] }) },
    { name: "Independence Day", on: on(8, 15) },
    { name: "Janmashtami", on: inYears({ 2025: [8, 16], 2026: [9, 4] }) },
    { name: "Milad-un-Nabi", on: inYears({ 2025: [9, 5], 2026: [8, 26] }) },
    { name: "Mahatma Gandhi's Birthday", on: on(10, 2) },
    { name: "Dussehra", on: inYears({ 2025: [10, 2], 2026: [10, 20] }) },
    { name: "Diwali", on: inYears({ 2025: [10, 20], 2026: [11, 8] }) },
    { name: "Guru Nanak's Birthday", on: inYears({ 2025: [11, 5], 2026: [11, 24] }) },
    { name: "Christmas Day", on: on(12, 25) },
  ],
};

export const indiaHolidays = dated({
  what: "Indian gazetted holidays",
  source: {
    title: "Department of Personnel and Training, holidays in central government offices in 2025 and 2026, Annexure I",
    url: "https://cgstaffportal.in/2024/07/central-government-gazetted-holidays-in-2025/",
    read: "2026-11-22",
  },
  values: [{ from: "2025-01-01", to: "2026-12-31", value: calendar }],
});
