// REST and MCP over HTTP, by both mounts, beside constants of the same size.
import { type Asked, MCP, REST } from "./asked.ts";
import { type Cell, type Effort, type Measured, measure, median, spread } from "./fire.ts";
import {
  BARE_NEXT,
  BARE_NODE,
  barePath,
  bareServers,
  IN_FRONT,
  STOCK,
  startBareNext,
  startOurs,
  THROUGH_NEXT,
} from "./servers.ts";
import { table } from "./table.ts";

const CONNECTIONS = [1, 8, 64];
const EFFORT: Effort = { rounds: 3, seconds: 0.8 };

export const rest = () => compare(REST, []);
export const mcp = () => compare(MCP, [STOCK]);

async function compare(subjects: readonly Asked[], more: readonly string[]): Promise<string> {
  const [front, through] = [await startOurs(IN_FRONT), await startOurs(THROUGH_NEXT)];
  const { app, node } = await bareServers(front);
  const next = await startBareNext(app);
  const stock = more.includes(STOCK) ? [{ server: STOCK, service: next, bare: false }] : [];
  const servers = [
    { server: IN_FRONT, service: front, bare: false },
    { server: THROUGH_NEXT, service: through, bare: false },
    { server: BARE_NEXT, service: next, bare: true },
    ...stock,
    { server: BARE_NODE, service: node, bare: true },
  ];
  const cells = subjects.flatMap((subject) =>
    CONNECTIONS.flatMap((connections) =>
      servers.map(({ server, service: { url, pid }, bare }): Cell => {
        const asked = bare ? { ...subject, path: barePath(subject) } : subject;
        return { server, asked, url, pid, connections };
      }),
    ),
  );
  const measured = await measure(cells, EFFORT).finally(() =>
    Promise.all([front, through, node, next].map((one) => one.stop())),
  );
  return subjects
    .map(({ name }) =>
      tableOf(
        name,
        measured.filter(({ asked }) => asked.name === name),
      ),
    )
    .join("\n\n");
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
