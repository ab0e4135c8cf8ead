import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "split a 120 bill between 3 with 20% tip",
    says: [
      "split (a)? {bill:number} (bill)? (between|among|by|with) {people:count} (people|ways)? with (a)? {tip_rate:percent} tip",
      "{bill:number} (bill)? (split)? (between|among|by) {people:count} (people|ways)? with (a)? {tip_rate:percent} tip",
    ],
    inputs: { split: "evenly" },
  },
  {
    example: "84 split between 7 people",
    says: [
      "split (a)? {bill:number} (bill)? (between|among|by) {people:count} (people|ways)?",
      "{bill:number} (bill)? (split) (between|among|by)? {people:count} (people|ways)?",
    ],
    inputs: { split: "evenly" },
  },
];

export default asks;
