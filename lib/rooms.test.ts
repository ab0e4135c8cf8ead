// Who may import whom. A door that is not listed is shut; "node" stands for everything that is built into Node.
import { describe, expect, it } from "vitest";
import { circlesIn } from "./circles.ts";
import { COMPUTED, importsOf, packageOf, pathOf, type SourceFile, sourceFiles } from "./sources.ts";

const OURS = ["numbers", "engine", "facts", "calculators", "questions", "site", "service", "mcp", "doors"];

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  numbers: ["decimal.js"],
  engine: ["numbers", "decimal.js"],
  // zod checks the files of laws; pages load the files without it.
  facts: ["numbers", "zod"],
  calculators: ["engine", "numbers", "facts"],
  questions: ["engine", "calculators", "numbers"],
  site: ["engine", "zod", "node"],
  service: ["engine", "numbers", "calculators", "questions", "facts", "site", "zod"],
  // What developers install: the service as functions, and as a command.
  library: ["engine", "questions", "service", "site"],
  cli: ["engine", "library", "service", "mcp", "node"],
  mcp: ["service", "@modelcontextprotocol/server"],
  // What takes requests: each REST and MCP route once, for app/ and our own server to mount.
  doors: [
    "engine",
    "service",
    "mcp",
    "site",
    "build",
    "@upstash/ratelimit",
    "@upstash/redis",
    "ioredis",
    "next",
    "node",
    COMPUTED,
  ],
  // marked makes HTML of the owner's Markdown.
  build: ["node", "rolldown", "marked", "lists", COMPUTED],
  // Programs that show how the service is used.
  public: ["ai", "@ai-sdk/mcp", "node"],
  // Writes and checks the OpenAPI document; nothing that serves requests imports it.
  contract: ["service", "calculators", "site", "doors", "next-openapi-gen", "vitest", "node"],
  // The embeds read what stands beside the build; the bundler refuses Node's modules to whatever runs in a browser.
  // The page of drafts runs the suite; e2e/build.spec.ts weighs what pages load.
  app: [...OURS, "suite", "react", "react-dom", "next", "node"],
  e2e: [
    "lists",
    "@playwright/test",
    "@axe-core/playwright",
    "@modelcontextprotocol/client",
    "@modelcontextprotocol/ext-apps",
    "@modelcontextprotocol/sdk",
    "@ai-sdk/mcp",
    "rolldown",
    "doors",
    "fuzz",
    "node",
  ],
  // The checks that every calculator passes, and the figures we measure, look at all of them.
  suite: [
    "lists",
    "engine",
    "numbers",
    "calculators",
    "second",
    "service",
    "mcp",
    "vitest",
    "fast-check",
    "ajv",
    "gpt-tokenizer",
    "node",
    COMPUTED,
  ],
  bench: [
    ...OURS,
    "suite",
    "e2e",
    "fuzz",
    "autocannon",
    "gpt-tokenizer",
    "mcp-handler",
    "zod",
    "vitest",
    "rolldown",
    "fast-check",
    "node",
    COMPUTED,
  ],
  // A second opinion leans on nothing of ours.
  second: [],
  // vite comes with vitest.
  engines: [
    "lists",
    "engine",
    "numbers",
    "calculators",
    "suite",
    "quickjs-emscripten-core",
    "@jitl/quickjs-wasmfile-release-sync",
    "vite",
    "vitest",
    "fast-check",
    "node",
  ],
  // Everything that can be thrown at the doors, in process; the tables also over HTTP.
  fuzz: ["engine", "calculators", "suite", "service", "app", "vitest", "fast-check", "ajv", "node"],
  // The lists of calculators, how one begins, and what an owner writes without code.
  lists: ["node", "rolldown", "yaml", "zod", COMPUTED],
  // An owner's site: the one that the tests make up, and the one that stands here.
  owner: ["site", "engine", "numbers", "facts"],
  "the root": [...OURS, "build", "next", "vitest", "fast-check", "node"],
};
const TESTS = ["numbers", "engine", "service", "suite", "second", "doors", "vitest", "fast-check", "ajv", "node"];

