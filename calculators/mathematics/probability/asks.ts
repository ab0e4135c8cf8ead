import type { Asks } from "#engine";

const CHANCE = "(what is|whats)? (the)? (probability|chance|chances|odds) (of|for|that)?";

const asks: Asks = [
  {
    example: "probability of at least one success in 10 tries at 10%",
    says: [
      `${CHANCE} (getting)? (at least (one|once|1)) (success|hit|win)? in {tries:count} (tries|attempts|rolls|draws|times|pulls) (at|with) (a)? {each:percent} (chance|each|probability)?`,
      `${CHANCE} (a)? {each:percent} (chance|event) (happening)? (at least (one|once|1)) in {tries:count} (tries|attempts|rolls|draws|times|pulls)`,
    ],
    inputs: { find: "tries" },
  },
  {
    example: "probability of rolling a sum of 7 with 2 dice",
    says: [
      `${CHANCE} (rolling|throwing|getting)? (a)? (sum of|total of)? {sum:count} (with|on|from) {dice:count} dice`,
      `${CHANCE} (rolling|throwing|getting)? (a)? (sum of|total of)? {sum:count} (with|on|from) {dice:count} {sides:count} sided dice`,
    ],
    inputs: { find: "dice" },
  },
  {
    example: "probability of 4 out of 52",
    says: [`${CHANCE} (drawing|picking|getting)? {favorable:count} (out of|in) {possible:count}`],
    inputs: { find: "outcomes" },
  },
  {
    example: "probability of two independent events with 50% and 40%",
    says: [
      `${CHANCE} (both of)? (two|2) independent events (with|of)? (chances of|probabilities of)? {a:percent} and {b:percent}`,
    ],
    inputs: { find: "independent" },
  },
];

export default asks;
