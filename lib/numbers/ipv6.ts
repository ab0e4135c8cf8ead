// IPv6 addresses as numbers of 128 bits: read as RFC 4291 lets people write them, written as RFC 5952 asks.
export const BITS = 128;
const GROUPS = 8;
const MAPPED = 0xffffn;

/** Undefined where the text is no address. */
export function readIpv6(text: string): bigint | undefined {
  const [head = "", tail, ...more] = withoutDots(text)?.split("::") ?? ["x"];
  if (more.length > 0) return undefined;
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const missing = GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => "0"), ...(after ?? [])];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
}

/** An IPv4 address at the end becomes two groups. */
function withoutDots(text: string): string | undefined {
  const at = text.lastIndexOf(":") + 1;
  const end = text.slice(at);
  if (!end.includes(".")) return text;
  const octets = end.split(".");
  if (octets.length !== 4 || !octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256))
    return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = octets.map(Number);
  return `${text.slice(0, at)}${(256 * a + b).toString(16)}:${(256 * c + d).toString(16)}`;
}

const groupsOf = (address: bigint): readonly bigint[] =>
  Array.from({ length: GROUPS }, (_, i) => (address >> BigInt(16 * (GROUPS - 1 - i))) % 65536n);

export const expanded = (address: bigint): string =>
  groupsOf(address)
    .map((group) => group.toString(16).padStart(4, "0"))
    .join(":");

/** The longest run of zeros is left out, the first of several, but never one group alone. */
export function writeIpv6(address: bigint): string {
  if (address >> 32n === MAPPED)
    return `::ffff:${[24n, 16n, 8n, 0n].map((bits) => (address >> bits) % 256n).join(".")}`;
  const groups = groupsOf(address).map((group) => group.toString(16));
  const runs = groups.map((_, i) => {
    const end = groups.findIndex((group, j) => j >= i && group !== "0");
    return (end < 0 ? GROUPS : end) - i;
  });
  const longest = Math.max(...runs);
  if (longest < 2) return groups.join(":");
  const start = runs.indexOf(longest);
  return `${groups.slice(0, start).join(":")}::${groups.slice(start + longest).join(":")}`;
}

export const sizeOf = (prefix: number): bigint => 1n << BigInt(BITS - prefix);
export const networkOf = (address: bigint, prefix: number): bigint => address - (address % sizeOf(prefix));

/** RFC 4291, section 2.4, and IANA's registry of special addresses: the narrowest block first. */
const KINDS = [
  ["::/128", "Unspecified"],
  ["::1/128", "Loopback"],
  ["::ffff:0:0/96", "IPv4-mapped"],
  ["64:ff9b::/96", "IPv4 translation (NAT64)"],
  ["2001:db8::/32", "Documentation"],
  ["2002::/16", "6to4"],
  ["fe80::/10", "Link-local unicast"],
  ["ff00::/8", "Multicast"],
  ["fc00::/7", "Unique local (private)"],
  ["2000::/3", "Global unicast"],
] as const;

export function kindOf(address: bigint): string {
  const found = KINDS.find(([block]) => {
    const [network = "", prefix = ""] = block.split("/");
    return networkOf(address, Number(prefix)) === readIpv6(network);
  });
  return found?.[1] ?? "Reserved";
}

/** Modified EUI-64 (RFC 4291, appendix A): ff:fe in the middle, and the second lowest bit of the first byte turned. */
export function interfaceIdentifier(mac: string): bigint {
  const digits = mac.replace(/[^0-9a-f]/gi, "");
  return BigInt(`0x${digits.slice(0, 6)}fffe${digits.slice(6)}`) ^ (1n << 57n);
}
