import { choice, count, defineCalculator, money, percent } from "#engine";

export default defineCalculator({
  name: "Tip calculator",
  summary: "The tip, the total bill, and what each person pays.",

  inputs: {
    bill: money("Bill", { min: 0, max: 1e6, example: 80 }),
    tip_rate: percent("Tip", { min: 0, max: 100, default: 18, usual: [15, 18, 20, 25] }),
    people: count("People", { min: 1, max: 1000, default: 1 }),
    rounding: choice("Round up each share", { none: "No", up: "To a whole dollar" }, { default: "none" }),
  },

  outputs: { share: money("Each person pays"), tip: money("Tip"), total: money("Total") },
  primary: "share",
  parts: { of: ["bill", "tip"], whole: "total" },

  questions: {
    rounding: {
      none: { by: { tip: "bill × tip_rate", total: "bill + tip", share: "total ÷ people" } },
      up: {
        by: {
          share: ["Each share, rounded up", "ceil((bill + bill × tip_rate) ÷ people)"],
          total: "share × people",
          tip: ["Tip, after the bill", "total - bill"],
        },
      },
    },
  },

  sentence({ bill, people }, { share, tip, total }) {
    if (people.value === 1) return `A tip of ${tip} on a bill of ${bill} makes ${total}.`;
    return `${people} people split a bill of ${bill} and a tip of ${tip}: ${share} each.`;
  },

  notes({ people }, { share, total }) {
    if (people.value === 1 || share.exact) return [];
    return [
      `Each share is rounded, so the shares may add up to a little more or less than ${total}. One of you covers the difference.`,
    ];
  },
});
