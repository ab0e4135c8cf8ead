// No one's work keeps others waiting: the slowest accepted input of each calculator, its longest table and its searches, and the lists of
// all, as far as a short search finds them. `npm run everything` searches longer (COST_SECONDS for each); `npm run slow` and `npm run work`
// print the figures. The bounds are three times what is promised, because other work on the machine slows this, too.
import { expect, test } from "vitest";
import { toolsOf } from "#e2e/sets";
import { isRefusal, type Raw } from "#engine";
import { writeTools } from "#lib/mcp";
import { calculation, toolCatalogue } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { slowest } from "./slowest.ts";
import { listed } from "./subjects.ts";
import { largestTable, searches } from "./work.ts";

const { PROOF, COST_SECONDS = PROOF === "all" ? "4" : "0.2" } = process.env;
const ALLOWANCE = 3;
const LONGEST_JOB_MS = 50 * ALLOWANCE;
const LONGEST_TURN_MS = 20 * ALLOWANCE;
/** With all turns of all searches on a busy machine. */
const LONGEST_SEARCH_MS = 600_000;
const MOST_BYTES = 64_000;
const ALL = Number.POSITIVE_INFINITY;
const EFFORT = PROOF === "all" ? { searches: ALL, turns: ALL } : { searches: 2, turns: 30 };

const tools = listed.map((entry) => ({ slug: entry.calculator.slug, entry }));
/** In `npm test` every third, in .ci/run those that are due. */
const due = toolsOf(tools, 3);

test.each(due)("$slug takes no longer than others can wait", ({ entry }) => judge(entry), LONGEST_SEARCH_MS);

function judge(entry: Entry): void {
  const { raw, ms } = slowest(entry.calculator, Number(COST_SECONDS));
  const asked = JSON.stringify(raw);
  expect(ms, `milliseconds for ${asked}`).toBeLessThan(LONGEST_JOB_MS);
  const answer = calculation(entry, raw, site(), new Date());
  if (isRefusal(answer)) throw new Error(`${asked} is refused`);
  const { tables: _, ...rest } = answer;
  expect(Buffer.byteLength(JSON.stringify(rest)), `bytes for ${asked}`).toBeLessThan(MOST_BYTES);
  // The collector of garbage has its own times, so what seems long is tried again.
  const turn = [1, 3].reduce(
    (least, attempts) => (least < LONGEST_TURN_MS ? least : longestTurn(entry, raw, attempts)),
    Infinity,
  );
  expect(turn, `milliseconds of a turn for ${asked}`).toBeLessThan(LONGEST_TURN_MS);
}

function longestTurn(entry: Entry, raw: Raw, attempts: number): number {
  const effort = { ...EFFORT, attempts };
  const long = [largestTable(entry, raw, effort), ...searches(entry, raw, effort)];
  return Math.max(...long.map(({ turn }) => turn));
}

test.each([
  ["REST", (pause: () => Promise<void>) => toolCatalogue(catalogue(), site(), { pause, query: "" })],
  ["MCP", (pause: () => Promise<void>) => writeTools(catalogue(), site(), pause)],
])("the list of %s is written in turns that others can wait for", async (_, write) => {
  const longest: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const turns: number[] = [];
    let began = process.cpuUsage();
    await write(async () => {
      const { user, system } = process.cpuUsage(began);
      turns.push((user + system) / 1000);
      began = process.cpuUsage();
    });
    longest.push(Math.max(...turns));
  }
  expect(Math.min(...longest), "milliseconds of a turn").toBeLessThan(LONGEST_TURN_MS);
});
