import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, networksOf } from "./network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["203.0.113.9:51234", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ["2001:db8:1:2:3:4:203.0.113.9", "2001:db8:1:2::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["", "unknown", "203.0.113", "203.0.113.256", "1:2:3", "::1::2", "12345::", "evil.example", "0x7f.1"])(
  "%j is no address",
  (text) => {
    expect(networkOf(text)).toBeUndefined();
  },
);

test("all of a /64 counts as one, and no other address does", () => {
  const halves = fc.tuple(fc.ipV6(), fc.ipV6());
  fc.assert(
    fc.property(halves, ([one, other]) => {
      const groups = (address: string) => networkOf(address)?.split(":").slice(0, 4).join(":");
      const whole = `${groups(one)}:1:2:3:4`;
      if (networkOf(one)?.includes("/64")) expect(networkOf(whole)).toBe(networkOf(one));
      expect(networkOf(one) === networkOf(other)).toBe(groups(one) === groups(other));
    }),
  );
});

test("an IPv6 address shares its time with its /56 and its /48", () => {
  expect(networksOf("2001:db8:1:2ff::1")).toEqual(["2001:db8:1::/48", "2001:db8:1:200::/56", "2001:db8:1:2ff::/64"]);
});
