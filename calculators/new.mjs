// What `npm run new -- <slug> <category>` runs: begins a calculator, its vectors first, and says what to do next.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculatorsIn, writeLists } from "./lists.mjs";

const words = process.argv.slice(2);
const isOwn = words.includes("--site");
const [slug = "", category = "everyday"] = words.filter((word) => word !== "--site");
const name = slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const home = isOwn ? join("site", "calculators") : "calculators";
const folder = join(import.meta.dirname, "..", home, category, slug);
const LONGEST = 30;

const FILES = {
  "vectors.ts": `import type { Vectors } from "#engine";
import type ${name} from "./${slug}.ts";

export default [] satisfies Vectors<typeof ${name}>;
`,
  [`${slug}.ts`]: `import { defineCalculator, number, step } from "#engine";

export default defineCalculator({
  name: "${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")} calculator",
  summary: "",
  status: "draft",

  inputs: {
    first: number("First", { min: 0, max: 1000, example: 2 }),
    second: number("Second", { min: 0, max: 1000, example: 3 }),
  },

  outputs: {
    product: number("Product"),
  },
  primary: "product",
  formula: "",

  compute: ({ first, second }) => ({ product: first.times(second) }),

  sentence: ({ first, second }, { product }) => \`\${first} times \${second} is \${product}.\`,

  working: ({ first, second }, { product }) => [step\`Product: \${first} × \${second} = \${product}\`],
});
`,
  "laws.ts": `import type { Laws } from "#engine";
import type ${name} from "./${slug}.ts";

export default {
  grows: [["first", "raises", "product"]],
  scales: [{ double: ["first"], times: { product: 2 } }],
} satisfies Laws<typeof ${name}>;
`,
  "content.ts": `import type { Content } from "#engine";
import type ${name} from "./${slug}.ts";
import vectors from "./vectors.ts";

export default {
  title: "",
  purpose: "",
  about: [],
  howToUse: [],
  methodology: [],
  assumptions: [],
  limitations: [],
  example: { story: "", inputs: { first: 2, second: 3 } },
  mistakes: [],
  questions: [],
  next: [],
  related: [],
  sources: [],
  synonyms: [],
  vectors,
  released: "${new Date().toISOString().slice(0, 10)}",
} satisfies Content<typeof ${name}>;
`,
};

const NEXT = `${home}/${category}/${slug} is a draft now. Only the tests and \`npm run dev\` see drafts. Next:

  1. what goes in and what comes out, in ${slug}.ts: names, labels, bounds, the formula
  2. known answers, in vectors.ts: five or more with their sources, before there is any code
  3. compute, the sentence and the working, in ${slug}.ts
  4. what must always hold, in laws.ts: what adds up, what grows with what, what undoes what
  5. the words, in content.ts: method, assumptions, limits, a worked example, questions, sources
  6. npm run unit -- calculators -t ${slug}, which names what is missing until nothing is; then npm run unit -- calculators
  7. status: "published", and npm test

calculators/README.md says more of each step, and calculators/everyday/tip is a whole one.`;

const OWN_CATEGORY = `
Name the category in reckoner.config.ts, if it is not there yet: categories: { ${category}: { name: "…", description: "…" } }`;

const all = await calculatorsIn(import.meta.dirname);
const categories = [...new Set(all.map((one) => one.category))].sort();
const fault = faultIn(slug);
if (fault) {
  console.error(fault);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
await writeLists();
console.log(NEXT);
if (!categories.includes(category)) console.log(OWN_CATEGORY);

function faultIn(slug) {
  if (slug === "") return "Which one? Give its slug: npm run new -- date-difference";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) return `${slug} is no noun in kebab-case, such as date-difference.`;
  if (slug.endsWith("-calculator")) return `They are all calculators: ${slug.replace(/-calculator$/, "")} is enough.`;
  if (slug.length > LONGEST) return `${slug} has more than ${LONGEST} characters, and is an address that people type.`;
  const same = all.find((one) => one.slug === slug);
  if (same) return `calculators/${same.category}/${slug} exists already.`;
  const isCategory = categories.includes(category) || (isOwn && /^[a-z]+$/.test(category));
  if (!isCategory) return `${category} is no category; choose one of ${categories.join(", ")}.`;
  if (existsSync(folder)) return `${home}/${category}/${slug} exists already.`;
  return isWordOfJavaScript(name) ? `${name} is a word of JavaScript; choose another noun.` : undefined;
}

function isWordOfJavaScript(name) {
  try {
    new Function(`"use strict"; const ${name} = 0;`);
    return false;
  } catch {
    return true;
  }
}
