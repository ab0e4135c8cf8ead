// How numbers are recognized in a question, and read by the form's own reader.
import { readNumber } from "#engine";

/** 1,234.5 and 1.234,5 and 1 234,5: which mark means what is for the form's own reader to say. */
export const FIGURES =
  "(?:\\d{1,3}(?:[ ,.'_]\\d{3})+(?:[.,]\\d{1,12})?|\\d{1,15}(?:[.,]\\d{1,12})?|\\.\\d{1,12})(?!\\d|[.,]\\d)";

/** No figure begins in the middle of another, or of a word. */
export const START = "(?<![\\w.,$€£¥₹/:-]|(?<!\\d)\\d{1,3} (?=\\d{3}(?!\\d)))";

/** As a plain decimal, or undefined where the form would not read it. */
export function plainNumber(text: string): string | undefined {
  const reading = readNumber(text, { kind: "number" });
  return "fault" in reading ? undefined : reading.value;
}

const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\d)/g;

/** "1,200, 360" is 1200 and 360. One number alone is no list, so 100,200,300 are three. */
export function withoutGroups(list: string): string {
  const plain = list.replace(GROUPED, (number) => number.replaceAll(",", ""));
  return /[,; ]/.test(plain) ? plain : list;
}
