import { expect, it } from "vitest";
import { checkedAgainst, checkedBriefly, publishedFigures, verdictOn } from "./evidence.ts";

const NONE = { published: 0, law: 0, quoted: 0, software: 0, hand: 0, different: 0 };

it.each([
  [{ ...NONE, published: 12 }, "Checked against 12 published figures"],
  [{ ...NONE, published: 3, law: 2 }, "Checked against 5 published figures"],
  [{ ...NONE, law: 1, hand: 2 }, "Checked against 1 published figure and 2 worked out by hand"],
  [{ ...NONE, published: 4, software: 3 }, "Checked against 4 published figures and 3 from other software"],
  [
    { published: 4, law: 1, quoted: 6, software: 3, hand: 2, different: 1 },
    "Checked against 5 published figures, 6 that others quote, 3 from other software and 2 worked out by hand; 1 differs, and we say why",
  ],
  [{ ...NONE, published: 9, different: 2 }, "Checked against 9 published figures; 2 differ, and we say why"],
])("%j: %s", (counts, words) => {
  expect(checkedAgainst(counts)).toBe(words);
});

it("says it in one short line, with the published figures where there are any", () => {
  expect(checkedBriefly({ ...NONE, published: 3, law: 2, hand: 9 })).toBe("Checked against 5 published figures");
  expect(checkedBriefly({ ...NONE, law: 1 })).toBe("Checked against 1 published figure");
  expect(checkedBriefly({ ...NONE, quoted: 1, software: 2, hand: 4 })).toBe("Checked against 7 known figures");
});

it("published figures are those of publications and of laws, and no others", () => {
  expect(publishedFigures({ published: 3, law: 2, quoted: 7, software: 10, hand: 20, different: 1 })).toBe(5);
});

it.each([
  [{ agree: 23, differ: 0, fail: 0 }, "All 23 agree, to the last digit printed."],
  [{ agree: 21, differ: 2, fail: 0 }, "21 agree to the last digit printed; 2 differ, and we say why."],
  [{ agree: 1, differ: 1, fail: 0 }, "1 agrees to the last digit printed; 1 differs, and we say why."],
  [{ agree: 20, differ: 2, fail: 1 }, "1 of 23 does not agree."],
  [{ agree: 20, differ: 1, fail: 2 }, "2 of 23 do not agree."],
])("a run of %j: %s", (found, words) => {
  expect(verdictOn(found)).toBe(words);
});
