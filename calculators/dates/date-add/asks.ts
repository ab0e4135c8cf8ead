import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "100 days after March 1, 2026",
    says: [
      "(what (date|day) (is|will it be|was it)?)? {:span} (after|from) {start:date}",
      "{start:date} ([+]|plus) {:span}",
      "add {:span} to {start:date}",
      "(what (date|day) (is|will it be))? in {:span}",
      "(what's the date|the date|date|what date is|what day is)? {:span} from now",
    ],
    inputs: { direction: "add", start: "today" },
  },
  {
    example: "what was the date 45 days ago",
    says: [
      "(what (date|day) was (it)?)? {:span} (before|prior to) {start:date}",
      "{start:date} (minus|-) {:span}",
      "(what was the date|what date was it|what date was|date)? {:span} ago",
    ],
    inputs: { direction: "subtract", start: "today" },
  },
  {
    example: "what day of the week is July 4 2027",
    says: ["(what|which)? (day|weekday) (of the week|of week)? (is|was|will be|for|does)? {start:date} (fall on|be)?"],
    inputs: { direction: "add", days: "0" },
    answer: "weekday",
  },
];

export default asks;
