// Prints what pages cost, after `npm run build`: bytes of every page; with `--timings` also what Lighthouse and a slowed
// Chromium make of some. Ends with 1 where a budget is broken.
import { timings } from "./timings.mjs";
import { budgetOf, GROWTH, growth, weights } from "./weight.mjs";

const rows = weights().sort((a, b) => b.scripts + b.html - a.scripts - a.html);
const broken = [];

print(["page", ...Object.keys(budgetOf("/"))]);
for (const { path, ...cost } of rows) {
  const budget = budgetOf(path);
  const over = Object.keys(budget).filter((what) => cost[what] > budget[what]);
  broken.push(...over.map((what) => `${path}: ${what} ${cost[what]} over ${budget[what]}`));
  print([path, ...Object.keys(budget).map((what) => cost[what])]);
}

const more = growth();
console.log(`\nA further calculator adds ${more} bytes to a page, of ${GROWTH}.`);
if (more > GROWTH) broken.push(`growth ${more} over ${GROWTH}`);
if (process.argv.includes("--timings")) broken.push(...(await timings(print)));

if (broken.length > 0) {
  console.error(`\nOver budget:\n  ${broken.join("\n  ")}`);
  process.exit(1);
}

function print([first, ...rest]) {
  console.log(String(first).padEnd(44) + rest.map((value) => String(value).padStart(10)).join(""));
}
