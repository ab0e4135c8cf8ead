import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "15% of 240",
    says: ["{percentage:percent} (of|×|x|[*]) {whole:number}", "{whole:number} (×|x|[*]) {percentage:percent}"],
    inputs: { find: "part" },
  },
  {
    example: "what percent of 64 is 16",
    says: ["what (percent|percentage|%) of {whole:number} is {part:number}"],
    inputs: { find: "rate" },
  },
  {
    example: "20 is what percent of 80",
    says: [
      "{part:number} (is)? what (percent|percentage|%) of {whole:number}",
      "(what)? (percent|percentage|%) (is|of)? {part:number} (out)? of {whole:number}",
      "{part:number} (out)? of {whole:plain} (in|as a|as)? (percent|percentage|%)",
      "(score|grade|mark)? {part:digits}/{whole:digits} (as a|as|in|to)? (percent|percentage|%)",
      "what (grade|score|mark) is {part:number} out of {whole:number}",
      "{part:number} as a (percent|percentage|%) of {whole:number}",
    ],
    inputs: { find: "rate" },
  },
  {
    example: "20 is 10% of what",
    says: [
      "{part:number} is {percentage:percent} of (what|what number)",
      "{percentage:percent} of what (number)? is {part:number}",
    ],
    inputs: { find: "whole" },
  },
  {
    example: "increase 250 by 12%",
    says: [
      "(increase|raise) {whole:number} by {percentage:percent}",
      "add {percentage:percent} to {whole:number}",
      "{whole:number} [+] {percentage:percent}",
      "{whole:number} plus {percentage:percent}",
      "{whole:number} (increased|raised) by {percentage:percent}",
      "{percentage:percent} more than {whole:number}",
      "(a)? (raise|increase) of {percentage:percent} on {whole:number}",
      "(a)? {percentage:percent} (raise|increase) (on|to) {whole:number}",
      "(pay)? (raise|increase) {percentage:percent} (on|to) {whole:number}",
      "{whole:number} with (a)? {percentage:percent} (raise|increase)",
    ],
    inputs: { find: "increase" },
  },
  {
    example: "200 - 10%",
    says: [
      "(decrease|reduce) {whole:number} by {percentage:percent}",
      "subtract {percentage:percent} from {whole:number}",
      "{whole:number} (-|minus|less) {percentage:percent}",
      "(price)? {whole:number} less {percentage:percent}",
      "{percentage:percent} less than {whole:number}",
      "{whole:number} (decreased|reduced) by {percentage:percent}",
    ],
    inputs: { find: "decrease" },
  },
  {
    example: "75 is 20% less than what",
    says: ["{result:number} is {percentage:percent} (less|lower|smaller) than (what|what number)"],
    inputs: { find: "before_minus" },
  },
  {
    example: "60 is 20% more than what",
    says: ["{result:number} is {percentage:percent} (more|higher|greater|larger) than (what|what number)"],
    inputs: { find: "before_plus" },
  },
];

export default asks;
