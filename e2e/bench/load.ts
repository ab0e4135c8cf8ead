// Two minutes of calculations at a fixed rate, then five times what the server can take, and how soon it is well again;
// beside a bare Next handler. Latencies at a fixed rate count from when a request was due (autocannon corrects them).
import autocannon, { type Result } from "autocannon";
import type { Service } from "#e2e/service";
import { type Asked, REST } from "./asked.ts";
import { memoryOf } from "./fire.ts";
import { BARE_NEXT, bareApp, barePath, OWN_SERVER, startBareNext, startOurs, THROUGH_NEXT } from "./servers.ts";
import { table } from "./table.ts";

const STEADY = { overallRate: 300, connections: 16, duration: 120 };
const MOST = { connections: 64, duration: 5 };
const OVERLOAD = { duration: 10, times: 5, connections: 1000 };
const RECOVERY_MS = 2000;

type Subject = { readonly name: string; readonly service: Service; readonly asked: Asked };

export async function load(): Promise<string> {
  const [calculate] = REST;
  if (!calculate) return "";
  const front = await startOurs(OWN_SERVER);
  const services = [front, await startOurs(THROUGH_NEXT), await startBareNext(await bareApp(front))];
  const names = [OWN_SERVER, THROUGH_NEXT, BARE_NEXT];
  const subjects = services.map((service, i): Subject => {
    const asked = i === 2 ? { ...calculate, path: barePath(calculate) } : calculate;
    return { name: names[i] ?? "", service, asked };
  });
  try {
    return [await steadily(subjects), await overloaded(subjects)].join("\n\n");
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** One after another, so that none has to share what the loader leaves of the machine. */
async function steadily(subjects: readonly Subject[]): Promise<string> {
  const rows = [];
  for (const { name, service, asked } of subjects) {
    const before = memoryOf(service.pid);
    const samples: number[] = [];
    const watch = setInterval(() => samples.push(memoryOf(service.pid)), 10_000);
    const run = await autocannon({ ...sent(asked, service), ...STEADY });
    clearInterval(watch);
    rows.push([name, ...latencies(run), before.toFixed(0), samples.map((megabytes) => megabytes.toFixed(0)).join(" ")]);
  }
  const heads = [`${STEADY.overallRate} a second for ${STEADY.duration} s`, "answered", "errors", "p50 ms", "p99 ms"];
  return table([...heads, "MB before", "and every ten seconds"], rows);
}

async function overloaded(subjects: readonly Subject[]): Promise<string> {
  const rows = [];
  for (const { name, service, asked } of subjects) {
    const target = sent(asked, service);
    const most = await autocannon({ ...target, ...MOST });
    const capacity = Math.round(most.requests.total / most.duration);
    const waits: number[] = [];
    const { connections, duration, times } = OVERLOAD;
    const running = autocannon({ ...target, connections, duration, overallRate: capacity * times });
    running.on("response", (_client, status, _bytes, ms) => {
      if (status === 200) waits.push(ms);
    });
    const run = await running;
    await new Promise((resume) => setTimeout(resume, RECOVERY_MS));
    const after = await autocannon({ ...target, overallRate: Math.round(capacity / 3), connections: 8, duration: 3 });
    const refused = run.statusCodeStats["429"]?.count ?? 0;
    rows.push([
      name,
      String(capacity),
      String(waits.length),
      percentile(waits, 0.99).toFixed(0),
      String(refused),
      String(run.errors + run.non2xx - refused),
      `${after.latency.p99.toFixed(0)}, ${after.non2xx + after.errors} refused`,
    ]);
  }
  const heads = ["five times the most for ten seconds", "the most a second", "accepted", "p99 ms", "429", "other"];
  return table([...heads, "p99 ms two seconds later"], rows);
}

function sent({ method, headers = {}, body = "", path }: Asked, { url }: Service) {
  return { method, headers, body, url: url + path };
}

const latencies = ({ requests, errors, non2xx, latency }: Result): string[] => [
  String(requests.total),
  String(errors + non2xx),
  latency.p50.toFixed(0),
  latency.p99.toFixed(0),
];

const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
