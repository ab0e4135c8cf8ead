import { afterEach, expect, test } from "vitest";
import { forgetQuestions, keepQuestions, keptQuestions, noteQuestion } from "./history.ts";

afterEach(forgetQuestions);

test("no question is kept before that is wanted", () => {
  noteQuestion("15% of 240");
  expect(keptQuestions()).toBeUndefined();
  keepQuestions();
  expect(keptQuestions()).toEqual([]);
});

test("the last five are kept, each once, the newest first", () => {
  keepQuestions();
  for (const question of ["1 + 1", "2 + 2", "3 + 3", "4 + 4", "5 + 5", "6 + 6", " 3  + 3\n", " "])
    noteQuestion(question);
  expect(keptQuestions()).toEqual(["3 + 3", "6 + 6", "5 + 5", "4 + 4", "2 + 2"]);
});

test("and all of them are forgotten at once", () => {
  keepQuestions();
  noteQuestion("1 + 1");
  forgetQuestions();
  expect(keptQuestions()).toBeUndefined();
});
