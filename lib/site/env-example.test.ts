import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVariables, VARIABLES } from "./variables.ts";

const example = readFileSync(join(import.meta.dirname, "..", "..", ".env.example"), "utf8");
const named = Array.from(
  example.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm),
  ([, name = "", value = ""]) => [name, value] as const,
);

/** The platform sets these itself. */
const NOT_THE_OWNERS = ["VERCEL_PROJECT_PRODUCTION_URL", "KV_REST_API_URL", "KV_REST_API_TOKEN"];

test(".env.example names every variable that is read, once, and no other", () => {
  const owners = VARIABLES.filter((name) => !NOT_THE_OWNERS.includes(name));
  expect(named.map(([name]) => name).sort()).toEqual([...owners].sort());
});

test("what stands there is the default", () => {
  const asGiven = readVariables(Object.fromEntries(named));
  const defaults = readVariables({});
  for (const [name, value] of named.filter(([, value]) => value !== "")) {
    if (name in defaults) expect(asGiven, name).toMatchObject({ [name]: Reflect.get(defaults, name) });
    else expect(value, name).toMatch(/^http:\/\/localhost:3000$|^Ready Reckoner$|^USD$|^en-US$/);
  }
});
