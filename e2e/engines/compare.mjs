// Two engines' words, line by line: a line is all that is said of one case.
import { readFileSync } from "node:fs";

export function read(path) {
  const bytes = readFileSync(path);
  return { length: bytes.length, lines: bytes.toString("utf8").trimEnd().split("\n") };
}

/** What is said of each calculator's every `step`-th case, and those cases. */
export function sampleOf(text, cases, step) {
  const counts = new Map();
  const isIn = cases.map(({ slug }) => {
    const place = counts.get(slug) ?? 0;
    counts.set(slug, place + 1);
    return place % step === 0;
  });
  return { lines: text.lines.filter((_, i) => isIn[i]), cases: cases.filter((_, i) => isIn[i]) };
}

/** An engine that falls silent says nothing wrong. */
export function faultsOf({ status, complaint }, { lines }, cases) {
  const last = lines.at(-1) ?? "";
  return [
    ...(status === 0 ? [] : [`ended with ${status}: ${complaint.slice(0, 500)}`]),
    ...(lines.length === cases.length ? [] : [`said ${lines.length} lines to ${cases.length} cases`]),
    ...(last.startsWith("stopped: ") ? [last.slice(0, 500)] : []),
  ];
}

export function differences(one, other, cases) {
  const differing = other.text.lines.flatMap((line, i) => (line === one.text.lines[i] ? [] : [i]));
  return differing.map((i) => {
    const [a, b] = [one.text.lines[i] ?? "", other.text.lines[i] ?? ""];
    const at = [...a].findIndex((letter, place) => letter !== b[place]);
    const near = (line) => line.slice(Math.max(0, at - 40), at + 60);
    return `${JSON.stringify(cases[i])}: ${one.name} says …${near(a)}… and ${other.name} …${near(b)}…`;
  });
}
