import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { callerOf, type Trust } from "./caller.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

/** `(peer)` is the address of the socket; the rest are headers. */
const PEER = "(peer)";

const caller = ({ [PEER]: peer, ...headers }: Record<string, string>, trust: Partial<Trust>, now = NOW) =>
  callerOf({ headers: new Headers(headers), peer }, { onVercel: false, proxyHops: 0, ...trust }, now);

const key = (...given: Parameters<typeof caller>) => caller(...given).key;

const peer = (address: string) => ({ [PEER]: address });
const SELF_HOSTED = {};
const known = (address: string) => key(peer(address), SELF_HOSTED);
const UNKNOWN = key({}, {});

/** Every way to say who one is that some server believes. */
const CLAIMS: Record<string, string>[] = [
  { "x-forwarded-for": "9.9.9.9" },
  { "x-forwarded-for": "9.9.9.9, 8.8.8.8, 7.7.7.7" },
  { "x-real-ip": "9.9.9.9" },
  { "x-vercel-forwarded-for": "9.9.9.9" },
  { "cf-connecting-ip": "9.9.9.9" },
  { "true-client-ip": "9.9.9.9" },
  { "x-client-ip": "9.9.9.9" },
  { "fastly-client-ip": "9.9.9.9" },
  { "fly-client-ip": "9.9.9.9" },
  { "x-azure-clientip": "9.9.9.9" },
  { "x-cluster-client-ip": "9.9.9.9" },
  { "x-envoy-external-address": "9.9.9.9" },
  { "x-forwarded": "for=9.9.9.9" },
  { "x-original-forwarded-for": "9.9.9.9" },
  { forwarded: "for=9.9.9.9" },
  { via: "1.1 9.9.9.9" },
  { "x-peer": "9.9.9.9" },
  { "user-agent": "another client" },
  { authorization: "Bearer 9" },
  { cookie: "session=9" },
  { "mcp-session-id": "9" },
  { origin: "https://9.example" },
  { "accept-language": "xx" },
];

test("self-hosted, the socket's address counts", () => {
  expect(known("1.2.3.4")).not.toBe(known("1.2.3.5"));
  expect(known("1.2.3.4")).toBe(known("::ffff:1.2.3.4"));
  expect(known("2001:db8::1")).toBe(known("2001:db8::ffff:2"));
  expect(known("1.2.3.4")).not.toBe(UNKNOWN);
});

test.each(CLAIMS)("self-hosted, %o changes nothing", (claim) => {
  expect(key({ ...claim, ...peer("1.2.3.4") }, SELF_HOSTED)).toBe(known("1.2.3.4"));
});

test.each(CLAIMS)("where no one knows who asks, all count as one, and %o changes nothing", (claim) => {
  expect(key(claim, {})).toBe(UNKNOWN);
});

test("on Vercel its own header counts", () => {
  const vercel = { onVercel: true };
  expect(key({ "x-vercel-forwarded-for": "1.2.3.4", "x-forwarded-for": "9.9.9.9" }, vercel)).toBe(known("1.2.3.4"));
  expect(key({ "x-real-ip": "1.2.3.4" }, vercel)).toBe(known("1.2.3.4"));
  expect(key({ "x-forwarded-for": "9.9.9.9" }, vercel)).toBe(UNKNOWN);
});

// Vercel writes these over whatever was sent.
const WRITTEN_BY_VERCEL = ["x-vercel-forwarded-for", "x-real-ip"];

test.each(CLAIMS.filter((claim) => !WRITTEN_BY_VERCEL.some((name) => name in claim)))(
  "on Vercel %o changes nothing",
  (claim) => {
    expect(key({ ...claim, "x-vercel-forwarded-for": "1.2.3.4" }, { onVercel: true })).toBe(known("1.2.3.4"));
  },
);

test("a Vercel variable on a machine of one's own changes nothing", () => {
  const headers = { "x-vercel-forwarded-for": "9.9.9.9", ...peer("1.2.3.4") };
  expect(key(headers, { ...SELF_HOSTED, onVercel: true })).toBe(known("1.2.3.4"));
});

