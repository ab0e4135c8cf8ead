// Networks as the owner lists them: 203.0.113.0/24, 2001:db8::/32, or an address by itself.
import { BlockList, isIPv4, isIPv6 } from "node:net";

type Network = { readonly address: string; readonly prefix: number; readonly family: "ipv4" | "ipv6" };

export function areNetworks(list: string): boolean {
  return wordsOf(list).every((word) => networkOf(word) !== undefined);
}

export function networksIn(list: string): BlockList {
  const networks = new BlockList();
  for (const { address, prefix, family } of wordsOf(list).flatMap((word) => networkOf(word) ?? [])) {
    networks.addSubnet(address, prefix, family);
  }
  return networks;
}

const wordsOf = (list: string) => list.split(/[\s,]+/).filter((word) => word !== "");

function networkOf(word: string): Network | undefined {
  const [, address = "", digits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(word) ?? [];
  const family = familyOf(address);
  if (!family) return undefined;
  const longest = family === "ipv4" ? 32 : 128;
  const prefix = digits === undefined ? longest : Number(digits);
  return prefix <= longest ? { address, prefix, family } : undefined;
}

function familyOf(address: string): Network["family"] | undefined {
  if (isIPv4(address)) return "ipv4";
  return isIPv6(address) ? "ipv6" : undefined;
}
