import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES } from "./variables.ts";

const root = join(import.meta.dirname, "..", "..");
const compose = readFileSync(join(root, "compose.yaml"), "utf8");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

/** The variables that stand in a mapping of that name. */
function sectionOf(name: string, text: string): string[] {
  const [, , body = ""] = new RegExp(`^( +)${name}:\\n((?:\\1 +.*\\n)+)`, "m").exec(text) ?? [];
  return Array.from(body.matchAll(/^ +([A-Z_]+):/gm), ([, variable = ""]) => variable);
}
const [app = "", store = "", proxy = ""] = compose.split(/^ {2}(?=(?:app|store|proxy):$)/m).slice(1);

/** The platform sets these itself. */
const NOT_THE_OWNERS = ["VERCEL_PROJECT_PRODUCTION_URL", "KV_REST_API_URL", "KV_REST_API_TOKEN"];

test("every setting of the owner reaches the service", () => {
  const owners = VARIABLES.filter((name) => !NOT_THE_OWNERS.includes(name));
  expect(sectionOf("environment", app).sort()).toEqual([...owners].sort());
});

test("the address is SITE_URL, or else the proxy's", () => {
  expect(app.match(/ SITE_URL: \$\{SITE_URL:-https:\/\/\$\{SITE_ADDRESS:-localhost\}\}\n/g)).toHaveLength(2);
});

test.each([
  ["app", app],
  ["store", store],
  ["proxy", proxy],
])("%s may do no more than it needs", (_, service) => {
  const hardened = /^x-hardened: &hardened\n(?: .+\n)+/m.exec(compose)?.[0];
  for (const line of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "max-size:", "max-file:"]) {
    expect(hardened).toContain(line);
  }
  for (const line of ["<<: *hardened", "mem_limit:", "cpus:", "pids_limit:"]) expect(service).toContain(line);
});

test("images are named by tag and digest", () => {
  const images = Array.from(
    `${compose}${dockerfile}`.matchAll(/^(?: +image: |FROM )(\S+)/gm),
    ([, image = ""]) => image,
  );
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[a-z/]+:[\d.]+-(?:alpine|slim)@sha256:[\da-f]{64}$/);
});
