import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ADDRESS,
  addressClass,
  blockSize,
  maskOf,
  prefixOf,
  readAddress,
  siblings,
  specialRange,
  subnetOf,
  writeAddress,
} from "./ipv4.ts";

const address = fc.bigInt({ min: 0n, max: 2n ** 32n - 1n });
const prefix = fc.integer({ min: 0, max: 32 });

it.each([
  ["RFC 1878: the first quarter of a class B network", "172.20.1.1", 18, "172.20.0.0", "172.20.63.255", 16382n],
  [
    "the upper half, where signed bits would be below zero",
    "255.1.2.3",
    1,
    "128.0.0.0",
    "255.255.255.255",
    2147483646n,
  ],
  ["all of them", "8.8.8.8", 0, "0.0.0.0", "255.255.255.255", 4294967294n],
  ["RFC 3021: both ends of a link are hosts", "192.0.2.1", 31, "192.0.2.0", "192.0.2.1", 2n],
  ["one host", "192.0.2.1", 32, "192.0.2.1", "192.0.2.1", 1n],
])("%s", (_, given, bits, network, last, hosts) => {
  const subnet = subnetOf(readAddress(given), bits);
  expect([writeAddress(subnet.network), writeAddress(subnet.last), subnet.hosts]).toEqual([network, last, hosts]);
});

describe("Masks", () => {
  it.each([
    ["0.0.0.0", 0],
    ["128.0.0.0", 1],
    ["255.255.254.0", 23],
    ["255.255.255.255", 32],
    ["255.0.255.0", undefined],
    ["0.0.0.63", undefined],
    ["0.0.0.1", undefined],
  ])("%s has the prefix %s", (mask, bits) => {
    expect(prefixOf(readAddress(mask))).toBe(bits);
  });

  it("and prefixes tell the same", () => {
    for (let bits = 0; bits <= 32; bits++) expect(prefixOf(maskOf(bits))).toBe(bits);
  });
});

it.each([
  ["127.255.255.255", "A"],
  ["128.0.0.0", "B"],
  ["191.255.255.255", "B"],
  ["192.0.0.0", "C"],
  ["224.0.0.0", "D"],
  ["239.255.255.255", "D"],
  ["240.0.0.0", "E"],
  ["255.255.255.255", "E"],
])("%s is of class %s", (text, letter) => {
  expect(addressClass(readAddress(text))).toBe(letter);
});

it.each([
  ["172.15.255.255", undefined],
  ["172.16.0.0", "172.16.0.0/12"],
  ["172.31.255.255", "172.16.0.0/12"],
  ["172.32.0.0", undefined],
  ["100.127.255.255", "100.64.0.0/10"],
  ["198.19.0.1", "198.18.0.0/15"],
  ["255.255.255.254", "240.0.0.0/4"],
  ["255.255.255.255", "255.255.255.255/32"],
])("%s is in the special block %s", (text, block) => {
  expect(specialRange(readAddress(text))?.block).toBe(block);
});

it("a text comes back as it went, and follows the grammar", () => {
  fc.assert(
    fc.property(address, (number) => {
      expect(readAddress(writeAddress(number))).toBe(number);
      expect(writeAddress(number)).toMatch(new RegExp(`^${ADDRESS}$`));
    }),
  );
  for (const text of ["192.168.01.1", "256.1.1.1", "1.2.3", "1.2.3.4.5"]) {
    expect(text).not.toMatch(new RegExp(`^${ADDRESS}$`));
  }
});

it("an address is in its subnet, which is one of its siblings, and these fill their octets without a gap", () => {
  fc.assert(
    fc.property(address, prefix, (number, bits) => {
      const { network, last } = subnetOf(number, bits);
      expect(network <= number && number <= last && network % blockSize(bits) === 0n).toBe(true);
      const all = siblings(number, bits);
      expect(all.length).toBeLessThanOrEqual(256);
      expect(all.filter((sibling) => sibling.network === network)).toHaveLength(1);
      expect(all.slice(1).every((sibling, i) => sibling.network === (all[i]?.last ?? 0n) + 1n)).toBe(true);
    }),
  );
});
