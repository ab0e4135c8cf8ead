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
