// The modules of the package that are in no folder: one for each calculator, its words without its known figures, the list, and
// the doors "." and "cli".
import { join } from "node:path";

/** Source by name. What is `apart/` is loaded by others. */
export function entriesOf(root, all, site, version) {
  const from = (...path) => JSON.stringify(join(root, ...path));
  const library = from("lib", "library", "index.ts");
  return {
    "apart/site": siteOf(from("lib", "engine", "index.ts"), site),
    "apart/slugs": `export const slugs = ${JSON.stringify(all.map(({ slug }) => slug))};`,
    "apart/list": listOf(all),
    "apart/shelf": shelfOf(all),
    "apart/all-words": `export const words = {${lazily("words", all)}};`,
    ...Object.assign({}, ...all.map((one) => ofOne(library, from, one))),
    index: `import { askAll, calculateNamed, describeNamed, listAll, solveNamed, tableNamed } from ${library};
      import { shelf } from "package:apart/shelf";
      import { words } from "package:apart/all-words";
      ${Object.entries(NAMED)
        .map(([name, make]) => `export const ${name} = /*#__PURE__*/ ${make}(shelf, words);`)
        .join("\n")}`,
    cli: `#!/usr/bin/env node
      import { start } from ${from("lib", "cli", "start.ts")};
      import { shelf } from "package:apart/shelf";
      import { words } from "package:apart/all-words";
      await start(shelf, words, ${JSON.stringify(version)});`,
  };
}

const NAMED = {
  calculate: "calculateNamed",
  table: "tableNamed",
  solve: "solveNamed",
  describe: "describeNamed",
  list: "listAll",
  ask: "askAll",
};

function ofOne(library, from, { slug, category, version, words, file }) {
  const { vectors: _, assumptions, ...others } = words;
  return {
    [`apart/words/${slug}`]: `import { withHistory } from ${from("lib", "service", "catalogue", "history.ts")};
      export default /*#__PURE__*/ withHistory(${JSON.stringify({ ...others, assumptions, vectors: [] })});`,
    [`apart/entries/${slug}`]: `import definition from ${JSON.stringify(file)};
      export const entry = { calculator: { ...definition, ...${JSON.stringify({ slug, category, version })} }, words: ${JSON.stringify({ assumptions })} };`,
    [`calculator/${slug}`]: `import { calculating, describing, solving, tabling } from ${library};
      import { entry } from "package:apart/entries/${slug}";
      import { site } from "package:apart/site";
      import { slugs } from "package:apart/slugs";
      import words from "package:apart/words/${slug}";
      export const calculate = /*#__PURE__*/ calculating(entry, site);
      export const table = /*#__PURE__*/ tabling(entry, site);
      export const solve = /*#__PURE__*/ solving(entry, site);
      export const describe = /*#__PURE__*/ describing(entry, words, site, slugs);
      export default calculate;`,
  };
}

/** A notation has functions, so a currency in a region is looked up again. */
function siteOf(engine, { url, name, builtAt, currency: { notation, ...currency } }) {
  const site = JSON.stringify({ url, name, builtAt, currency });
  if (!notation) return `export const site = ${site};`;
  const found = `currencyIn(${JSON.stringify(notation.region)}, ${JSON.stringify(currency.code)})`;
  return `import { currencyIn } from ${engine};
    export const site = /*#__PURE__*/ (() => ({ ...${site}, currency: ${found} }))();`;
}

const listOf = (all) =>
  `export default ${JSON.stringify(
    all.map(({ slug, name, category, summary, version, words: { synonyms } }) => ({
      listed: { slug, name, category, summary, version },
      synonyms,
    })),
  )};`;

const shelfOf = (all) => `import { formerNames } from "#calculators/former-names";
import { site } from "package:apart/site";
export const shelf = {
  site,
  formerNames,
  list: () => import("package:apart/list"),
  entries: {${lazily("entries", all)}},
};`;

const lazily = (folder, all) =>
  all.map(({ slug }) => `${JSON.stringify(slug)}: () => import("package:apart/${folder}/${slug}"),`).join("\n");
