// RFC 950 and RFC 1878, with RFC 3021 for /31.
import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const ipSubnet: Opinion = (given) => {
  const [, address = "", after = ""] = /^([\d.]+)(?: ?\/ ?| )([\d.]+)$/.exec(given.address ?? "") ?? [];
  const prefix = after.includes(".") ? prefixOf(numberIn(after)) : Number(after);
  if (prefix === undefined) return undefined;
  const size = 2n ** BigInt(32 - prefix);
  const network = (numberIn(address) / size) * size;
  const block = blockOf(network, prefix, size);
  return {
    ...namesOf(network, prefix, size),
    hosts: fixed(prefix >= 31 ? size : size - 2n, 0),
    addresses: fixed(size, 0),
    mask: dotted(2n ** 32n - size),
    wildcard: dotted(size - 1n),
    class: classOf(numberIn(address)),
    range: null,
    subnets: block.map((start) => {
      const { network, first_host, last_host, broadcast = "" } = namesOf(start, prefix, size);
      return [network, first_host, last_host, broadcast];
    }),
  };
};

const numberIn = (text: string): bigint => text.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
const dotted = (number: bigint): string => [24n, 16n, 8n, 0n].map((bits) => (number >> bits) & 255n).join(".");

/** All ones before all zeros, or it is no mask. */
const prefixOf = (mask: bigint): number | undefined =>
  Array.from({ length: 33 }, (_, prefix) => prefix).find((prefix) => 2n ** 32n - 2n ** BigInt(32 - prefix) === mask);

function namesOf(network: bigint, prefix: number, size: bigint) {
  const last = network + size - 1n;
  const isWhole = prefix >= 31;
  return {
    network: `${dotted(network)}/${prefix}`,
    broadcast: isWhole ? undefined : dotted(last),
    first_host: dotted(isWhole ? network : network + 1n),
    last_host: dotted(isWhole ? last : last - 1n),
  };
}

/** The subnets of this size that share the octets before the one that the prefix ends in. */
function blockOf(network: bigint, prefix: number, size: bigint): readonly bigint[] {
  const octets = Math.ceil(prefix / 8) - 1;
  const whole = 2n ** BigInt(32 - 8 * Math.max(0, octets));
  const start = (network / whole) * whole;
  return Array.from({ length: Number(whole / size) }, (_, i) => start + BigInt(i) * size);
}

function classOf(address: bigint): string {
  const first = address >> 24n;
  const ends = [128n, 192n, 224n, 240n, 256n];
  return "ABCDE".charAt(ends.findIndex((end) => first < end));
}

export default ipSubnet;
