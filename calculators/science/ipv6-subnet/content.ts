import type { Content } from "#engine";
import type ipv6Subnet from "./ipv6-subnet.ts";
import vectors from "./vectors.ts";

export default {
  title: "IPv6 subnet calculator: range, split and EUI-64",
  purpose:
    "Calculates the network, range and size of an IPv6 prefix, shortens addresses, splits a prefix and builds EUI-64.",
  about: [
    "A provider hands out a prefix such as /48 or /56, and you divide it into networks of /64, one for each office, guest network or VLAN. This page gives their addresses.",
    "It also answers whether two spellings are the same address. 2001:DB8:0:0:1:0:0:1 and 2001:db8::1:0:0:1 are.",
  ],
  howToUse: [
    "Enter an address with its prefix. The short form is how logs and programs should write it; the full form is for comparing digit by digit.",
    "To plan networks, enter a longer prefix under “Split into subnets of”. The table lists the first 16.",
    "To find the address that a device builds from its hardware address, enter its MAC address and a prefix of /64 or shorter.",
  ],
  methodology: [
    "An IPv6 address has 128 bits, in eight groups of four hexadecimal digits. The prefix counts the bits of the network. The network address has all other bits 0, and the last address has them all 1.",
    "A prefix of length p has 2^(128 − p) addresses, and holds 2^(64 − p) networks of /64.",
    "The short form follows RFC 5952: small letters, no leading zeros, and the longest run of two or more zero groups is left out as “::”. Of runs with the same length, the first is left out.",
    "Modified EUI-64 puts ff:fe into the middle of the MAC address and turns the bit that marks an address as universal.",
  ],
  assumptions: [
    "All addresses count. IPv6 has no broadcast address, and the first address of a subnet is the anycast address of its routers.",
    "An IPv4 address at the end, as in ::ffff:192.0.2.33, is read. Mapped addresses are written that way too.",
    "The type comes from RFC 4291 and IANA's registry of special addresses.",
  ],
  limitations: [
    "Zones such as fe80::1%eth0 are not read.",
    "It shows the first 16 subnets of a split, not all.",
    "For IPv4, use the IP subnet calculator.",
  ],
  example: {
    story: "Noor's provider gives her office 2001:db8:abcd:1200::/56, and she wants networks of /64.",
    outcome: "She has 256 networks. The guest network can take the second, 2001:db8:abcd:1201::/64.",
    inputs: { address: "2001:db8:abcd:1200::/56", split: 64 },
  },
  mistakes: [
    "Using “::” twice. It could then mean any number of zeros at either place.",
    "Making subnets smaller than /64. Automatic addresses (SLAAC) need 64 bits for the device.",
    "Dropping zeros at the end of a group: 12 is 0012, not 1200.",
  ],
  questions: [
    {
      question: "How many addresses are in a /64?",
      answer: "2^64, which is 18,446,744,073,709,551,616: the whole IPv4 internet, four billion times.",
    },
    { question: "How many /64 networks are in a /48 or /56?", answer: "A /48 has 65,536 of them and a /56 has 256." },
    {
      question: "Which IPv6 addresses are private?",
      answer:
        "Those in fc00::/7, called unique local. In practice they begin with fd and 40 random bits. Addresses in fe80::/10 work on one link only.",
    },
    {
      question: "What is 2001:db8::/32?",
      answer: "The block for documentation (RFC 3849). Examples use it, so that no real network appears in them.",
    },
  ],
  next: [
    { slug: "ip-subnet", why: "the same for IPv4." },
    { slug: "number-base", why: "hexadecimal and binary." },
  ],
  related: ["ip-subnet", "number-base", "data-rate"],
  sources: [
    { title: "RFC 4291, IP Version 6 Addressing Architecture", url: "https://www.rfc-editor.org/rfc/rfc4291" },
    {
      title: "RFC 5952, A Recommendation for IPv6 Address Text Representation",
      url: "https://www.rfc-editor.org/rfc/rfc5952",
    },
    {
      title: "IANA, IPv6 Special-Purpose Address Registry",
      url: "https://www.iana.org/assignments/iana-ipv6-special-registry/iana-ipv6-special-registry.xhtml",
    },
  ],
  synonyms: ["IPv6 CIDR", "IPv6 prefix", "IPv6 range", "compress IPv6", "expand IPv6", "EUI-64", "IPv6 split"],
  everydayWords: ["IPv6", "/64", "/48", "shorten", "prefix delegation", "MAC"],
  inputWords: { split: "New prefix length", mac: "Hardware address" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ipv6Subnet>;
