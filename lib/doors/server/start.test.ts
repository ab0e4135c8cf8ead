// `npm start` as an owner runs it: when it builds, which settings hold, and whether SIGTERM reaches the server.
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolder } from "./start.fixture.ts";

let folder: ReturnType<typeof openFolder>;
beforeEach(() => {
  folder = openFolder();
});
afterEach(() => folder.remove());

const whyBuilt = (said: string) => /^(.*) Building\.$/m.exec(said)?.[1];

test("SIGTERM ends the server, and npm with its exit code", async () => {
  const { code, serving } = await folder.start();
  expect(code).toBe(0);
  expect(() => process.kill(serving.serves, 0)).toThrow("ESRCH");
});

test("it builds once, and again after an upgrade", async () => {
  expect(whyBuilt((await folder.start()).said)).toBe("There is no build yet.");
  folder.write("app/page.test.tsx", "2");
  folder.write("public/embed/tip.js", "made by the build");
  expect(whyBuilt((await folder.start()).said)).toBeUndefined();
  folder.write("app/page.tsx", "2");
  expect(whyBuilt((await folder.start()).said)).toBe("The sources have changed since the last build.");
  folder.remove(".build/made-from.json");
  expect(whyBuilt((await folder.start()).said)).toBe("The build does not say what it was made from.");
  expect(whyBuilt((await folder.start()).said)).toBeUndefined();
});

test("it builds again after a change of .env that pages show, and not after one that they don't", async () => {
  await folder.start();
  folder.write(".env", "RATE_LIMIT_PER_MINUTE=7\n");
  const limited = await folder.start();
  expect([whyBuilt(limited.said), limited.serving.RATE_LIMIT_PER_MINUTE]).toEqual([undefined, "7"]);
  folder.write(".env", "SITE_NAME=Sums # ours\n");
  const named = await folder.start();
  expect([whyBuilt(named.said), named.serving.SITE_NAME]).toEqual([
    "Since the last build, these have changed: SITE_NAME.",
    "Sums",
  ]);
  expect(whyBuilt((await folder.start()).said)).toBeUndefined();
  folder.write(".env", "");
  expect(whyBuilt((await folder.start()).said)).toBe("Since the last build, these have changed: SITE_NAME.");
});

test("the environment comes before .env; what was given to the build alone stays", async () => {
  folder.write(".env", "SITE_NAME=Sums\n");
  expect((await folder.start({ SITE_NAME: "Totals" })).serving.SITE_NAME).toBe("Totals");
  folder.remove(".env");
  expect(whyBuilt((await folder.start()).said)).toBeUndefined();
});

test("without sources, as in a container, the build serves as it is", async () => {
  await folder.start();
  folder.remove("app");
  const { said, code } = await folder.start({ SITE_NAME: "Sums" });
  expect([whyBuilt(said), code]).toEqual([undefined, 0]);
});
