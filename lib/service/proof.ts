// The published figures that a calculator is checked against, beside what it computes.
import { prove, type Source } from "#engine";
import type { Entry } from "#lib/catalogue";

export function proofOf({ calculator, words }: Entry) {
  return {
    slug: calculator.slug,
    tool_version: calculator.version,
    vectors: words.vectors.map((vector) => {
      const checks = prove(calculator, vector);
      const pick = <V>(of: (check: (typeof checks)[number]) => V) =>
        Object.fromEntries(checks.map((check) => [check.name, of(check)]));
      return {
        given: vector.given,
        inputs: vector.inputs,
        expected: pick(({ expected }) => expected),
        computed: pick(({ computed }) => computed),
        digits: Object.fromEntries(
          checks.flatMap(({ name, digits }) => (digits === undefined ? [] : [[name, digits]])),
        ),
        ...(vector.rounding ? { rounding: vector.rounding } : {}),
        ...(vector.differs ? { differs: vector.differs } : {}),
        by: vector.by,
        source: vector.source satisfies Source,
      };
    }),
  };
}
export type Proof = ReturnType<typeof proofOf>;

/** Whether its first vector comes out as printed. */
export function knownAnswer({ calculator, words }: Entry): boolean {
  const [first] = words.vectors;
  return first !== undefined && prove(calculator, first).every(({ agrees }) => agrees);
}

/** How many figures stand behind a calculator, by who says so. */
export function evidenceOf({ words: { vectors } }: Entry) {
  const by = (who: "published" | "standard" | "hand") => vectors.filter((vector) => vector.by === who).length;
  return { published: by("published"), standard: by("standard"), hand: by("hand"), all: vectors.length };
}

/** What can be looked up, each once: a vector by hand has only its arithmetic. */
export function sourcesOf({ words }: Entry): readonly string[] {
  const others = words.vectors.filter(({ by }) => by !== "hand").map(({ source }) => source);
  return [...new Set([...words.sources, ...others].map(({ title }) => title))];
}
