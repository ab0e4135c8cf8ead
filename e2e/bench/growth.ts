// What more calculators cost: builds of 10, 100 and 1,000, asked the same. The lists grow with the catalogue, as they
// must; nothing else may.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Service } from "#e2e/service";
import { MCP, REST } from "./asked.ts";
import { type Cell, type Measured, measure, median, spread } from "./fire.ts";
import { buildGrown } from "./grown.ts";
import { OWN_SERVER, startOurs, THROUGH_NEXT } from "./servers.ts";
import { table } from "./table.ts";

const COUNTS = [10, 100, 1000];
const SUBJECTS = [...REST, ...MCP];

export async function growth(): Promise<string> {
  const built = [];
  for (const count of COUNTS) built.push({ count, ...(await buildGrown(count)) });
  const services: (Service & { readonly count: number; readonly mount: string })[] = [];
  for (const { count, dir } of built) {
    for (const mount of [OWN_SERVER, THROUGH_NEXT]) services.push({ count, mount, ...(await startOurs(mount, dir)) });
  }
  const cells = SUBJECTS.flatMap((asked) =>
    services.map(({ mount, url, pid, count }): Cell & { count: number } => ({
      server: mount,
      asked,
      url,
      pid,
      count,
      connections: 8,
    })),
  );
  const measured = await measure(cells, { rounds: 3, seconds: 1 }).finally(() =>
    Promise.all(services.map(({ stop }) => stop())),
  );
  const speeds = [OWN_SERVER, THROUGH_NEXT].flatMap((mount) =>
    SUBJECTS.map(({ name }) => [
      `${name}, ${mount}`,
      ...measured.filter(({ server, asked }) => server === mount && asked.name === name).flatMap(figures),
    ]),
  );
  const heads = COUNTS.flatMap((count) => [String(count), ""]);
  const builds = built.map(({ count, dir, seconds }) => [String(count), seconds.toFixed(0), pageOf(dir)]);
  return [
    table(["a second, 8 at once, with calculators", ...heads], speeds),
    table(["calculators", "seconds to build", "page of one: scripts, styles, HTML, bytes gzipped"], builds),
  ].join("\n\n");
}

function figures({ shots }: Measured): string[] {
  const speeds = shots.map(({ perSecond }) => perSecond);
  return [median(speeds).toFixed(0), `±${spread(speeds).toFixed(0)}%`];
}

/** As the budget tells it, which stands in the copy too. */
function pageOf(dir: string): string {
  const { stdout } = spawnSync(process.execPath, [join(dir, "e2e", "budget.mjs"), "/calculators/tip"], {
    encoding: "utf8",
  });
  const line = stdout.split("\n").find((told) => told.startsWith("/calculators/tip ")) ?? "";
  return line.split(/\s+/).slice(1, 4).join(", ");
}
