import { expect, test } from "vitest";
import { older } from "./ask.fixture.ts";
import { aiCatalog, serverCard } from "./server-card.ts";

const SITE = { name: "Ready Reckoner", url: "https://calc.example.com" };
const card = serverCard(SITE);

/** The members that schema.json of the extension's repository requires or bounds, as of its commit 8924e08. */
test("the card keeps to the extension's schema", () => {
  expect(card.$schema).toMatch(/^https:\/\/static\.modelcontextprotocol\.io\/schemas\/v1\/server-card\.schema\.json$/);
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(card).sort()).toEqual([
    "$schema",
    "description",
    "name",
    "remotes",
    "title",
    "version",
    "websiteUrl",
  ]);
  for (const { type, url } of card.remotes) {
    expect(type).toBe("streamable-http");
    expect(url).toBe("https://calc.example.com/mcp");
  }
});

test("the versions it names are those that the server speaks", async () => {
  const named = card.remotes.flatMap(({ supportedProtocolVersions }) => supportedProtocolVersions);
  expect(named).toContain("2026-07-28");
  for (const protocolVersion of named.filter((version) => version !== "2026-07-28")) {
    const client = { protocolVersion, capabilities: {}, clientInfo: { name: "a", version: "1" } };
    expect((await older("initialize", client)).body.result.protocolVersion).toBe(protocolVersion);
  }
});

test("the catalog leads to the card", () => {
  const entry = (identifier: string, url: string) => ({ identifier, type: "application/mcp-server-card+json", url });
  const { specVersion, entries } = aiCatalog(SITE);
  expect(specVersion).toBe("1.0");
  expect(entries.slice(0, 2)).toEqual([
    entry("urn:air:calc.example.com:mcp:ready-reckoner", "https://calc.example.com/mcp/server-card"),
    entry("urn:air:calc.example.com:mcp:ready-reckoner-top", "https://calc.example.com/mcp/top/server-card"),
  ]);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});