test.each([
  [0, "9.9.9.9, 5.5.5.5, 6.6.6.6", "10.0.0.1"],
  [1, "9.9.9.9, 5.5.5.5, 6.6.6.6", "6.6.6.6"],
  [2, "9.9.9.9, 5.5.5.5, 6.6.6.6", "5.5.5.5"],
  [1, "9.9.9.9,[2001:db8::1]:443", "2001:db8::1"],
])("behind %i proxies of the owner's, of %s with the peer 10.0.0.1 it is %s", (proxyHops, forwarded, expected) => {
  const headers = { "x-forwarded-for": forwarded, ...peer("10.0.0.1") };
  expect(key(headers, { ...SELF_HOSTED, proxyHops })).toBe(known(expected));
});

test.each(CLAIMS)("behind a proxy of the owner's, which appends the caller, %o changes nothing", (claim) => {
  const before = claim["x-forwarded-for"];
  const forwarded = before ? `${before}, 1.2.3.4` : "1.2.3.4";
  const headers = { ...claim, "x-forwarded-for": forwarded, ...peer("10.0.0.1") };
  expect(key(headers, { ...SELF_HOSTED, proxyHops: 1 })).toBe(known("1.2.3.4"));
});

test("a chain shorter than promised gains nothing: the peer counts", () => {
  const headers = { "x-forwarded-for": "9.9.9.9", ...peer("1.2.3.4") };
  expect(key(headers, { ...SELF_HOSTED, proxyHops: 2 })).toBe(known("1.2.3.4"));
  expect(key(peer("1.2.3.4"), { ...SELF_HOSTED, proxyHops: 1 })).toBe(known("1.2.3.4"));
});

test("proxies can be counted without knowing the last one's address", () => {
  expect(key({ "x-forwarded-for": "9.9.9.9, 5.5.5.5" }, { proxyHops: 1 })).toBe(known("5.5.5.5"));
});

test("what a proxy wrote that is no address counts as no one", () => {
  const headers = { "x-forwarded-for": "unknown", ...peer("10.0.0.1") };
  expect(key(headers, { ...SELF_HOSTED, proxyHops: 1 })).toBe(UNKNOWN);
});

test("the key tells nothing and changes with the day", () => {
  const on = (now: number) => key(peer("1.2.3.4"), SELF_HOSTED, now);
  expect(on(NOW)).toMatch(/^[\w-]{43}$/);
  expect(on(NOW + 3_600_000)).toBe(on(NOW));
  expect(on(NOW + 86_400_000)).not.toBe(on(NOW));
});

test("processes with one store give a caller one key, and those with another a different one", () => {
  const at = (secret: string) => key(peer("1.2.3.4"), { ...SELF_HOSTED, secret });
  expect(at("redis://one")).toBe(at("redis://one"));
  expect(at("redis://one")).not.toBe(at("redis://other"));
  expect(at("redis://one")).not.toBe(known("1.2.3.4"));
});

const HIGHER = new BlockList();
HIGHER.addSubnet("160.79.104.0", 21, "ipv4");
HIGHER.addSubnet("2001:db8::", 32, "ipv6");
const HOSTED = { ...SELF_HOSTED, higherNetworks: HIGHER };

test.each([
  ["160.79.104.0", "higher"],
  ["160.79.111.255", "higher"],
  ["160.79.103.255", "usual"],
  ["160.79.112.0", "usual"],
  ["::ffff:160.79.104.9", "higher"],
  ["::ffff:160.79.112.9", "usual"],
  ["2001:db8:ffff::1", "higher"],
  ["2001:db9::1", "usual"],
  ["unknown", "usual"],
])("where 160.79.104.0/21 and 2001:db8::/32 have a higher limit, %s has the %s one", (address, allowance) => {
  expect(caller(peer(address), HOSTED).allowance).toBe(allowance);
});

test("callers in such a network still count one by one", () => {
  expect(key(peer("160.79.104.1"), HOSTED)).not.toBe(key(peer("160.79.104.2"), HOSTED));
});

const CLAIMING_HIGHER = CLAIMS.map((claim) =>
  Object.fromEntries(
    Object.entries(claim).map(([name, value]) => [name, value.replaceAll(/\b9\.9\.9\.9/g, "160.79.104.9")]),
  ),
);

test.each(CLAIMING_HIGHER)("no one gets it by saying %o", (claim) => {
  expect(caller({ ...claim, ...peer("1.2.3.4") }, HOSTED).allowance).toBe("usual");
  expect(caller(claim, { higherNetworks: HIGHER }).allowance).toBe("usual");
});
