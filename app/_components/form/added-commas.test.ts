import { expect, it } from "vitest";
import { withoutCommas, withoutCommasEarly } from "./added-commas.ts";

/** The caret is where "|" stands. */
const after = (text: string, inputType: string, data: string | null) => {
  const field = { value: text.replace("|", ""), selectionStart: text.indexOf("|") };
  const parts = withoutCommas(field, { inputType, data });
  return parts && `${parts.before}|${parts.after}`;
};

it.each([
  ["400,0001|", "insertText", "1", "4000001|"],
  ["400,00|", "deleteContentBackward", null, "40000|"],
  ["4|,500,000", "deleteContentForward", null, "4|500000"],
  ["15|,400,000", "insertText", "5", "15|400000"],
  ["1,400,000.|", "insertText", ".", "1400000.|"],
  ["400,000,|", "insertText", ",", "400000,|"],
  ["1,234.50|", "insertText", "1,234.50", "1,234.50|"],
  ["1.234,50|", "insertFromPaste", "1.234,50", "1.234,50|"],
  ["|00,000", "deleteByCut", null, "|00000"],
])("%s after %s of %j is %s", (text, inputType, data, expected) => {
  expect(after(text, inputType, data)).toBe(expected);
});

it.each([
  ["a change that does not say what came", "4,0001|", "insertFromDrop", null],
  ["one that came elsewhere", "4,0001|", "insertText", "9"],
])("leaves a text alone at %s", (_, text, inputType, data) => {
  expect(after(text, inputType, data)).toBeUndefined();
});

it.each([
  ["400,000", "400,0001", "4000001"],
  ["400,000", "400,000.5", "400000.5"],
  ["1,000", "1,5", "1,5"],
  ["", "1,5", "1,5"],
])("takes %s for ours in what early typing left: %s is %s", (ours, text, expected) => {
  expect(withoutCommasEarly(ours, text)).toBe(expected);
});