it("no file in lib and app leads back to itself through what it imports", () => {
  const files = sourceFiles().filter(({ file }) => /^(?:lib|app)\//.test(file) && !/\.(?:test|fixture)\./.test(file));
  expect(files.length).toBeGreaterThan(400);
  expect(circlesIn(files)).toEqual([]);
});

it("a circle is found wherever it begins", () => {
  const file = (name: string, ...imports: string[]) => ({
    file: `lib/${name}.ts`,
    source: imports.map((other) => `import type { A } from "./${other}.ts";`).join("\n"),
  });
  const files = [file("a", "b"), file("b", "c", "d"), file("c", "b"), file("d")];
  expect(circlesIn(files)).toEqual([["lib/b.ts", "lib/c.ts"]]);
});

it("no room imports another that the table forbids", () => {
  expect(sourceFiles().flatMap(complaints)).toEqual([]);
});

describe("a complaint names the file, the import and the rule", () => {
  it.each([
    [
      "calculators/everyday/tip/tip.ts",
      'import { useState } from "react"',
      "calculators may import engine, numbers, facts and nothing else",
    ],
    [
      "calculators/everyday/tip/tip.ts",
      'import x from "../bmi/bmi.ts"',
      "a calculator never imports another one, nor the lists",
    ],
    [
      "calculators/everyday/tip/tip.ts",
      'import x from "#calculators"',
      "a calculator never imports another one, nor the lists",
    ],
    [
      "calculators/everyday/tip/tip.ts",
      'import { Decimal } from "decimal.js"',
      "calculators may import engine, numbers, facts and",
    ],
    ["calculators/listed.ts", 'export * from "next"', "calculators may import"],
    ["calculators/second/loan.ts", 'import { annuity } from "#numbers/annuity"', "second may import nothing"],
    ["lib/numbers/round.ts", 'import type { Field } from "#engine"', "numbers may import decimal.js and nothing else"],
    ["lib/numbers/round.ts", 'import "node:fs"', "numbers may import decimal.js and nothing else"],
    ["lib/facts/dated.ts", 'import type { Field } from "#engine"', "facts may import numbers, zod and nothing else"],
    [
      "lib/engine/parse.ts",
      'const { z } = await import("zod")',
      "engine may import numbers, decimal.js and nothing else",
    ],
    ["lib/engine/parse.ts", 'import { round } from "../numbers/round.ts"', "a relative import stays in its room"],
    ["lib/engine/parse.ts", "const it = await import(path)", "engine may import numbers, decimal.js and nothing"],
    ["lib/engine/parse.test.ts", 'import { site } from "#lib/site"', "tests of engine may import"],
    ["lib/service/catalogue/find.ts", 'type Tool = import("#lib/mcp").Tool', "service may import"],
    ["lib/service/tool.ts", 'import { guard } from "#lib/doors/http"', "service may import"],
    ["lib/doors/limits/memory.ts", 'import { round } from "#numbers/round"', "doors may import"],
    ["lib/doors/http/guard.ts", 'import { tip } from "#calculators"', "doors may import"],
    ["lib/mcp/tools.ts", 'import { find } from "#calculators"', "mcp may import"],
    ["lib/site/site.ts", 'import { find } from "#lib/service/catalogue"', "site may import"],
    [
      "lib/build/build.mjs",
      'import { z } from "zod"',
      "build may import node, rolldown, marked, lists, (computed) and nothing",
    ],
    ["lib/doors/server/index.ts", 'import { z } from "zod"', "doors may import"],
    ["app/page.tsx", 'import { z } from "zod"', "app may import"],
    ["e2e/home.spec.ts", 'import { site } from "#lib/site"', "e2e may import"],
    ["next.config.ts", 'import ajv from "ajv"', "the root may import"],
    ["lib/helpers/text.ts", 'import "node:fs"', "the file stands in no room"],
    ["app/page.tsx", 'import "#nowhere"', "no name of that kind in package.json"],
  ])("%s: %s", (file, source, rule) => {
    const specifier = importsOf(source)[0];
    expect(complaints({ file, source })).toEqual([expect.stringContaining(`${file} imports ${specifier}: ${rule}`)]);
  });
});

it.each([
  [
    "calculators/everyday/tip/tip.ts",
    'import { defineCalculator } from "#engine"; import { ceil } from "#numbers/round";',
  ],
  ["calculators/finance/loan/loan.ts", 'import { BILL } from "../../shared/loans.ts"; import { step } from "#engine";'],
  [
    "calculators/everyday/tip/tip.test.ts",
    'import { it } from "vitest"; import tip from "./tip.ts"; import fs from "node:fs";',
  ],
  ["lib/service/catalogue/index.ts", 'import { words } from "#calculators/content"; export * from "./find.ts";'],
  ["lib/doors/limits/redis.ts", 'import { Ratelimit } from "@upstash/ratelimit"; import { createHmac } from "crypto";'],
  [
    "app/page.tsx",
    'import Link from "next/link"; import styles from "./page.module.css"; import { find } from "#lib/service/catalogue";',
  ],
])("%s may say %s", (file, source) => {
  expect(complaints({ file, source })).toEqual([]);
});

function complaints({ file, source }: SourceFile): string[] {
  return importsOf(source).flatMap((specifier) => {
    const rule = broken(file, specifier);
    return rule ? `${file} imports ${specifier}: ${rule}` : [];
  });
}

function broken(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  const doors = ROOMS[room];
  if (!doors) return "the file stands in no room; lib/rooms.test.ts lists them";
  const target = pathOf(file, specifier);
  if (specifier.startsWith("#") && !target) return "no name of that kind in package.json, under imports";
  const wanted = target ? roomOf(target) : packageOf(specifier);
  if (target && wanted === room) return room === "calculators" ? neighbour(file, target) : undefined;
  // Next reads next.config.ts without knowing our # names.
  if (specifier.startsWith(".") && room !== "the root")
    return "a relative import stays in its room; call another one by its # name";
  const open = /\.(test|fixture)\.tsx?$/.test(file) ? [...doors, ...TESTS] : doors;
  const who = open === doors ? room : `tests of ${room}`;
  const list = [...new Set(open)].join(", ");
  return open.includes(wanted) ? undefined : `${who} may import ${list ? `${list} and nothing else` : "nothing"}`;
}

/** Fields and tables that several calculators show. */
const SHARED = "calculators/shared/";
/** What several of them cite. */
const SOURCES = "calculators/sources.ts";

function neighbour(file: string, target: string): string | undefined {
  const own = /^calculators\/[^/]+\/[^/]+\//.exec(file)?.[0];
  if (!own || target.startsWith(own) || target.startsWith(SHARED) || target === SOURCES) return undefined;
  return "a calculator never imports another one, nor the lists";
}

function roomOf(path: string): string {
  const apart = /^(?:calculators|e2e)\/(suite|second|bench|fuzz|engines|owner)\//.exec(path)?.[1];
  if (apart) return apart;
  if (/^site\/|^reckoner\.config\.ts$/.test(path)) return "owner";
  if (/^calculators\/(folders|lists|new|due|from-yaml)\./.test(path)) return "lists";
  if (/^calculators\/[^/]+\/[^/]+\/second\.ts$/.test(path)) return "second";
  if (!path.includes("/") || /^lib\/[^/]+$/.test(path)) return "the root";
  return /^(?:lib\/)?([^/]+)\//.exec(path)?.[1] ?? path;
}
