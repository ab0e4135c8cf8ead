// WORKERS: so many processes answer at one port. The one that starts them answers nothing itself: it hands out connections in turn,
// counts callers for all, and starts another worker for one that ends.
import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { countForWorkers } from "#lib/doors/limits";

const PAUSE_MS = 1_000;

/** Which of the workers this process is, from 0. */
export const seat = (): number => Number(process.env.WORKER_SEAT ?? 0);

export function lead(workers: number, exec: string): void {
  let [hasListened, isStopping] = [false, false];
  const secret = randomBytes(32).toString("hex");
  cluster.setupPrimary({ exec, args: [] });
  cluster.once("listening", () => {
    hasListened = true;
  });
  countForWorkers();
  for (let place = 0; place < workers; place++) start(place);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

  function start(place: number): void {
    if (isStopping) return;
    cluster.fork({ WORKER_SEAT: place, WORKER_SECRET: secret }).once("exit", (code, signal) => {
      // It has said itself why it can't start, such as a port that is taken.
      if (!hasListened) process.exit(code || 1);
      if (isStopping) return endWithTheLast();
      console.error(`Worker ${place + 1} of ${workers} ended (${signal ?? code}). Another one starts.`);
      setTimeout(() => start(place), PAUSE_MS);
    });
  }

  function stop(): void {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    endWithTheLast();
  }
}

function endWithTheLast(): void {
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
}
