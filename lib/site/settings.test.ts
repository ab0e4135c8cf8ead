import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a fresh clone needs no setting", () => {
  expect(readSettings({})).toEqual({
    offline: true,
    apiEnabled: true,
    closedCalculators: [],
    rest: { perMinute: 60, maxBytes: 16_384 },
    mcp: { perMinute: 120, maxBytes: 16_384 },
    proxyHops: 0,
    keepAliveSeconds: 65,
    workers: 1,
    higher: { perMinute: 600 },
    shown: {},
  });
});

test("every setting that is given is read", () => {
  const given = {
    OFFLINE: "false",
    AI_API_ENABLED: "FALSE",
    AI_CLOSED_CALCULATORS: "tip, roman-numerals,",
    RATE_LIMIT_PER_MINUTE: " 10 ",
    MAX_BODY_BYTES: "100",
    MCP_RATE_LIMIT_PER_MINUTE: "20",
    MCP_MAX_BODY_BYTES: "200",
    TRUSTED_PROXY_HOPS: "2",
    HIGHER_LIMIT_NETWORKS: "203.0.113.0/24, 2001:db8::/32, 198.51.100.7",
    HIGHER_LIMIT_PER_MINUTE: "300",
    UPSTASH_REDIS_REST_URL: "https://store.example",
    UPSTASH_REDIS_REST_TOKEN: "token",
    REDIS_URL: "redis://localhost:6379",
    KEEP_ALIVE_SECONDS: "120",
    WORKERS: "4",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/",
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%3Db,x-team=calc",
    OTEL_SERVICE_NAME: "calc",
    METRICS_ADDRESS: "[::1]:9464",
    OPENAI_APPS_CHALLENGE: "a-token",
    MCP_REGISTRY_AUTH: "v=MCPv1; k=ed25519; p=abc",
  };
  expect(readSettings(given)).toEqual({
    offline: false,
    apiEnabled: false,
    closedCalculators: ["tip", "roman-numerals"],
    rest: { perMinute: 10, maxBytes: 100 },
    mcp: { perMinute: 20, maxBytes: 200 },
    proxyHops: 2,
    keepAliveSeconds: 120,
    workers: 4,
    collector: {
      endpoint: "https://collector.example",
      headers: { "api-key": "a=b", "x-team": "calc" },
      serviceName: "calc",
    },
    metrics: { host: "::1", port: 9464 },
    higher: { networks: expect.anything(), perMinute: 300 },
    upstash: { url: "https://store.example", token: "token" },
    redisUrl: "redis://localhost:6379",
    shown: { "openai-apps-challenge": "a-token", "mcp-registry-auth": "v=MCPv1; k=ed25519; p=abc" },
  });
});

test.each([
  ["203.0.113.255", "ipv4", true],
  ["203.0.114.0", "ipv4", false],
  ["198.51.100.7", "ipv4", true],
  ["198.51.100.8", "ipv4", false],
  ["2001:db8:ffff::1", "ipv6", true],
  ["2001:db9::1", "ipv6", false],
] as const)("in a list of networks and an address, %s (%s) is %s", (address, family, within) => {
  const { higher } = readSettings({ HIGHER_LIMIT_NETWORKS: "203.0.113.0/24, 2001:db8::/32,198.51.100.7" });
  expect(higher.networks?.check(address, family)).toBe(within);
});

test("a higher limit that is lower is refused, where it counts", () => {
  const lower = { RATE_LIMIT_PER_MINUTE: "1000" };
  expect(readSettings(lower).rest.perMinute).toBe(1000);
  expect(() => readSettings({ ...lower, HIGHER_LIMIT_NETWORKS: "203.0.113.0/24" })).toThrow(
    new Error("HIGHER_LIMIT_PER_MINUTE must not be lower than RATE_LIMIT_PER_MINUTE and MCP_RATE_LIMIT_PER_MINUTE"),
  );
});

const NETWORKS = "must be networks such as 203.0.113.0/24 or 2001:db8::/32, with commas between them";

test.each([
  "example.com",
  "203.0.113.0/33",
  "203.0.113.0/",
  "2001:db8::/129",
  "203.0.113/24",
  "1.2.3.4/24/8",
  "fe80::1%eth0",
])("%s is no list of networks", (list) => {
  const expected = new Error(`HIGHER_LIMIT_NETWORKS ${NETWORKS}, not "${list}"`);
  expect(() => readSettings({ HIGHER_LIMIT_NETWORKS: list })).toThrow(expected);
});

test("a blank variable counts as not set", () => {
  const blank = readSettings({ RATE_LIMIT_PER_MINUTE: "", AI_API_ENABLED: "  ", HIGHER_LIMIT_NETWORKS: "" });
  expect(JSON.stringify(blank)).toBe(JSON.stringify(readSettings({})));
});

