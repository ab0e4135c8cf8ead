// The drafts, and what each still lacks.
import { draftMode } from "next/headers";
import { calculators } from "#calculators";
import { drafts } from "#calculators/drafts";
import { missingIn } from "#calculators/suite/missing";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { withHistory } from "#lib/service/catalogue";
import { settings } from "#lib/site";

export const isDevelopment = process.env.NODE_ENV === "development";

/** In development, and for those who came in with the secret. */
export const maySee = async (): Promise<boolean> =>
  isDevelopment || (settings().draftsSecret !== undefined && (await draftMode()).isEnabled);

export const everyDraft = () => Promise.all(Object.entries(drafts).map(read));

async function read([slug, draft]: readonly [string, (typeof drafts)[string]]) {
  const { category, version, files, path } = draft;
  const { default: definition } = await draft.definition();
  const { default: content } = await draft.words();
  const laws = (await draft.laws?.())?.default ?? noLaws("it states none");
  const words = withHistory(content);
  const calculator = { ...definition, slug, category, version };
  const subject: Subject = { folder: slug, files, calculator, words, laws, published: Object.keys(calculators) };
  const { wrong, lacking } = missingIn(subject);
  const named = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(`calculators/${category}/${slug}`, path));
  const further = path.endsWith(".yaml") ? withoutCode(path, words) : named(lacking);
  return { entry: { calculator, words }, wrong: named(wrong), lacking: further };
}

/** The lists that a YAML file may have, by what they become. */
const IN_YAML = [
  ["methodology", "method"],
  ["assumptions", "assumptions"],
  ["limitations", "limits"],
  ["questions", "questions"],
  ["sources", "sources"],
  ["synonyms", "synonyms"],
  ["related", "related"],
  ["vectors", "known"],
] as const;

const withoutCode = (path: string, words: Subject["words"]): readonly string[] =>
  IN_YAML.flatMap(([part, name]) => (words[part].length > 0 ? [] : [`${path} has nothing under ${name}.`]));
