// The figures that a calculator is checked against, beside what it computes.
import { type Check, type Evidence, givenIn, prove, type Source } from "#engine";
import type { Entry } from "#lib/service/catalogue";

type AnyVector = Entry["words"]["vectors"][number];

/** `digits` is left out for words, which have none. */
export function proofOf(entry: Entry) {
  const { calculator, words } = entry;
  return {
    slug: calculator.slug,
    tool_version: calculator.version,
    counts: evidenceOf(entry),
    vectors: words.vectors.map((vector) => {
      const checks = prove(calculator, vector);
      return {
        given: givenIn(calculator, vector),
        inputs: vector.inputs,
        expected: byName(checks, ({ expected }) => expected),
        computed: byName(checks, ({ computed }) => computed),
        agrees: byName(checks, ({ agrees }) => agrees),
        digits: byName(checks, ({ digits }) => digits),
        ...(vector.rounding ? { rounding: vector.rounding } : {}),
        ...(vector.differs ? { differs: vector.differs } : {}),
        by: vector.by,
        source: vector.source satisfies Source,
      };
    }),
  };
}
export type Proof = ReturnType<typeof proofOf>;

const byName = <V>(checks: readonly Check[], of: (check: Check) => V) =>
  Object.fromEntries(
    checks.map((check) => [check.name, of(check)] as const).filter(([, value]) => value !== undefined),
  );

/** Whether its first figures come out as printed. */
export function knownAnswer({ calculator, words }: Entry): boolean {
  const first = words.vectors.find((vector) => !isDisputed(vector));
  return first !== undefined && prove(calculator, first).every(({ agrees }) => agrees);
}

/** How many vectors stand behind a calculator, by who says so, and in how many of them our figure is not the printed one. */
export function evidenceOf({ words: { vectors } }: Entry) {
  const by = (kind: Evidence) => vectors.filter((vector) => vector.by === kind).length;
  return {
    published: by("published"),
    law: by("law"),
    quoted: by("quoted"),
    software: by("software"),
    hand: by("hand"),
    all: vectors.length,
    different: vectors.filter(isDisputed).length,
  } satisfies Record<Evidence, number> & Record<string, number>;
}

/** Where our figure is not the printed one: both, and why. */
export const disagreementsOf = ({ calculator, words }: Entry) =>
  words.vectors.filter(isDisputed).map((vector) => ({
    ...vector,
    given: givenIn(calculator, vector),
    checks: prove(calculator, vector).filter(({ agrees }) => !agrees),
  }));

const isDisputed = (vector: AnyVector): vector is AnyVector & { readonly differs: string } =>
  vector.differs !== undefined;

/** The addresses at which what is said here can be looked up, each once. */
export function sourcesOf({ words }: Entry): readonly string[] {
  const sources = [...words.sources, ...words.vectors.map(({ source }) => source)];
  return [...new Set(sources.flatMap(({ url }) => url ?? []))];
}
