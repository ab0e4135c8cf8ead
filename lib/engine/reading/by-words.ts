// The input that a key means by its words: interest_rate is labelled "Interest rate", number_of_people is people. It is for
// saying so, never for taking the one for the other.
import type { Inputs } from "../calculator.ts";

const LONGEST = 60;

/** Undefined where no input, or more than one, shares the most words with the key. */
export function meantByWords(key: string, inputs: Inputs): string | undefined {
  if (key.length > LONGEST) return undefined;
  const words = wordsOf(key);
  const scores = Object.entries(inputs).map(([name, { label }]) => ({ name, score: scoreOf(words, name, label) }));
  const [best, second] = scores.filter(({ score }) => score >= 1).sort((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.name : undefined;
}

/** A word that many inputs share says little, and what the key lacks or adds counts against a name or label. */
function scoreOf(words: readonly string[], name: string, label: string): number {
  return Math.max(...[name, label].map((said) => alike(words, wordsOf(said))));
}

function alike(words: readonly string[], said: readonly string[]): number {
  const weigh = (all: readonly string[]) => all.reduce((sum, word) => sum + (WEAK.has(word) ? 0.25 : 1), 0);
  const shared = words.filter((word) => said.includes(word));
  const others = weigh(words) + weigh(said) - 2 * weigh(shared);
  return shared.length === 0 ? 0 : weigh(shared) + 1 / (1 + others) - 0.25;
}

const WEAK = new Set("rate percent percentage amount number count total value of the a in per to for".split(" "));

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(..[^s])s$/, "$1"))
    .filter(Boolean);
