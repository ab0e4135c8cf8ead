import type { Asks } from "#engine";

const FAR = "(how many weeks pregnant am i|how far along am i|how far pregnant am i|weeks pregnant)";

const DUE =
  "(if|when|with)? (i am|i'm|my|the|a)? (baby)? (is)? (due|due date) (date)? (of|is|on)? {known_due_date:date}";

const asks: Asks = [
  {
    example: "how many weeks pregnant am i if due 2027-06-08",
    says: [
      `${FAR} ${DUE}`,
      "(i'm|i am)? due (on)? {known_due_date:date} (how far along am i|how many weeks pregnant am i|how many weeks)",
    ],
    inputs: { method: "due_date", day: "today" },
  },
  {
    example: "due 2027-06-10 when did i conceive",
    says: [
      "(i'm|i am)? due (on)? {known_due_date:date} (when did i conceive|when did i get pregnant|conception date)",
      `(when did i conceive|when did i get pregnant|conception date) ${DUE}`,
    ],
    inputs: { method: "due_date", day: "today" },
    answer: "conceived",
  },
  {
    example: "how far along am i if my last period was 2026-09-01",
    says: [`${FAR} (if|when)? (my)? (lmp|last period) (was|is|on|started)? (on)? {last_period:date}`],
    inputs: { method: "last_period", day: "today" },
  },
  {
    example: "how far along am i if i conceived on 2026-09-15",
    says: [`${FAR} (if|when)? (i)? conceived (on)? {conception:date}`],
    inputs: { method: "conception", day: "today" },
  },
];

export default asks;
