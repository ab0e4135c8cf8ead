// The attack: a host with a wide IPv6 network is as many callers as it likes (network.test.ts, fair-queue.test.ts). An IPv4 address is one
// caller. An IPv6 one is counted by its /64, the smallest network a provider hands out: whoever has one has 2^64 addresses, and must
// not have 2^64 limits. Providers hand out a /56 or a /48 too, so time is shared among those first.
import { type BlockList, isIPv4, isIPv6 } from "node:net";

const PREFIXES = [48, 56, 64];

/** `undefined` where the text is no address. */
export const networkOf = (text: string): string | undefined => networksOf(text).at(-1);

/** The networks that an address is in, from the widest to the one it is counted by; none where the text is no address. */
export function networksOf(text: string): readonly string[] {
  const address = bare(text.trim());
  if (isIPv4(address)) return [address];
  if (!isIPv6(address)) return [];
  const groups = expand(address);
  const embedded = embeddedIPv4(groups);
  return embedded ? [embedded] : PREFIXES.map((bits) => prefixOf(groups, bits));
}

/** Those of an IPv6 address, such as 2001:db8:1:2::/64. */
function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16)).map((group, place) => {
    const dropped = Math.max(0, 16 * (place + 1) - bits);
    return (group >> dropped) << dropped;
  });
  return `${kept.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

/** Whether the text is an address in one of these networks. */
export function isWithin(networks: BlockList, text: string): boolean {
  const address = bare(text.trim());
  return networks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Without the brackets, port or zone that some proxies leave on, nor the prefix of a socket that takes both kinds. */
function bare(address: string): string {
  const withPort = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address);
  return (withPort?.[1] ?? address).replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The eight groups of 16 bits. */
function expand(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function groupsOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** ::ffff:1.2.3.4 is how a socket for both kinds writes 1.2.3.4. */
function embeddedIPv4(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}
