import { describe, expect, it, test } from "vitest";
import {
  fragmentOf,
  LONGEST_LINE,
  MOST_LINES,
  plainText,
  removed,
  replaced,
  rowsOf,
  textsIn,
  textsOf,
} from "./rows.ts";

const texts = (rows: readonly { readonly text: string }[]) => rows.map(({ text }) => text);

describe("line numbers follow the lines they mean", () => {
  const rows = rowsOf(["rent = 5", "7", "line 1 + line 2", "Line 3 * 2, deadline 2"]);

  test("where a line comes between", () => {
    expect(texts(replaced(rows, 0, ["rent = 5", ""]))).toEqual([
      "rent = 5",
      "",
      "7",
      "line 1 + line 3",
      "Line 4 * 2, deadline 2",
    ]);
  });

  test("where one goes", () => {
    expect(texts(removed(rows, 0))).toEqual(["7", "line 1 + line 1", "Line 2 * 2, deadline 2"]);
  });

  test("and rows keep what they are known by", () => {
    const after = replaced(rows, 1, ["7", "", ""]);
    expect(after.map(({ id }) => id)).toEqual([0, 1, 5, 6, 2, 3]);
  });
});

describe("the address holds all of it", () => {
  it.each([["rent = 1200\nrent * 12 + 5% & more"], ["a\n\n#b=c"], ["£5 × 3²"]])("%j", (text) =>
    expect(textsOf(fragmentOf(rowsOf(textsIn(text))))).toEqual(text.split("\n")),
  );

  test("nothing while nothing is typed", () => {
    expect(fragmentOf(rowsOf(["", " "]))).toBe("");
    expect(textsOf("region=de-DE")).toBeUndefined();
  });

  test("and no more than a page can take", () => {
    const read = textsOf(new URLSearchParams({ lines: `${"1".repeat(5000)}\n`.repeat(5000) }).toString()) ?? [];
    expect(read).toHaveLength(MOST_LINES);
    expect(read[0]).toHaveLength(LONGEST_LINE);
    expect(replaced(rowsOf(read), 0, ["1", "2"])).toHaveLength(MOST_LINES);
  });
});

test("it is copied with its answers", () => {
  const answers = new Map([
    [0, { answer: "1,200", isGiven: true }],
    [1, { answer: "14,400" }],
    [3, { fault: "This line has nothing after +." }],
    [4, { answer: "4" }],
  ]);
  const rows = rowsOf(["rent = 1200", "rent * 12", "a note", "5 +", "2 + 2 = ", ""]);
  expect(plainText(rows, answers)).toBe("rent = 1200\nrent * 12 = 14,400\na note\n5 +\n2 + 2 = 4");
});
