// The corpus: bytes that no polite client sends, at the service as `npm start` starts it.
import { expect, test } from "@playwright/test";
import { post } from "../ask.ts";
import { type Service, startService } from "../service.ts";
import { CONNECTIONS } from "./corpus/connections.ts";
import { FRAMING } from "./corpus/framing.ts";
import { HEADERS } from "./corpus/headers.ts";
import { HOSTS } from "./corpus/hosts.ts";
import { METHODS } from "./corpus/methods.ts";
import { NEXT } from "./corpus/next.ts";
import { SLOW } from "./corpus/slow.ts";
import { TARGETS } from "./corpus/targets.ts";
import { complaintsAbout } from "./judge.ts";
import { speak } from "./speak.ts";

// Those that wait come first, all at once; the others go by in the meantime.
const CORPUS = [...SLOW, ...CONNECTIONS, ...TARGETS, ...HOSTS, ...METHODS, ...FRAMING, ...HEADERS, ...NEXT];
const AT_ONCE = 40;
const ALWAYS = "1000000";

test(`${CORPUS.length} hostile requests are each answered as they should be, and harm nothing`, async () => {
  test.setTimeout(120_000);
  const limits = { RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS };
  // Every case waits for its connection to close.
  const service = await startService({ ...limits, KEEP_ALIVE_SECONDS: "5" });
  try {
    expect(await complaints(service)).toEqual([]);
    expect(await health(service)).toEqual([200, 200, 200]);
    expect(unexpectedIn(service.output())).toEqual([]);
  } finally {
    await service.stop();
  }
});

test("every case has a name of its own", () => {
  const names = CORPUS.map(([name]) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

async function complaints({ port }: Service): Promise<string[]> {
  const waiting = CORPUS.slice();
  const found: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found.push(...complaintsAbout(next, await speak(port, next[1])));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

async function health({ url }: Service): Promise<number[]> {
  const answers = await Promise.all([
    fetch(`${url}/calculators/tip`),
    fetch(`${url}/api/ready`),
    post(url, "tip", '{"bill":80}'),
  ]);
  return answers.map(({ status }) => status);
}

/** A line for each request, and nothing that looks like a crash. */
const unexpectedIn = (output: string): string[] =>
  output.split("\n").filter((line) => /error|warning|⨯|^\s+at /i.test(line) && !line.startsWith('{"time"'));
