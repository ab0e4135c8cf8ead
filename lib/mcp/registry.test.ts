import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registryEntry } from "./registry.ts";
import { VERSION } from "./server.ts";
import { SETS } from "./sets.ts";

const SITE = { name: "Ready Reckoner", url: "https://calc.example.com" };
const entry = registryEntry(SITE);

test("the registry's entry says where this site stands, and whose it is", () => {
  expect(entry.name).toBe("com.example.calc/ready-reckoner");
  expect(entry.remotes).toEqual([{ type: "streamable-http", url: "https://calc.example.com/mcp" }]);
});

test("a set of tools is a server of its own", () => {
  const { name, title, remotes } = registryEntry(SITE, "health");
  expect({ name, title, remotes }).toEqual({
    name: "com.example.calc/ready-reckoner-health",
    title: "Ready Reckoner: Health",
    remotes: [{ type: "streamable-http", url: "https://calc.example.com/mcp/health" }],
  });
});

test.each(["", ...Object.keys(SETS)])("it keeps to the registry's schema of 2025-12-11: %s", (set) => {
  const entry = registryEntry(SITE, set);
  expect(entry.$schema).toBe("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json");
  expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(entry.name.length).toBeLessThanOrEqual(200);
  expect(entry.title.length).toBeLessThanOrEqual(100);
  expect(entry.description.length).toBeLessThanOrEqual(100);
  expect(entry.remotes[0].url).toMatch(/^https?:\/\/[^\s]+$/);
});

test("the version is the package's", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(VERSION).toBe(version);
});
