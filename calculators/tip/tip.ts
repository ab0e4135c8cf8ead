import { choice, count, defineCalculator, money, percent, step } from "#engine";
import { ceil } from "#math/round";

export default defineCalculator({
  slug: "tip",
  name: "Tip calculator",
  category: "everyday",
  summary: "The tip, the total bill, and what each person pays.",
  version: "1.0.2",

  inputs: {
    bill: money("Bill", { min: 0, max: 1e6, example: 80 }),
    tip_rate: percent("Tip", { min: 0, max: 100, default: 18, usual: [15, 18, 20, 25] }),
    people: count("People", { min: 1, max: 1000, default: 1 }),
    rounding: choice("Round up each share", { none: "No", up: "To a whole dollar" }, { default: "none" }),
  },

  outputs: { share: money("Each person pays"), tip: money("Tip"), total: money("Total") },
  primary: "share",
  formula: "share = bill × (1 + tip ÷ 100) ÷ people",
  parts: { of: ["bill", "tip"], whole: "total" },

  compute({ bill, tip_rate, people, rounding }) {
    const tip = bill.times(tip_rate).div(100);
    const total = bill.plus(tip);
    const share = total.div(people);
    if (rounding === "none") return { share, tip, total };

    const whole = ceil(share);
    const paid = whole.times(people);
    return { share: whole, tip: paid.minus(bill), total: paid };
  },

  sentence({ bill, people }, { share, tip, total }) {
    if (people.value === 1) return `A tip of ${tip} on a bill of ${bill} makes ${total}.`;
    return `${people} people split a bill of ${bill} and a tip of ${tip}: ${share} each.`;
  },

  working({ bill, tip_rate, people, rounding }, { share, tip, total }) {
    if (rounding === "none") {
      return [
        step`Tip: ${bill} × ${tip_rate} = ${tip}`,
        step`Bill plus tip: ${bill} + ${tip} = ${total}`,
        !(people.value === 1) && step`Each person's share: ${total} ÷ ${people} = ${share}`,
      ];
    }
    return [
      step`Each share, rounded up: (${bill} + ${bill} × ${tip_rate}) ÷ ${people} → ${share}`,
      step`Total: ${share} × ${people} = ${total}`,
      step`Tip, after the bill: ${total} - ${bill} = ${tip}`,
    ];
  },

  notes({ people }, { share, total }) {
    if (people.value === 1 || share.exact) return [];
    return [
      `Each share is rounded, so the shares may add up to a little more or less than ${total}. One of you covers the difference.`,
    ];
  },
});
