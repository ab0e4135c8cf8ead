// Prints what pages cost, after `npm run build`: bytes of every page; with `--timings` also what Lighthouse and a slowed
// Chromium make of some. Ends with 1 where a budget is broken.
import { timings } from "./timings.mjs";
import { BUDGET, GROWTH, growth, weights } from "./weight.mjs";

const rows = weights().sort((a, b) => b.scripts + b.html - a.scripts - a.html);
const broken = [];

print(["page", ...Object.keys(BUDGET)]);
for (const { path, ...cost } of rows) {
  const over = Object.keys(BUDGET).filter((what) => cost[what] > BUDGET[what]);
  broken.push(...over.map((what) => `${path}: ${what} ${cost[what]} over ${BUDGET[what]}`));
  print([path, ...Object.keys(BUDGET).map((what) => cost[what])]);
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
