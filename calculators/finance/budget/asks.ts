import type { Ask, Asks } from "#engine";

const saidFor = (paid: string, words: string, example: string): Ask => ({
  example,
  inputs: { spending: "rule", paid },
  says: ["(50/30/20|50-30-20|50 30 20) (budget|rule|budget rule|split)", "(monthly)? (budget|budget rule)"].map(
    (rule) =>
      `${rule} (for|of|on|with) (a)? (take-home pay of|take home pay of|income of|pay of)? {income:number} ${words}`,
  ),
});

const asks: Asks = [
  saidFor("monthly", "(a month|per month|monthly)?", "50/30/20 budget for 4500 a month"),
  saidFor("yearly", "(a year|per year|yearly)", "50/30/20 budget for 60000 a year"),
  saidFor("biweekly", "(every two weeks|biweekly|every 2 weeks)", "budget on 2000 every two weeks"),
  saidFor("weekly", "(a week|per week|weekly)", "budget on 900 a week"),
];

export default asks;
