import type { Asks } from "#engine";

const asks: Asks = [
  { example: "ipv6 subnet 2001:db8::1/64", says: ["(ipv6)? (subnet|network|range|prefix)? (of|for)? {address:ipv6}"] },
  {
    example: "how many addresses in 2001:db8::/64",
    says: ["(how many)? (addresses|ips|hosts) (are)? (there)? (in|of) (a|an)? {address:ipv6}"],
    answer: "addresses",
  },
  { example: "shorten 2001:db8:0:0:1:0:0:1/64", says: ["(shorten|compress) {address:ipv6}"], answer: "short" },
  { example: "expand 2001:db8::1/64", says: ["expand {address:ipv6}", "{address:ipv6} in full"], answer: "full" },
];

export default asks;
