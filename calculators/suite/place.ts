// A calculator's folder: its name and its files.
import { type Check, definitionOf, unless } from "./subject.ts";

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

/** A calculator that is two ideas has a file for the second, with a name of its own: "own-bands.ts". */
const SECOND_IDEA = /^[a-z]+-[a-z-]+\.ts$/;

const files: Check = ({ folder, files, calculator }) => {
  const wanted = [`${folder}.ts`, "content.ts", "vectors.ts", "laws.ts"];
  const seen = calculator.status === "draft" ? [] : ["tool.json"];
  const allowed = [...wanted, ...seen, "second.ts", "asks.ts", `${folder}.test.ts`];
  const lacking = wanted.filter((file) => !files.includes(file));
  const strange = files.filter((file) => !allowed.includes(file) && !SECOND_IDEA.test(file));
  return [
    ...lacking.map((file) => `calculators/${folder} has no ${file}; write it, with calculators/tip as the pattern.`),
    ...strange.map(
      (file) =>
        `calculators/${folder}/${file} does not belong there; a calculator is ${wanted.join(", ")} and, if it needs them, second.ts, asks.ts and ${folder}.test.ts. A second idea has a file with two words in its name, such as own-bands.ts.`,
    ),
  ];
};
