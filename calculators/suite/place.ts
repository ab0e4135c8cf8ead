// A calculator's folder: its name and its files.
import { type Check, folderOf, unless } from "./subject.ts";

export const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const inItsPlace: Check = (subject) => {
  const { folder } = subject;
  const path = folderOf(subject);
  return [
    ...unless(
      KEBAB_CASE.test(folder),
      `${path} is no slug; name the folder with a noun in kebab-case, such as date-difference.`,
    ),
    ...unless(!folder.endsWith("-calculator"), `${path} ends in -calculator, and so do all of them; drop it.`),
    ...files(subject),
  ];
};

/** A calculator that is two ideas has a file for the second, with a name of its own: "own-bands.ts", and a test beside it. */
const SECOND_IDEA = /^[a-z]+-[a-z-]+(?:\.test)?\.ts$/;

const files: Check = (subject) => {
  const { folder, files, calculator } = subject;
  const path = folderOf(subject);
  // The laws and the second opinion of a converter follow from its units.
  const [laws, second] = calculator.converts ? [[], []] : [["laws.ts"], ["second.ts"]];
  const wanted = [`${folder}.ts`, "content.ts", "vectors.ts", ...laws];
  const seen = calculator.status === "draft" ? [] : ["tool.json"];
  const allowed = [...wanted, ...seen, ...second, "asks.ts", `${folder}.test.ts`];
  const lacking = wanted.filter((file) => !files.includes(file));
  const strange = files.filter((file) => !allowed.includes(file) && !SECOND_IDEA.test(file));
  return [
    ...lacking.map((file) => `${path} has no ${file}; write it, with calculators/everyday/tip as the pattern.`),
    ...strange.map(
      (file) =>
        `${path}/${file} does not belong there; a calculator is ${wanted.join(", ")} and, if it needs them, second.ts, asks.ts and ${folder}.test.ts. A second idea has a file with two words in its name, such as own-bands.ts.`,
    ),
  ];
};
