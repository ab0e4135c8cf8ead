// A page that is kept on a device has there what it loads later.
import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** What a page without a connection does without, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "calculator/agent-tool.ts": "asks the service",
  "from-code/use-snippets.tsx": "shows how to ask the service",
  "offline/keep-pages.tsx": "is there when it is needed",
  "proof/proof.tsx": "asks the service for the known figures",
  "proof/proof-figures.tsx": "comes with the one above",
  "region/region-control.tsx": "only offers a region once more",
  "search/not-found-later.tsx": "is for addresses that lead nowhere",
  "search/use-answer.ts": "reads questions for all calculators, and the search finds pages by name without it",
};

const LOADING = /(?<!later\(\(\)(?:: [^=]+)? => )\bimport\("[^"]+"\)/;

test("what a page loads later is kept with it, or is left out for a reason", () => {
  const components = sourceFiles().filter(({ file }) => /^app\/_components\/.*(?<!\.test)\.tsx?$/.test(file));
  const code = components.map(({ file, source }) => ({
    file,
    source: source.replace(/typeof import\("[^"]+"\)/g, ""),
  }));
  const loading = code.filter(({ source }) => LOADING.test(source)).map(({ file }) => file);
  const name = (file: string) => file.replace("app/_components/", "");
  expect(loading.map(name).filter((file) => !(file in LEFT_OUT))).toEqual([]);
  expect(
    Object.keys(LEFT_OUT).filter((file) => !components.some((component) => name(component.file) === file)),
  ).toEqual([]);
});
