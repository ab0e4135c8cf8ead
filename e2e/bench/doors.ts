// REST and MCP over HTTP, by both mounts, beside constants of the same size, and beside an earlier build.
import type { Service } from "#e2e/service";
import { type Asked, MCP, REST } from "./asked.ts";
import { type Cell, type Effort, type Measured, measure, median, spread } from "./fire.ts";
import {
  BARE_NEXT,
  BASELINE,
  bareApp,
  barePath,
  baseline,
  OWN_SERVER,
  STOCK,
  startBareNext,
  startBaseline,
  startOurs,
  THROUGH_NEXT,
} from "./servers.ts";
import { table } from "./table.ts";

const CONNECTIONS = [1, 8, 64];
const EFFORT: Effort = { rounds: 5, seconds: 0.8 };

export const rest = () => compare(REST, false);
export const mcp = () => compare(MCP, true);

type Compared = {
  readonly server: string;
  readonly service: Service;
  readonly pathOf: (asked: Asked) => string;
};

const same = ({ path }: Asked) => path;

async function compare(subjects: readonly Asked[], withStock: boolean): Promise<string> {
  const servers = await startAll(withStock);
  const measured = await measure(
    subjects.flatMap((subject) => cellsOf(subject, servers)),
    EFFORT,
  ).finally(() => Promise.all([...new Set(servers.map(({ service }) => service))].map((service) => service.stop())));
  const of = (name: string) => measured.filter(({ asked }) => asked.name === name);
  return subjects.map(({ name }) => tableOf(name, of(name))).join("\n\n");
}

async function startAll(withStock: boolean): Promise<readonly Compared[]> {
  const ours = await startOurs(OWN_SERVER);
  const app = await bareApp(ours);
  return [
    { server: OWN_SERVER, service: ours, pathOf: same },
    ...(baseline ? [{ server: BASELINE, service: await startBaseline(baseline), pathOf: same }] : []),
    { server: THROUGH_NEXT, service: await startOurs(THROUGH_NEXT), pathOf: same },
    { server: BARE_NEXT, service: await startBareNext(app), pathOf: barePath },
    // In a process of its own: it is still busy with what it was asked long after the last answer was awaited.
    ...(withStock ? [{ server: STOCK, service: await startBareNext(app), pathOf: same }] : []),
  ];
}

const cellsOf = (subject: Asked, servers: readonly Compared[]): Cell[] =>
  CONNECTIONS.flatMap((connections) =>
    servers.map(({ server, service: { url, pid }, pathOf }) => {
      return { server, asked: { ...subject, path: pathOf(subject) }, url, pid, connections };
    }),
  );

function tableOf(name: string, measured: readonly Measured[]): string {
  const servers = [...new Set(measured.map(({ server }) => server))];
  const heads = CONNECTIONS.flatMap((connections) => [`${connections} at once`, "", "× bare Next"]);
  const rows = servers.map((server) => {
    const own = measured.filter((cell) => cell.server === server);
    const processor = median(own.flatMap(({ shots }) => shots.map((shot) => shot.processor)));
    return [server, ...own.flatMap((cell) => figures(cell, measured)), processor.toFixed(0)];
  });
  return table([name, ...heads, "processor µs each"], rows);
}

function figures({ shots, connections }: Measured, measured: readonly Measured[]): string[] {
  const bare = measured.find((cell) => cell.server === BARE_NEXT && cell.connections === connections);
  const speeds = shots.map(({ perSecond }) => perSecond);
  // Each round beside the bare one of the same round: what the machine did meanwhile fell on both.
  const ratios = shots.map(({ perSecond }, round) => perSecond / (bare?.shots[round]?.perSecond ?? Number.NaN));
  return [`${median(speeds).toFixed(0)}/s`, `±${spread(speeds).toFixed(0)}%`, median(ratios).toFixed(2)];
}
