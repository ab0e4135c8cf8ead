import { type Currency, count, defineCalculator, group, noAnswer, table, text, typed } from "#engine";
import { expanded, interfaceIdentifier, kindOf, networkOf, readIpv6, sizeOf, writeIpv6 } from "#numbers/ipv6";

const HEX = "[0-9A-Fa-f]{1,4}";
/** In full, or shortened by ::, which `check` looks at. */
const ADDRESS = `(?:${HEX}:){7}${HEX}|[0-9A-Fa-f:.]{2,45}`;
const MAC = "[0-9A-Fa-f]{2}(?:(?::[0-9A-Fa-f]{2}){5}|(?:-[0-9A-Fa-f]{2}){5})";
const MOST_ROWS = 16n;
const HALF = 64;

export default defineCalculator({
  name: "IPv6 subnet calculator",
  summary:
    "Network, range and number of addresses of an IPv6 prefix, its short and full form, smaller subnets and EUI-64.",

  inputs: {
    address: typed("IPv6 address and prefix", {
      pattern: `(?:${ADDRESS}) ?/ ?(?:12[0-8]|1[01]\\d|\\d{1,2})`,
      like: "an IPv6 address with a prefix from 0 to 128, such as 2001:db8::1/64",
      maxLength: 60,
      example: "2001:db8:abcd:12::1/56",
    }),
    split: count("Split into subnets of", {
      unit: "bits",
      min: 0,
      max: 128,
      optional: true,
      help: "Optional. A longer prefix, such as 64.",
    }),
    mac: typed("MAC address", {
      pattern: MAC,
      like: "six pairs of hexadecimal digits, such as 34:56:78:9A:BC:DE",
      maxLength: 17,
      optional: true,
      help: "Optional. Gives the address that a device makes of it (EUI-64).",
    }),
  },

  outputs: {
    network: text("Network"),
    first: text("First address"),
    last: text("Last address"),
    addresses: text("Addresses"),
    networks_64: text("Networks of /64", { optional: true }),
    short: text("Address, shortened"),
    full: text("Address in full"),
    kind: text("Address type"),
    subnets: text("Subnets after the split", { optional: true }),
    eui: text("Address by EUI-64", { optional: true }),
    list: table("Subnets", { network: text("Network"), last: text("Last address") }),
  },
  primary: "network",
  groups: {
    "The network": ["network", "first", "last", "addresses", "networks_64", "subnets"],
    "The address": ["short", "full", "kind", "eui"],
  },
  formula: "addresses = 2^(128 - prefix)",

  check: ({ address, split }) => ({
    address:
      readIpv6(parts(address)[0]) === undefined && "must be eight groups of hexadecimal digits, with one :: at most",
    split:
      split !== undefined && split < parts(address)[1] && `must not be shorter than the prefix ${parts(address)[1]}`,
  }),

  compute({ address, split, mac }) {
    const [said, prefix] = parts(address);
    const host = readIpv6(said) ?? 0n;
    const network = networkOf(host, prefix);
    if (mac && prefix > HALF)
      return noAnswer(`Enter a prefix of ${HALF} or less: EUI-64 needs ${HALF} bits of its own.`);
    return {
      network: `${writeIpv6(network)}/${prefix}`,
      first: writeIpv6(network),
      last: writeIpv6(network + sizeOf(prefix) - 1n),
      addresses: inFull(sizeOf(prefix)),
      networks_64: prefix > HALF ? null : inFull(sizeOf(prefix) / sizeOf(HALF)),
      short: writeIpv6(host),
      full: expanded(host),
      kind: kindOf(host),
      subnets: split === undefined ? null : inFull(sizeOf(prefix) / sizeOf(split)),
      eui: mac ? writeIpv6(networkOf(host, HALF) + interfaceIdentifier(mac)) : null,
      list: split === undefined ? [] : firstOf(network, prefix, split),
    };
  },

  sentence: (_, { network, first, last, addresses }) =>
    `${network} has ${addresses} ${addresses === "1" ? "address" : "addresses"}, from ${first} to ${last}.`,

  working({ address }, { network, last, addresses, full }) {
    const [, prefix] = parts(address);
    return [
      `Address in full: ${full}`,
      `Network, the last ${128 - prefix} bits 0: ${network}`,
      `Last address, the same bits 1: ${last}`,
      `Addresses: 2^(128 - ${prefix}) = 2^${128 - prefix} = ${addresses}`,
    ];
  },

  notes: ({ address, split, mac }, { subnets }) => [
    split &&
      sizeOf(parts(address)[1]) / sizeOf(split.value) > MOST_ROWS &&
      `The table has the first ${MOST_ROWS} of ${subnets} subnets.`,
    mac && "Most devices now use random addresses instead of EUI-64, so that they can't be followed (RFC 8981).",
  ],
});

/** All digits: 2^128 has 39. */
const inFull =
  (amount: bigint) =>
  ({ notation }: Currency): string =>
    group(`${amount}`, notation);

function parts(address: string): readonly [said: string, prefix: number] {
  const [said = "", prefix = ""] = address.split("/");
  return [said.trim(), Number(prefix)];
}

function firstOf(network: bigint, prefix: number, split: number) {
  const many = sizeOf(prefix) / sizeOf(split);
  return Array.from({ length: Number(many < MOST_ROWS ? many : MOST_ROWS) }, (_, i) => {
    const start = network + BigInt(i) * sizeOf(split);
    return { network: `${writeIpv6(start)}/${split}`, last: writeIpv6(start + sizeOf(split) - 1n) };
  });
}
