// The figures a calculator is checked against: enough of them, not our own, and all of them met.
import { type Calculator, givenIn, isRefusal, parseInputs, prove, sentenceOf } from "#engine";
import { type Check, counted, type Subject, unless, vectorsOf } from "./subject.ts";
import { unsourced } from "./words.ts";

const LEAST = { vectors: 5, edges: 2 };

type Vector = Subject["words"]["vectors"][number];

export const meetsItsVectors: Check = (subject) => {
  const { calculator, words } = subject;
  const { vectors } = words;
  const file = vectorsOf(subject);
  const edges = vectors.filter(({ edge }) => edge).length;
  return [
    ...unless(
      vectors.length >= LEAST.vectors,
      `${file} has ${counted(vectors.length, "vector")}; a calculator needs at least five known answers, never from our own output.`,
    ),
    ...unless(
      edges >= LEAST.edges,
      `${file} has ${counted(edges, "edge")}; say in edge of at least two vectors what decides there: a limit, a tie or a zero.`,
    ),
    ...repeated(calculator, vectors).map(
      (given) => `${file} has “${given}” twice; the same inputs and figures prove nothing new.`,
    ),
    ...vectors.flatMap((vector) => claims(vector).map((fault) => `${file}: “${givenIn(calculator, vector)}” ${fault}`)),
    ...agreesWithItsVectors(subject),
  ];
};

/** Those that it has, few or many. */
export const agreesWithItsVectors: Check = (subject) =>
  subject.words.vectors.flatMap((vector) =>
    disagreements(subject, vector).map(
      (fault) => `${vectorsOf(subject)}: “${givenIn(subject.calculator, vector)}” ${fault}`,
    ),
  );

/** Who says so, in a way that can be looked up or followed. */
function claims({ given = "the inputs", expected, by, source, differs }: Vector): readonly string[] {
  const isWorked = /\d/.test(source.title) && /[=÷×+-]/.test(source.title);
  return [
    ...unless(given.trim() !== "", "says nothing of what is tried; say it in a few words, or leave given out."),
    ...unless(Object.keys(expected).length > 0, "expects nothing; give at least one output and its figure."),
    ...unless(
      by !== "hand" || isWorked,
      "is by hand but its source shows no arithmetic; write the sum out, such as 100 ÷ 3 = 33.333….",
    ),
    ...unless(
      differs?.trim() !== "",
      "does not say why its figures differ; say it in a sentence, or leave differs out.",
    ),
    ...unsourced(source).map((fault) => `has a source ${fault}`),
  ];
}

function disagreements({ calculator }: Subject, vector: Vector): readonly string[] {
  const read = parseInputs(calculator, vector.inputs);
  if (isRefusal(read)) return read.issues.map((issue) => `is refused: ${sentenceOf(calculator, issue)}`);
  try {
    const wrong = prove(calculator, vector).filter(({ agrees }) => !agrees);
    if (vector.differs !== undefined && wrong.length > 0) return [];
    if (vector.differs !== undefined) return ["says why its figures differ, and they agree; leave differs out."];
    return wrong.map(
      ({ name, expected, computed }) =>
        `expects ${name} to be ${expected}, and ${computed || "nothing"} is computed; find out which is wrong.`,
    );
  } catch (fault) {
    return [`has no answer: ${fault instanceof Error ? fault.message : String(fault)}.`];
  }
}

function repeated(calculator: Calculator, vectors: readonly Vector[]): readonly string[] {
  const kinds = vectors.map(({ inputs, expected }) => JSON.stringify([sorted(inputs), sorted(expected)]));
  return vectors.filter((_, i) => kinds.indexOf(kinds[i] ?? "") < i).map((vector) => givenIn(calculator, vector));
}

const sorted = (named: Readonly<Record<string, unknown>>) =>
  Object.entries(named)
    .map(([name, value]) => [name, String(value)])
    .sort(([a = ""], [b = ""]) => a.localeCompare(b));
