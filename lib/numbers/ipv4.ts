// IPv4 addresses as whole numbers below 2^32. BigInt and no bit operators on numbers: in JavaScript those are signed,
// and 1 << 31 is below zero.

const BITS = 32;
const OCTETS = [24n, 16n, 8n, 0n] as const;

/** One of the four numbers, from 0 to 255: a leading zero would make it octal to some programs (RFC 6943, section 3.1.1). */
const OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
export const ADDRESS = `${OCTET}(?:\\.${OCTET}){3}`;
export const PREFIX = "(?:3[0-2]|[12]?\\d)";

export const readAddress = (text: string): bigint =>
  text.split(".").reduce((address, octet) => address * 256n + BigInt(octet), 0n);

const octets = (address: bigint): readonly bigint[] => OCTETS.map((shift) => (address >> shift) % 256n);

export const writeAddress = (address: bigint): string => octets(address).join(".");

/** "11000000.10101000.00000001.00001010" */
export const writeBits = (address: bigint): string =>
  octets(address)
    .map((octet) => octet.toString(2).padStart(8, "0"))
    .join(".");

/** How many addresses share so many first bits. */
export const blockSize = (prefix: number): bigint => 1n << BigInt(BITS - prefix);

export const maskOf = (prefix: number): bigint => blockSize(0) - blockSize(prefix);

/** Undefined where the ones of the mask do not all stand before its zeros. */
export function prefixOf(mask: bigint): number | undefined {
  const prefix = [...mask.toString(2)].filter((bit) => bit === "1").length;
  return maskOf(prefix) === mask ? prefix : undefined;
}

export type Subnet = {
  readonly network: bigint;
  /** The last address; it is the broadcast address where there is one. */
  readonly last: bigint;
  readonly firstHost: bigint;
  readonly lastHost: bigint;
  readonly hosts: bigint;
  readonly hasBroadcast: boolean;
};

/** The block of an address. In a /31 both addresses are hosts (RFC 3021), and a /32 is one host. */
export function subnetOf(address: bigint, prefix: number): Subnet {
  const size = blockSize(prefix);
  const network = address - (address % size);
  const last = network + size - 1n;
  const hasBroadcast = prefix < BITS - 1;
  const kept = hasBroadcast ? 1n : 0n;
  return { network, last, firstHost: network + kept, lastHost: last - kept, hosts: size - 2n * kept, hasBroadcast };
}

/** Every subnet of that size under the same whole octets: the four /26 of 192.168.1.0 to 192.168.1.255. At most 256. */
export function siblings(address: bigint, prefix: number): readonly Subnet[] {
  const around = Math.floor(Math.max(prefix - 1, 0) / 8) * 8;
  const { network } = subnetOf(address, around);
  const count = Number(blockSize(around) / blockSize(prefix));
  return Array.from({ length: count }, (_, i) => subnetOf(network + BigInt(i) * blockSize(prefix), prefix));
}

// The blocks of RFC 6890 (April 2013), section 2.2.2, and multicast; narrower ones first.
const RANGES = [
  ["255.255.255.255", 32, "Limited broadcast (RFC 919)"],
  ["192.0.0.0", 24, "IETF protocol assignments (RFC 6890)"],
  ["192.0.2.0", 24, "Documentation (RFC 5737)"],
  ["198.51.100.0", 24, "Documentation (RFC 5737)"],
  ["203.0.113.0", 24, "Documentation (RFC 5737)"],
  ["192.88.99.0", 24, "Retired 6to4 relays (RFC 7526)"],
  ["169.254.0.0", 16, "Link-local (RFC 3927)"],
  ["192.168.0.0", 16, "Private (RFC 1918)"],
  ["198.18.0.0", 15, "Benchmarking (RFC 2544)"],
  ["172.16.0.0", 12, "Private (RFC 1918)"],
  ["100.64.0.0", 10, "Shared by carriers (RFC 6598)"],
  ["0.0.0.0", 8, "This network (RFC 791)"],
  ["10.0.0.0", 8, "Private (RFC 1918)"],
  ["127.0.0.0", 8, "Loopback (RFC 1122)"],
  ["224.0.0.0", 4, "Multicast (RFC 5771)"],
  ["240.0.0.0", 4, "Reserved (RFC 1112)"],
] as const;

/** What a special address is set apart for, and the block that is; undefined where it is none. */
export function specialRange(address: bigint) {
  const range = RANGES.find(([first, prefix]) => subnetOf(address, prefix).network === readAddress(first));
  return range && { block: `${range[0]}/${range[1]}`, prefix: range[1], use: range[2] };
}

/** By the first bits, as addresses were divided before 1993. RFC 791, RFC 1112. */
export function addressClass(address: bigint): string {
  const zero = [...writeBits(address)].indexOf("0");
  return "ABCDE".charAt(zero < 0 ? 4 : Math.min(zero, 4));
}
