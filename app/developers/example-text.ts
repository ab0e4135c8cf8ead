// The programs in public/examples, as the developers' page shows them: the very files that the tests run.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type ExampleName =
  | "answer.sh"
  | "table.sh"
  | "solve.sh"
  | "answer.ts"
  | "answer.py"
  | "agent.mjs"
  | "function-tools.mjs";

/** With the site's own address where the file has that of a server at home. Read while pages are built. */
export function exampleText(name: ExampleName, url: string): string {
  const text = readFileSync(join(process.cwd(), "public", "examples", name), "utf8");
  return text.trimEnd().replaceAll("http://localhost:3000", url);
}

/** The file as one would type it in a terminal. */
export const commandIn = (file: string): string =>
  file
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replace(/\$\{1:-(.*?)\}/, "$1");
