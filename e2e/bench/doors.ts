// REST and MCP over HTTP, by both mounts, beside constants of the same size.
import type { Service } from "#e2e/service";
import { type Asked, MCP, REST } from "./asked.ts";
import { type Cell, type Effort, type Measured, measure, median, spread } from "./fire.ts";
import {
  BARE_NAMED,
  BARE_NEXT,
  BARE_NODE,
  bareNamedPath,
  barePath,
  bareServers,
  OWN_SERVER,
  STOCK,
  startBareNext,
  startOurs,
  THROUGH_NEXT,
} from "./servers.ts";
import { table } from "./table.ts";

const CONNECTIONS = [1, 8, 64];
const EFFORT: Effort = { rounds: 5, seconds: 0.8 };

export const rest = () => compare(REST, []);
export const mcp = () => compare(MCP, [STOCK]);

type Compared = {
  readonly server: string;
  readonly service: Service;
  readonly pathOf: (asked: Asked) => string | undefined;
};

const same = ({ path }: Asked) => path;

async function compare(subjects: readonly Asked[], more: readonly string[]): Promise<string> {
  const servers = await startAll(more);
  const stopAll = () => Promise.all([...new Set(servers.map(({ service }) => service))].map((one) => one.stop()));
  const measured = await measure(
    subjects.flatMap((subject) => cellsOf(subject, servers)),
    EFFORT,
  ).finally(stopAll);
  const of = (name: string) => measured.filter(({ asked }) => asked.name === name);
  return subjects.map(({ name }) => tableOf(name, of(name))).join("\n\n");
}

async function startAll(more: readonly string[]): Promise<readonly Compared[]> {
  const [front, through] = [await startOurs(OWN_SERVER), await startOurs(THROUGH_NEXT)];
  const { app, node } = await bareServers(front);
  const next = await startBareNext(app);
  return [
    { server: OWN_SERVER, service: front, pathOf: same },
    { server: THROUGH_NEXT, service: through, pathOf: same },
    { server: BARE_NEXT, service: next, pathOf: barePath },
    { server: BARE_NAMED, service: next, pathOf: bareNamedPath },
    ...more.map((server) => ({ server, service: next, pathOf: same })),
    { server: BARE_NODE, service: node, pathOf: barePath },
  ];
}

function cellsOf(subject: Asked, servers: readonly Compared[]): Cell[] {
  return CONNECTIONS.flatMap((connections) =>
    servers.flatMap(({ server, service: { url, pid }, pathOf }) => {
      const path = pathOf(subject);
      return path === undefined ? [] : [{ server, asked: { ...subject, path }, url, pid, connections }];
    }),
  );
}

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
