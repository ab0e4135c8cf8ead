// `npm run facts` against a server that misbehaves, and against files: whatever is doubtful leaves the old file as it was.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PUBLICATIONS } from "#facts/series/publications";
import { FIGURES, statCan } from "#facts/series/published.fixture";
import { csvOf, laterMonth } from "#facts/series/rows";
import { download } from "./download.ts";
import { update } from "./facts.ts";

let calls = 0;
const server = createServer(({ url }, answer) => {
  calls += 1;
  if (url === "/recovers") return calls < 3 ? answer.writeHead(503).end() : answer.end(statCan(FIGURES));
  if (url === "/html") return answer.setHeader("content-type", "text/html").end("<html>Please wait</html>");
  if (url === "/gone") return answer.writeHead(404).end();
  if (url === "/large") return answer.end("x".repeat(5000));
  if (url === "/half") {
    answer.writeHead(200, { "content-length": "9999" });
    return answer.write(statCan(FIGURES).slice(0, 300), () => answer.destroy());
  }
  return undefined;
});
let address = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = 0;
});

const quick = { seconds: 20, pause: 10, bytes: 4000 };

it.each([
  ["/recovers", 3, /vectorDataPoint/],
  ["/gone", 1, /answered 404/],
  ["/silent", 3, /took longer than 0.3 seconds, 3 times/],
  ["/half", 3, /broke off, 3 times/],
  ["/large", 1, /more than 0.004 MB/],
])("%s is asked for %i times", async (path, times, says) => {
  const seconds = path === "/silent" ? 0.3 : quick.seconds;
  const got = await download(address + path, { ...quick, seconds });
  expect("text" in got ? got.text : got.refused).toMatch(says);
  expect(calls).toBe(times);
});

const canada = PUBLICATIONS["canada-cpi"] ?? expect.fail("canada-cpi is gone");
const rows = FIGURES.slice(0, 12).map((value, i) => ({
  month: laterMonth("2025-07", i),
  value,
  base: "2002",
  read: "2026-09-01",
}));

function folder(): string {
  const home = mkdtempSync(join(tmpdir(), "facts-"));
  writeFileSync(join(home, "canada-cpi.csv"), csvOf(rows));
  return home;
}
const inHome = (home: string) => readFileSync(join(home, "canada-cpi.csv"), "utf8");

it("adds what is new to both files and says so", async () => {
  const home = folder();
  const file = join(home, "download.json");
  writeFileSync(file, statCan(FIGURES));
  const said = await update("canada-cpi", canada, { today: "2026-11-26", file, home });
  expect(said).toBe("Added July 2026 102.1, August 2026 102.4. It ends in August 2026.");
  expect(inHome(home)).toContain("2026-08,102.4,2002,2026-11-26\n");
  expect(readFileSync(join(home, "canada-cpi.ts"), "utf8")).toContain('export const last = "2026-08";');
});

it.each([
  ["/html", /^This is a web page, not figures\..* Nothing was changed\.$/],
  ["/gone", /answered 404\. Check the address\. Nothing was changed\.$/],
])("%s changes nothing", async (path, says) => {
  const home = folder();
  const before = process.exitCode;
  expect(await update("canada-cpi", { ...canada, url: address + path }, { today: "2026-11-26", home })).toMatch(says);
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
  expect(inHome(home)).toBe(csvOf(rows));
});
