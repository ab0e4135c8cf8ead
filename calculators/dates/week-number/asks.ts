import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "what week number is November 27, 2026",
    says: [
      "(what|which)? (week|week number|calendar week|iso week) (of the year)? (is|was|of|for|does)? (it)? (on)? (the)? {date:date} (in|fall in)?",
      "{date:date} (week|week number|calendar week|iso week)",
    ],
    inputs: { find: "week" },
  },
  {
    example: "what week is it",
    says: [
      "(what|which)? (current|this)? (week|week number|calendar week|iso week) (is it|is this|is it now|today|now|this week|of today)?",
    ],
    inputs: { find: "week", date: "today" },
  },
  {
    example: "dates of week 20 of 2026",
    says: [
      "(dates|date|days|start|first day|when) (of|is|does)? (calendar|iso)? week {week:plain} (of|in)? {year:year} (start|begin)?",
      "(calendar|iso)? week {week:plain} (of|in)? {year:year} (dates|start date)?",
    ],
    inputs: { find: "dates" },
  },
  {
    example: "what day of the year is March 1, 2028",
    says: ["(what|which)? (day number|day of the year|day of year) (is|of|for)? {date:date}"],
    inputs: { find: "week" },
    answer: "day_of_year",
  },
];

export default asks;
