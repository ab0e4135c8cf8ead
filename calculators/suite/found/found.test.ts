// What clients that search tools by words find, of questions in ordinary, sloppy language. `npm run found` prints it all.
import { expect, it } from "vitest";
import { questionsOf, share } from "./measured.ts";
import { bm25, overlap, regularExpression, tellingWords } from "./searches.ts";

it("more than 800 questions are asked, half of them unseen", () => {
  const [seen, unseen] = [questionsOf("seen").length, questionsOf("unseen").length];
  expect(seen + unseen).toBeGreaterThan(800);
  expect(Math.abs(seen - unseen)).toBeLessThanOrEqual(5);
});

it.each([
  ["BM25", bm25, 72, 88],
  ["a regular expression", regularExpression, 65, 83],
  ["plain overlap", overlap, 69, 85],
] as const)("%s finds the tool of unseen questions", (_, search, first, amongThree) => {
  expect(share("unseen", search, 1)).toBeGreaterThanOrEqual(first);
  expect(share("unseen", search, 3)).toBeGreaterThanOrEqual(amongThree);
});

it("filler words and figures are not searched for, unless there is nothing else", () => {
  expect(tellingWords("whats my car payment on 15,000 at 9%")).toEqual(["car", "payment"]);
  expect(tellingWords("how much is it")).toEqual(["how", "much", "is", "it"]);
});
