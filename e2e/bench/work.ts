// What the largest table and the longest search that REST accepts take of a processor, for each calculator, slowest first:
// for where a form begins and for the corners of its bounds. WORK_ONLY=apr,loan tries these alone.
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { start } from "#calculators/suite/start";
import { calculate, formatNumber, isRefusal, markable, present, type Raw, solvable, USD } from "#engine";
import type { Entry } from "#lib/catalogue";
import { answerSolve, answerTable, readSolve, readTable } from "#lib/service";
import { site } from "#lib/site";
import { listed } from "./subjects.ts";
import { table } from "./table.ts";

const { WORK_ONLY = "" } = process.env;
const ROWS = 101;
/** Until the engine has compiled what is slow. */
const ATTEMPTS = 10;
const MOST_TRIED = 3;

export default function work(): string {
  const chosen = listed.filter(({ calculator: { slug } }) => WORK_ONLY === "" || WORK_ONLY.split(",").includes(slug));
  const rows = chosen.map((entry) => ({ slug: entry.calculator.slug, ...slowest(entry) }));
  const last = (one: (typeof rows)[number]) => Math.max(one.table, one.solve);
  return table(
    ["calculator", "rows", "table ms", "solve ms"],
    rows
      .sort((a, b) => last(b) - last(a))
      .map(({ slug, rows, table, solve }) => [slug, String(rows), inPrint(table), inPrint(solve)]),
  );
}

const inPrint = (ms: number) => formatNumber(ms, { digits: 1 });

function slowest(entry: Entry) {
  const { calculator } = entry;
  const all = [start(calculator), ...cornersAlone(calculator), ...cornersTogether(calculator)];
  const costs = all.flatMap((raw) => {
    const began = process.cpuUsage();
    const isAccepted = !isRefusal(calculate(calculator, raw));
    return isAccepted ? [{ raw, cost: process.cpuUsage(began).user }] : [];
  });
  const slowestFirst = costs.sort((a, b) => b.cost - a.cost).slice(0, MOST_TRIED);
  const accepted = [start(calculator), ...slowestFirst.map(({ raw }) => raw)];
  const tables = accepted.map((raw) => largestTable(entry, raw)).sort((a, b) => b.ms - a.ms);
  const solves = accepted.slice(0, 2).flatMap((raw) => searches(entry, raw));
  return { rows: tables[0]?.rows ?? 0, table: tables[0]?.ms ?? 0, solve: Math.max(0, ...solves) };
}

/** As many rows of these inputs as are accepted. */
function largestTable(entry: Entry, inputs: Raw) {
  const [name = "", value] = Object.entries(inputs)[0] ?? [];
  for (let rows = ROWS; rows > 0; rows--) {
    const request = readTable(entry.calculator, { inputs, vary: { [name]: Array(rows).fill(value) } });
    if ("code" in request) throw new Error(request.message);
    const run = () => answerTable(entry, request, site(), new Date());
    const answer = run();
    if (!("code" in answer)) return { rows, ms: spent(run) };
    // "This table has 101 rows, and with these inputs 12 fit"
    rows = Math.min(rows, Number(/ (\d+) fit/.exec(answer.message)?.[1]) + 1);
  }
  return { rows: 0, ms: 0 };
}

function searches(entry: Entry, inputs: Raw): readonly number[] {
  const { calculator } = entry;
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) return [];
  const [output = ""] = markable(calculator, answer).map(([name]) => name);
  const value = present(calculator, answer, USD).figures.find(({ name }) => name === output)?.value ?? "";
  if (!/^-?\d{1,12}(\.|$)/.test(value)) return [];
  const want = { [output]: (Number(value) * 1.1).toFixed(2) };
  return solvable(calculator, answer.texts).flatMap(([by]) => {
    const request = readSolve(calculator, { inputs, want, by }, site());
    const run = () => ("code" in request ? request : answerSolve(entry, request, site(), new Date()));
    return "code" in run() ? [] : [spent(run)];
  });
}

/** The best of some attempts: what else the machine does is not counted. */
function spent(run: () => unknown): number {
  const attempts = Array.from({ length: ATTEMPTS }, () => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...attempts);
}
