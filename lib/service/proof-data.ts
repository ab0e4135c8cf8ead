// Every known figure as data, for whoever checks a calculator or a model against them.
import { type Check, givenIn, prove } from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { PROOF_SCHEMA_PATH } from "./proof-schema.ts";

const LICENSE =
  "The selection, the ids and our own figures are under the MIT License of this service. Each printed figure is a fact, cited with its source, which may have terms of its own.";

/** `digest` makes a short text of a long one. An id stays as long as its inputs, its source and its printed figures do. */
export function proofData(entries: readonly Entry[], site: Site, digest: (text: string) => string) {
  const cases = entries.flatMap((entry) => casesOf(entry, digest));
  return {
    $schema: `${site.url}${PROOF_SCHEMA_PATH}`,
    site: site.name,
    generated_at: site.builtAt,
    license: LICENSE,
    count: { cases: cases.length, figures: cases.reduce((sum, { figures }) => sum + figures.length, 0) },
    cases,
  };
}
export type ProofData = ReturnType<typeof proofData>;
export type ProofCase = ProofData["cases"][number];

const casesOf = ({ calculator, words }: Entry, digest: (text: string) => string) =>
  words.vectors.map((vector) => {
    const { inputs, expected, by, source, rounding, differs } = vector;
    const id = `${calculator.slug}/${digest(JSON.stringify([inputs, expected, source.title, source.place ?? ""]))}`;
    return {
      id,
      calculator: calculator.slug,
      version: calculator.version,
      given: givenIn(calculator, vector),
      inputs,
      figures: prove(calculator, vector).map((check) => figureOf(id, check)),
      kind: by,
      source,
      ...(rounding ? { rounding } : {}),
      ...(differs ? { differs } : {}),
    };
  });

const figureOf = (id: string, { name, expected, computed, digits, agrees }: Check) => ({
  id: `${id}/${name}`,
  name,
  expected,
  ours: computed,
  ...(digits === undefined ? {} : { digits }),
  agrees,
});
