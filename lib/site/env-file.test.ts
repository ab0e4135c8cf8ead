// Every setting of the owner's holds when it is written into .env, as it does in the environment.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readVariables, VARIABLES } from "./variables.ts";

const reader = join(import.meta.dirname, "..", "build", "env-file.mjs");
const folder = mkdtempSync(join(tmpdir(), "env-"));
afterAll(() => rmSync(folder, { recursive: true }));

const GIVEN: Readonly<Record<string, string>> = {
  SITE_URL: "https://sums.example",
  SITE_NAME: "Sums & Co",
  SITE_CONTACT: "me@sums.example",
  PRIVACY_NOTE: "Sums Ltd. runs this site.",
  TERMS_NOTE: "English law applies.",
  SUPPORT_NOTE: "We answer within two days.",
  REGION: "de-DE",
  CURRENCY: "CHF",
  OFFLINE: "false",
  DRAFTS: "true",
  DRAFTS_SECRET: "sixteen-letters-x",
  AI_API_ENABLED: "false",
  AI_CLOSED_CALCULATORS: "tip, mortgage",
  RATE_LIMIT_PER_MINUTE: "7",
  MAX_BODY_BYTES: "1000",
  MCP_RATE_LIMIT_PER_MINUTE: "8",
  MCP_MAX_BODY_BYTES: "2000",
  TRUSTED_PROXY_HOPS: "2",
  KEEP_ALIVE_SECONDS: "30",
  WORKERS: "2",
  METRICS_ADDRESS: "127.0.0.1:9464",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318",
  OTEL_EXPORTER_OTLP_HEADERS: "api-key=123",
  OTEL_SERVICE_NAME: "sums",
  HIGHER_LIMIT_NETWORKS: "203.0.113.0/24",
  HIGHER_LIMIT_PER_MINUTE: "900",
  OPENAI_APPS_CHALLENGE: "a-token",
  MCP_REGISTRY_AUTH: "v=MCPv1; k=ed25519; p=abc",
  UPSTASH_REDIS_REST_URL: "https://store.example",
  UPSTASH_REDIS_REST_TOKEN: "to$ken",
  REDIS_URL: "redis://:pa$word@localhost:6379",
};
/** The platform sets these itself. */
const NOT_THE_OWNERS = ["VERCEL_PROJECT_PRODUCTION_URL", "KV_REST_API_URL", "KV_REST_API_TOKEN"];

/** The environment of a process that starts with `environment` and reads .env. */
function readIn(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  writeFileSync(
    join(folder, ".env"),
    Object.entries(GIVEN)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const script = `import { readEnvFile } from ${JSON.stringify(reader)};
    readEnvFile(${JSON.stringify(folder)});
    console.log(JSON.stringify(process.env));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { NODE_ENV: "production", ...environment },
    encoding: "utf8",
  });
  return JSON.parse(said);
}

test("every setting is read from the file", () => {
  expect(Object.keys(GIVEN).sort()).toEqual(VARIABLES.filter((name) => !NOT_THE_OWNERS.includes(name)).sort());
  expect(readIn({})).toMatchObject(GIVEN);
  expect(() => readVariables(GIVEN)).not.toThrow();
});

test("the environment comes first, even where it is blank", () => {
  const { REGION, CURRENCY, SITE_NAME } = readIn({ REGION: "fr-FR", CURRENCY: "" });
  expect([REGION, CURRENCY, SITE_NAME]).toEqual(["fr-FR", "", "Sums & Co"]);
});
