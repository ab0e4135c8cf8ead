import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "days between Jan 1 and Mar 5 2027",
    says: [
      "(how many|number of)? (days|daysbetween) (between|from)? {from:date} (and|to|-)? {to:date}",
      "(how long is it)? (from)? {from:date} to {to:date} (in)? days",
    ],
    inputs: { include_end: "false" },
  },
  {
    example: "days between 2000-01-01 and 2001-01-01 inclusive",
    says: ["(how many)? days between {from:date} (and|to)? {to:date} (inclusive|including the last day)"],
    inputs: { include_end: "true" },
  },
  {
    example: "weeks between 1 Jan 2026 and 26 Feb 2026",
    says: ["(how many)? weeks (between|from) {from:date} (and|to)? {to:date}"],
    inputs: { include_end: "false" },
    answer: "weeks",
  },
  {
    example: "months between 1 April 2025 and 1 November 2026",
    says: ["(how many)? months (between|from) {from:date} (and|to)? {to:date}"],
    inputs: { include_end: "false" },
    answer: "span",
  },
  {
    example: "age difference between 1990-03-03 and 1994-07-09",
    says: ["(what is)? (the)? age (difference|gap) (between|of|from)? {from:date} (and|to|-)? {to:date}"],
    inputs: { include_end: "false" },
    answer: "span",
  },
  {
    example: "how many days are in February 2028",
    says: ["(how many)? days (are)? (there)? in (the month of)? {from:month}"],
    inputs: { include_end: "true" },
  },
  { example: "days since 2016-07-31", says: ["(how many)? days since {from:date}"], inputs: { to: "today" } },
  {
    example: "days until christmas",
    says: [
      "(how many)? days (left)? (until|til|till|to) {to:coming}",
      "(how many)? days (left)? (until|til|till|to) {to:coming} from {from:date}",
      "how long (is it)? (until|til|till) {to:coming}",
      "(how many)? days (are)? left in {to:lastday}",
    ],
    inputs: { from: "today" },
  },
  {
    example: "weeks until christmas",
    says: ["(how many)? weeks (left)? (until|til|till|to) {to:coming}"],
    inputs: { from: "today" },
    answer: "weeks",
  },
];

export default asks;
