// An address with its prefix or mask, and the subnet that it is in.
import { type Line, type Shown, table, text } from "#engine";
import { maskOf, prefixOf, readAddress, type Subnet, siblings, subnetOf, writeAddress, writeBits } from "#numbers/ipv4";

export const parts = (address: string) => address.split(/[ /]+/);

export function read(address: string): { readonly host: bigint; readonly prefix: number } {
  const [host = "", size = ""] = parts(address);
  const prefix = size.includes(".") ? prefixOf(readAddress(size)) : Number(size);
  if (prefix === undefined) throw new TypeError(`${size} is no mask, which check refuses`);
  return { host: readAddress(host), prefix };
}

export const figuresOf = ({ network, last, firstHost, lastHost, hasBroadcast }: Subnet, prefix: number) => ({
  network: `${writeAddress(network)}/${prefix}`,
  broadcast: hasBroadcast ? writeAddress(last) : null,
  first_host: writeAddress(firstHost),
  last_host: writeAddress(lastHost),
});

export const NEIGHBORS = table(
  "Neighboring subnets of this size",
  {
    network: text("Network"),
    first_host: text("First host"),
    last_host: text("Last host"),
    broadcast: text("Broadcast address", { optional: true }),
  },
  { page: true },
);

export const neighbors = (host: bigint, prefix: number) =>
  siblings(host, prefix).map((sibling) => figuresOf(sibling, prefix));

type Found = { readonly mask: string } & Readonly<Record<"hosts" | "addresses", Shown<unknown>>>;

export function subnetSteps(
  { address }: { readonly address: string },
  { mask, hosts, addresses }: Found,
): readonly Line[] {
  const { host, prefix } = read(address);
  const { network, last, hasBroadcast } = subnetOf(host, prefix);
  const bits = (label: string, number: bigint) => `${label}: ${writeBits(number)} is ${writeAddress(number)}`;
  return [
    `Host bits: 32 - ${prefix} = ${32 - prefix}`,
    `Subnet mask, ${prefix} ones then zeros: ${writeBits(maskOf(prefix))} is ${mask}`,
    bits("Address in binary", host),
    bits("Network, all host bits 0", network),
    bits(hasBroadcast ? "Broadcast, all host bits 1" : "Last address, all host bits 1", last),
    `Total addresses: 2^${32 - prefix} = ${addresses}`,
    hasBroadcast
      ? `Usable hosts, without network and broadcast: ${addresses} - 2 = ${hosts}`
      : `Usable hosts: a /${prefix} has no broadcast address, so every address is usable`,
  ];
}
