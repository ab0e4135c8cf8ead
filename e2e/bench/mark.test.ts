// A service that answers as ours does is marked right, and one that is a cent off is found out.
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { isRefusal } from "#engine";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import mark from "./mark.ts";

type Values = Readonly<Record<string, string>>;

async function served<T>(bend: (values: Values) => Values, ask: (url: string) => Promise<T>): Promise<T> {
  let answered = 0;
  const server = createServer(async (request, response) => {
    // At first it has no time, as a service with a limit.
    if (answered++ === 0) return void response.writeHead(429, { "retry-after": "0" }).end();
    const entry = await catalogue().findOpen(request.url?.split("/")[3] ?? "");
    const body = (await request.toArray()).join("");
    const answer = entry && calculation(entry, JSON.parse(body), site(), new Date());
    if (!answer || isRefusal(answer)) return void response.writeHead(400).end("{}");
    response.end(JSON.stringify({ ...answer, values: bend(answer.values) }));
  });
  // On a busy machine a connection would be closed just when it is used again.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  try {
    return await ask(`http://127.0.0.1:${address.port}`);
  } finally {
    server.close();
  }
}

const ASKED = ["tip", "percentage", "mortgage"];

test("a service that answers as ours does has every figure right", async () => {
  const report = await served(
    (values) => values,
    (url) => mark(url, ...ASKED),
  );
  expect(report).toMatch(/^together +\d{2,} +0$/m);
  expect(report).toMatch(/^mortgage +\d+ +0$/m);
});

test("one that is a cent off in tips is found out, and only there", async () => {
  const dearer = ({ tip, ...values }: Values) => (tip ? { ...values, tip: (Number(tip) + 0.01).toFixed(2) } : values);
  const report = await served(dearer, (url) => mark(url, ...ASKED));
  expect(report).toMatch(/^tip +\d+ +[1-9]\d*$/m);
  expect(report).toMatch(/^percentage +\d+ +0$/m);
  expect(report).toContain("tip 12.34, not 12.33");
});

test("one that has no answer has none right, and no service is not marked", async () => {
  expect(
    await served(
      () => ({}),
      (url) => mark(`${url}/nowhere/`, "bmi"),
    ),
  ).toMatch(/^bmi +\d+ +\d+$/m);
  expect(await mark("nowhere")).toContain("Name a service");
});
