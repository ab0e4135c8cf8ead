// RFC 4291 by strings of 128 bits, and RFC 5952 by trying every way to shorten.
import type { Given, Made, Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const bitsOf = (text: string): string | undefined => {
  const dotted = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const hex = octets.slice(0, 4).map((octet) => Number(octet).toString(16).padStart(2, "0"));
    return `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
  });
  const halves = dotted.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const given = halves.flat();
  if (given.some((group) => group.length > 4 || /[^0-9a-f]/i.test(group))) return undefined;
  if (halves.length > 2 || (halves.length === 1 ? given.length !== 8 : given.length > 7)) return undefined;
  if (/^:[^:]|[^:]:$|:::/.test(dotted)) return undefined;
  const filled =
    halves.length === 1 ? given : [...(halves[0] ?? []), ...Array(8 - given.length).fill("0"), ...(halves[1] ?? [])];
  return filled.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, "0")).join("");
};

const groups = (bits: string): readonly string[] =>
  Array.from({ length: 8 }, (_, i) => Number.parseInt(bits.slice(16 * i, 16 * i + 16), 2).toString(16));

/** Of all runs of two zeros or more the longest, and of those the first. */
function short(bits: string): string {
  if (bits.startsWith(`${"0".repeat(80)}${"1".repeat(16)}`)) {
    const octets = [96, 104, 112, 120].map((at) => Number.parseInt(bits.slice(at, at + 8), 2));
    return `::ffff:${octets.join(".")}`;
  }
  const text = groups(bits).join(":");
  for (let length = 8; length >= 2; length--) {
    const run = new RegExp(`(^|:)${Array(length).fill("0").join(":")}(:|$)`);
    if (run.test(text)) return text.replace(run, "::");
  }
  return text;
}

const fill = (bits: string, prefix: number, bit: string): string => bits.slice(0, prefix) + bit.repeat(128 - prefix);

const ipv6Subnet: Opinion = (given) => {
  const [said = "", after = ""] = (given.address ?? "").split("/");
  const prefix = Number(after);
  const bits = bitsOf(said.trim());
  const split = given.split === undefined || given.split === "" ? undefined : Number(given.split);
  if (bits === undefined || (split !== undefined && split < prefix) || (given.mac && prefix > 64)) return undefined;
  const network = fill(bits, prefix, "0");
  const count = split === undefined ? 0 : Math.min(16, Number(2n ** BigInt(split - prefix)));
  const mac = (given.mac ?? "").split(/[:-]/).map((pair) => Number.parseInt(pair, 16));
  const eui = [(mac[0] ?? 0) ^ 2, mac[1], mac[2], 255, 254, mac[3], mac[4], mac[5]];
  return {
    network: `${short(network)}/${prefix}`,
    first: short(network),
    last: short(fill(bits, prefix, "1")),
    addresses: fixed(2n ** BigInt(128 - prefix), 0),
    networks_64: prefix > 64 ? undefined : fixed(2n ** BigInt(64 - prefix), 0),
    short: short(bits),
    full: groups(bits)
      .map((group) => group.padStart(4, "0"))
      .join(":"),
    kind: null,
    subnets: split === undefined ? undefined : fixed(2n ** BigInt(split - prefix), 0),
    eui: given.mac
      ? short(bits.slice(0, 64) + eui.map((octet) => (octet ?? 0).toString(2).padStart(8, "0")).join(""))
      : undefined,
    list: Array.from({ length: count }, (_, i) => {
      const wide = (split ?? 0) - prefix;
      const start = fill(
        network.slice(0, prefix) + (wide > 0 ? i.toString(2).padStart(wide, "0") : ""),
        split ?? 0,
        "0",
      );
      return [`${short(start)}/${split}`, short(fill(start, split ?? 0, "1"))];
    }),
  };
};

const ADDRESSES = [
  "::",
  "::1",
  "2001:db8::1",
  "2001:DB8:0:0:1:0:0:1",
  "1:2:3:4:5:6:7:8",
  "fe80::1:2",
  "::ffff:192.0.2.33",
];
const MORE = [
  "2001:db8:0:1:1:1:1:1",
  "0:0:1::",
  "ff02::1:ff00:1234",
  "1:0:0:2:0:0:0:3",
  "abcd:ef01::ffff:ffff",
  "::1:2::3",
  "fd00::",
];

const SPLITS: readonly Given[] = [{}, { split: "48" }, { split: "60" }, { split: "64" }, { split: "128" }];
const MACS: readonly Given[] = [
  {},
  { mac: "34-56-78-9A-BC-DE" },
  { mac: "00:00:00:00:00:01" },
  { mac: "ff:ff:ff:ff:ff:ff" },
];

export const made: Made = (pick) => ({
  address: `${pick([...ADDRESSES, ...MORE])}/${pick([0, 1, 16, 29, 32, 48, 56, 63, 64, 65, 96, 127, 128])}`,
  ...pick(SPLITS),
  ...pick(MACS),
});

export default ipv6Subnet;
