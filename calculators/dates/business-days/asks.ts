import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "weekdays between 2014-01-12 and 2014-01-17",
    says: ["(how many)? (workdays|weekdays|working days|business days) (between|from) {from:date} (and|to)? {to:date}"],
    inputs: { find: "days" },
    assumed: { "": "no public holidays, the last day not counted" },
  },
  {
    example: "how many working days in March 2027",
    says: [
      "(how many)? (workdays|weekdays|working days|business days|work days) (are)? (there)? in (the month of)? {from:month}",
    ],
    inputs: { find: "days", count_ends: "both" },
    assumed: { "": "no public holidays" },
  },
  {
    example: "10 business days after 9 Oct 2026",
    says: [
      "{days:count} (business|working) days (after|from) {from:date}",
      "{from:date} [+] {days:count} (business|working) days",
    ],
    inputs: { find: "date" },
    assumed: { "": "no public holidays" },
  },
  {
    example: "15 business days before 31 March 2026",
    says: ["{days:before} (business|working) days before {from:date}"],
    inputs: { find: "date" },
    assumed: { "": "no public holidays" },
  },
];

export default asks;
