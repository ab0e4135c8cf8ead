// What `npm run facts -- compare` prints: how our figures of laws differ from other sources, and who is right.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compared, type Difference, isOf, KNOWN, type Known, SNAPSHOT } from "#facts/checks/compare";

const HOME = join(import.meta.dirname, "..", "..", "lib", "facts", "checks");
const inFile = (name: string): unknown => JSON.parse(readFileSync(join(HOME, name), "utf8"));

export function compareLaws(): { readonly text: string; readonly isWrong: boolean } {
  const known = KNOWN.parse(inFile("known.json"));
  const sources = readdirSync(HOME).filter((name) => name.endsWith(".json") && name !== "known.json");
  const found = sources.map((file) => {
    const [id, snapshot] = [file.replace(".json", ""), SNAPSHOT.parse(inFile(file))];
    return { snapshot, ...compared(id, snapshot) };
  });
  const differences = found.flatMap((one) => one.differences);
  const unknown = differences.filter((difference) => !known.some((one) => isOf(difference, one)));
  const gone = known.filter((one) => !differences.some((difference) => isOf(difference, one)));
  const counts = found.map(
    ({ snapshot, count, cases, differences }) =>
      `${snapshot.title}: ${count} figures and ${cases} worked taxes compared, ${differences.length} differ.`,
  );
  const text = [
    ...counts,
    ...known.map((one) => `${one.day} ${one.figures || one.fact} (${one.source}): ${inWords(one)}`),
    ...unknown.map(unexplained),
    ...gone.map(
      ({ source, day, figures }) => `${day} ${figures} (${source}) no longer differs. Remove it from known.json.`,
    ),
    `${found.reduce((sum, { cases }) => sum + cases, 0)} worked taxes in all.`,
    `${unknown.length} differences are not explained.`,
  ].join("\n");
  return { text, isWrong: unknown.length + gone.length > 0 };
}

const RIGHT = { ours: "we are right", theirs: "they are right", both: "both are right" } as const;
const inWords = ({ right, why }: Known): string => `${RIGHT[right]}. ${why}`;

const unexplained = ({ source, fact, day, name, ours, theirs }: Difference): string =>
  `${day} ${fact}, ${name}: ours is ${ours}, ${source} has ${theirs}. Look it up and write who is right in known.json.`;