test.each([
  [{ RATE_LIMIT_PER_MINUTE: "abc" }, 'RATE_LIMIT_PER_MINUTE must be a whole number of at least 1, not "abc"'],
  [{ RATE_LIMIT_PER_MINUTE: "0" }, 'RATE_LIMIT_PER_MINUTE must be a whole number of at least 1, not "0"'],
  [{ MAX_BODY_BYTES: "1.5" }, 'MAX_BODY_BYTES must be a whole number of at least 1, not "1.5"'],
  [{ MCP_MAX_BODY_BYTES: "1e6" }, 'MCP_MAX_BODY_BYTES must be a whole number of at least 1, not "1e6"'],
  [{ TRUSTED_PROXY_HOPS: "-1" }, 'TRUSTED_PROXY_HOPS must be a whole number of at least 0, not "-1"'],
  [{ WORKERS: "65" }, 'WORKERS must be a whole number from 1 to 64, not "65"'],
  [{ AI_API_ENABLED: "off" }, 'AI_API_ENABLED must be true or false, not "off"'],
  [
    { AI_CLOSED_CALCULATORS: "Tip" },
    'AI_CLOSED_CALCULATORS must be calculators\' slugs with commas between them, not "Tip"',
  ],
  [
    { SITE_URL: "example.com" },
    'SITE_URL must be a web address without a path, such as https://example.com, not "example.com"',
  ],
  [{ METRICS_ADDRESS: "9464" }, 'METRICS_ADDRESS must be an IP address and a port, such as 127.0.0.1:9464, not "9464"'],
  [
    { METRICS_ADDRESS: "0.0.0.0:70000" },
    'METRICS_ADDRESS must be an IP address and a port, such as 127.0.0.1:9464, not "0.0.0.0:70000"',
  ],
  [{ SITE_CONTACT: "me" }, 'SITE_CONTACT must be an e-mail address or a web address, not "me"'],
  [{ SITE_NAME: "a\nb" }, 'SITE_NAME must be one line of at most 60 characters, not "a\\nb"'],
])("%o is refused by name", (given, message) => {
  expect(() => readSettings(given)).toThrow(new Error(message));
});

test("everything that is wrong is said at once, a line each", () => {
  const given = { RATE_LIMIT_PER_MINUTE: "no", TRUSTED_PROXY_HOPS: "no" };
  expect(() => readSettings(given)).toThrow(/^RATE_LIMIT_PER_MINUTE .+\nTRUSTED_PROXY_HOPS .+$/);
});

test("an unknown currency is refused with the ones that are known", () => {
  expect(() => readSettings({ CURRENCY: "XXX" })).toThrow(/^CURRENCY must be the code of a currency .+, not "XXX"$/);
});

test("what a secret holds is never printed", () => {
  const given = {
    REDIS_URL: "http://:hunter2@x",
    UPSTASH_REDIS_REST_URL: "hunter2",
    UPSTASH_REDIS_REST_TOKEN: "hunter 2",
    OTEL_EXPORTER_OTLP_ENDPOINT: "hunter2",
    OTEL_EXPORTER_OTLP_HEADERS: "hunter2=%",
  };
  expect(() => readSettings(given)).toThrow(/REDIS_URL must begin with redis:\/\/ or rediss:\/\//);
  expect(() => readSettings(given)).not.toThrow(/hunter/);
});

test("half of Upstash is refused", () => {
  expect(() => readSettings({ UPSTASH_REDIS_REST_URL: "https://store.example" })).toThrow(
    new Error("UPSTASH_REDIS_REST_TOKEN must be set too, because UPSTASH_REDIS_REST_URL is"),
  );
  expect(() => readSettings({ UPSTASH_REDIS_REST_TOKEN: "x" })).toThrow(/^UPSTASH_REDIS_REST_URL must be set too/);
  expect(() => readSettings({ KV_REST_API_TOKEN: "x" })).toThrow(/^KV_REST_API_URL must be set too/);
});

test("the store that Vercel's marketplace adds is Upstash, and its REST pair is used before its TCP address", () => {
  const kv = { KV_REST_API_URL: "https://kv.example", KV_REST_API_TOKEN: "kv" };
  const own = { UPSTASH_REDIS_REST_URL: "https://store.example", UPSTASH_REDIS_REST_TOKEN: "token" };
  const added = readSettings({ ...kv, REDIS_URL: "rediss://kv.example:6379" });
  expect(added.upstash).toEqual({ url: "https://kv.example", token: "kv" });
  expect(readSettings({ ...kv, ...own }).upstash).toEqual({ url: "https://store.example", token: "token" });
});
