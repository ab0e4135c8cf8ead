// A second opinion on every exchange between the tests and a service: Prism's, which knows nothing but the OpenAPI
// document. An answer that is not as described is a fault. So is a request that the document refuses and the service
// takes; where both refuse it, they agree. Prism reads a JSON body and writes it anew, so it cannot pass on a faulty one:
// each request goes to the service itself, and then to Prism, before which we stand in for the service with its answer.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type Answered, type Asked, ask, relay } from "./relay.ts";
import type { Service } from "./service.ts";

const file = join(import.meta.dirname, "..", "lib", "doors", "routes", "openapi.json");

/** The same service; its `stop` also throws what Prism and the service did not agree on. */
export async function watchedByPrism(service: Service): Promise<Service> {
  const prism = await startPrism();
  const seen = { judged: 0, refused: 0, passed: 0 };
  const faults = new Set<string>();
  const front = await relay(async (asked) => {
    const answered = await ask(service.port, asked);
    if (isDescribed(asked)) {
      const verdict = judge(asked, answered, await prism.see(asked, answered));
      seen.judged++;
      seen.refused += verdict.refused ? 1 : 0;
      for (const fault of verdict.faults) faults.add(fault);
    } else seen.passed++;
    return answered;
  });
  const stop = async (patienceMs?: number) => {
    front.stop();
    const [ended] = await Promise.all([service.stop(patienceMs), prism.stop()]);
    console.log(
      `Prism judged ${seen.judged} exchanges, ${seen.refused} refused by both. ${seen.passed} it cannot judge.`,
    );
    if (faults.size > 0) throw new Error([...faults].join("\n"));
    return ended;
  };
  return { ...service, port: front.port, url: `http://127.0.0.1:${front.port}`, stop };
}

type Described = { readonly paths: Readonly<Record<string, object>> };

const { paths }: Described = JSON.parse(readFileSync(file, "utf8"));
const described = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => new RegExp(`^${method} ${path.replace("{slug}", "[^/]+")}$`, "i")),
);

/** Pages, HEAD, OPTIONS and other methods are none of the document's matter. */
function isDescribed({ method, url }: Asked): boolean {
  const [path] = url.split("?");
  return described.some((operation) => operation.test(`${method} ${path}`));
}

type Violation = { readonly location: readonly string[]; readonly message: string };

function judge({ method, url }: Asked, { status }: Answered, opinion: Answered) {
  const violations: readonly Violation[] = JSON.parse(String(opinion.headers["sl-violations"] ?? "[]"));
  const unread = opinion.headers[TICKET] === undefined;
  const ofRequest = violations.filter(({ location }) => location[0] === "request");
  const refused = status >= 400 && (unread || ofRequest.length > 0);
  const faults = violations.filter((violation) => !(refused && ofRequest.includes(violation)));
  const messages = faults.map(({ location, message }) => `${location.join(".")}: ${message}`);
  if (unread && !refused) messages.push(`Prism cannot read what the service takes: ${opinion.body}`);
  return { refused, faults: messages.map((fault) => `${method} ${url} ${status}: ${fault}`) };
}

/** By which the stand-in knows which answer to give. It gives it back, so an answer without one is Prism's own. */
const TICKET = "x-ticket";

async function startPrism() {
  const service = await standIn();
  const port = await freePort();
  const upstream = `http://127.0.0.1:${service.port}`;
  const child = spawn("prism", ["proxy", file, upstream, "--port", String(port), "--cors=false"]);
  await listening(child);
  const see = ({ headers, ...asked }: Asked, answered: Answered) =>
    service.answering(answered, (ticket) =>
      ask(port, { ...asked, headers: { ...framedByLength(headers, asked.body), [TICKET]: ticket } }),
    );
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill();
    await gone;
    service.stop();
  };
  return { see, stop };
}

/** Prism passes a chunked body on with its length as well, which no one may accept. */
function framedByLength({ "transfer-encoding": _chunked, ...headers }: Asked["headers"], body: Buffer) {
  return body.length > 0 ? { ...headers, "content-length": String(body.length) } : headers;
}

/** Gives each request the answer that the service gave before. */
async function standIn() {
  const answers = new Map<string, Answered>();
  const { port, stop } = await relay(async ({ headers }) => {
    const ticket = String(headers[TICKET]);
    const answered = answers.get(ticket);
    if (!answered) throw new Error(`There is no ticket ${ticket}.`);
    return { ...answered, headers: { ...answered.headers, [TICKET]: ticket } };
  });
  let tickets = 0;
  async function answering<T>(answered: Answered, work: (ticket: string) => Promise<T>): Promise<T> {
    const ticket = String(++tickets);
    answers.set(ticket, answered);
    return work(ticket).finally(() => answers.delete(ticket));
  }
  return { port, stop, answering };
}

function listening(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (output.includes("is listening")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`Prism has stopped:\n${output}`)));
  });
}
