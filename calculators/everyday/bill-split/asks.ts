import type { Asks } from "#engine";

const PEOPLE = "{people:count} (people|persons|ways|way|friends)";
const BY = "(between|among|by|with|for)";
const BILL = "(the)? (bill|dinner|lunch|check|tab)? (was|is|of|for)?";

const asks: Asks = [
  {
    example: "split a 120 bill between 3 with 20% tip",
    says: [
      `split (a)? (the)? (bill)? (of)? {bill:number} (bill)? ${BY}? {people:count} (people|ways|friends)? (with|and|plus)? (a)? {tip_rate:percent} tip`,
      `split (a)? (the)? (bill)? (of)? {bill:number} (bill)? ${BY}? {people:count} (people|ways|friends)? (with|and|plus)? (a)? tip (of)? ({tip_rate:percent}|{tip_rate:count})`,
      `${BILL} {bill:number} (bill)? (split)? ${BY}? ${PEOPLE} (with|and|plus)? (a)? {tip_rate:percent} tip`,
      "{bill:number} (bill)? (between|among|by) {people:count} (people|ways)? with (a)? {tip_rate:percent} tip",
      "(how much is)? (a)? {tip_rate:percent} (gratuity|tip) on {bill:number} (bill)? (split|divided) (by|between|among)? {people:count} (people|ways|friends)?",
    ],
    inputs: { split: "evenly" },
  },
  {
    example: "84 split between 7 people",
    says: [
      "split (a)? (bill)? (of)? {bill:number} (bill)? (between|among|by) {people:count} (people|ways|friends)?",
      `split (a)? (bill)? (of)? {bill:number} (bill)? ${PEOPLE}`,
      `${BILL} {bill:number} (bill)? (split|divided) ${BY}? ${PEOPLE}`,
      "{bill:number} (bill)? split (between|among|by)? {people:count} (people|ways)?",
    ],
    inputs: { split: "evenly" },
  },
  {
    examples: ["bill 72 tip 12.5% between 2", "divide a £87 bill among 6"],
    about: ["bill", "divide"],
    words: { people: ["between", "among", "people", "ways"] },
  },
];

export default asks;
