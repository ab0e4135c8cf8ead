// The network a caller is counted by. An IPv4 address is one caller. An IPv6 one is counted by its /64, the smallest
// network a provider hands out: whoever has one has 2^64 addresses, and must not have 2^64 limits.
import { type BlockList, isIPv4, isIPv6 } from "node:net";

/** `undefined` where the text is no address. */
export function networkOf(text: string): string | undefined {
  const address = bare(text.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return;
  const groups = expand(address);
  return (
    embeddedIPv4(groups) ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":")}::/64`
  );
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
