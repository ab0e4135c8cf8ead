import { expect, it } from "vitest";
import { linesOf } from "./config-lines.mjs";

const SOURCE = `import { defineSite } from "#site";

const FIRST = "loan" as const;
export default defineSite({
  name: "Harbor",
  theme: {
    accent: "#ffcc00",
  },
  calculators: {
    only: [
      "tip",
      "lona",
    ],
    ...{ first: [FIRST] },
  },
});
`;

it.each([
  [["name"], 5],
  [["theme", "accent"], 7],
  [["calculators", "only", 1], 12],
  [["calculators", "first", 0], 9],
  [["theme", "font"], 6],
] as const)("%j is found", (path, line) => {
  expect(linesOf(SOURCE, "reckoner.config.ts")(path)).toBe(`reckoner.config.ts:${line}`);
});

it.each(["export default SITE;", "export default {};", ""])("without a line, the file is named: %s", (source) => {
  expect(linesOf(source, "reckoner.config.ts")(["name"])).toBe("reckoner.config.ts");
});
