// Whether a calculator has laws, or says why not.
import { type Check, lawsFileOf, lawsOf, unless } from "./subject.ts";

const SHORTEST_REASON = 40;

export const statesItsLaws: Check = (subject) => {
  const { laws } = subject;
  const file = lawsFileOf(subject);
  if ("none" in laws) {
    return unless(
      laws.none.trim().length >= SHORTEST_REASON,
      `${file} has no laws and gives no reason; say in at least ${SHORTEST_REASON} characters why there are none.`,
    );
  }
  return unless(
    Object.values(lawsOf(subject)).some((list) => list.length > 0),
    `${file} has no law; say what must add up, grow, scale or come back, or say why there is none with noLaws("…").`,
  );
};
