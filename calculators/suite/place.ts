// Where a calculator stands: its folder, its files, its line in both lists.
import type { Calculator } from "#engine";
import { type Check, definitionOf, unless } from "./subject.ts";

/** The lists against the folders on disk. */
export function listing(folders: readonly string[], lists: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(lists).flatMap(([list, slugs]) => {
    const unlisted = folders.filter((folder) => !slugs.includes(folder));
    const sorted = [...slugs].sort();
    const late = slugs.findIndex((slug, i) => slug !== sorted[i]);
    const file = (slug: string) => (list.endsWith("content.ts") ? "content" : slug);
    return [
      ...unlisted.map(
        (slug) => `${list} has no line for ${slug}; add this one in its alphabetical place:  ${line(slug, file(slug))}`,
      ),
      ...unless(late < 0, `${list} is not in alphabetical order; ${sorted[late]} comes before ${slugs[late]}.`),
    ];
  });
}

/** The list of a category has the calculators of that category and no others. */
export const misplaced = (category: string, calculators: readonly Calculator[]): string[] =>
  calculators
    .filter((calculator) => calculator.category !== category)
    .map(
      ({ slug, category: own }) => `${slug} is listed in calculators/${category}.ts; its line belongs in ${own}.ts.`,
    );

const line = (slug: string, file: string) => {
  const key = slug.includes("-") ? `"${slug}"` : slug;
  return `${key}: () => import("./${slug}/${file}.ts"),`;
};

export const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const inItsPlace: Check = (subject) => {
  const { folder, calculator } = subject;
  const file = definitionOf(subject);
  return [
    ...unless(
      KEBAB_CASE.test(folder),
      `calculators/${folder} is no slug; name the folder with a noun in kebab-case, such as date-difference.`,
    ),
    ...unless(
      !folder.endsWith("-calculator"),
      `calculators/${folder} ends in -calculator, and so do all of them; drop it.`,
    ),
    ...unless(
      calculator.slug === folder,
      `${file} has the slug ${calculator.slug}; it must be its folder's name, ${folder}.`,
    ),
    ...files(subject),
  ];
};

const files: Check = ({ folder, files, calculator }) => {
  const wanted = [`${folder}.ts`, "content.ts", "vectors.ts", "laws.ts"];
  const seen = calculator.status === "draft" ? [] : ["tool.json"];
  const allowed = [...wanted, ...seen, `${folder}.test.ts`];
  const lacking = wanted.filter((file) => !files.includes(file));
  const strange = files.filter((file) => !allowed.includes(file));
  return [
    ...lacking.map((file) => `calculators/${folder} has no ${file}; write it, with calculators/tip as the pattern.`),
    ...strange.map(
      (file) =>
        `calculators/${folder}/${file} does not belong there; a calculator is ${wanted.join(", ")} and, if it has a rule of its own, ${folder}.test.ts.`,
    ),
  ];
};
