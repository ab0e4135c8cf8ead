import type { Vectors } from "#engine";
import type ipv6Subnet from "./ipv6-subnet.ts";

export default [
  {
    title: "RFC 4291, IP Version 6 Addressing Architecture",
    url: "https://www.rfc-editor.org/rfc/rfc4291",
    read: "2026-11-27",
    by: "law",
    rows: [
      [
        "section 2.3, the 60-bit prefix 20010DB80000CD3",
        { address: "2001:0DB8::CD30:0:0:0:0/60" },
        { network: "2001:db8:0:cd30::/60", full: "2001:0db8:0000:cd30:0000:0000:0000:0000" },
      ],
      ["section 2.2, 2001:DB8:0:0:8:800:200C:417A", { address: "2001:DB8:0:0:8:800:200C:417A/128" }, { short: "2001:db8::8:800:200c:417a" }],
      ["section 2.2, the multicast address FF01:0:0:0:0:0:0:101", { address: "FF01:0:0:0:0:0:0:101/128" }, { short: "ff01::101", kind: "Multicast" }],
    ],
  },
  {
    title: "RFC 5952, A Recommendation for IPv6 Address Text Representation",
    url: "https://www.rfc-editor.org/rfc/rfc5952",
    read: "2026-11-27",
    by: "law",
    rows: [
      ["section 4.2.2", { address: "2001:db8:0:1:1:1:1:1/64" }, { short: "2001:db8:0:1:1:1:1:1" }, { edge: "One group of zeros alone is written out" }],
      ["section 4.2.3", { address: "2001:db8:0:0:1:0:0:1/64" }, { short: "2001:db8::1:0:0:1" }, { edge: "Two runs of the same length: the first is left out" }],
      ["section 4.2.3, the longest run", { address: "2001:0:0:1:0:0:0:1/64" }, { short: "2001:0:0:1::1" }],
    ],
  },
  {
    title: "RFC 2464, Transmission of IPv6 Packets over Ethernet Networks",
    url: "https://www.rfc-editor.org/rfc/rfc2464#section-4",
    read: "2026-11-27",
    by: "law",
    rows: [
      [
        "section 4, 34-56-78-9A-BC-DE is 36-56-78-FF-FE-9A-BC-DE",
        { address: "fe80::/64", mac: "34-56-78-9A-BC-DE" },
        { eui: "fe80::3656:78ff:fe9a:bcde", kind: "Link-local unicast" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "2^(64 - 56) = 256 networks of /64, and 2^(128 - 56) = 2^72 = 4722366482869645213696 addresses",
        { address: "2001:db8:abcd:12::1/56", split: 64 },
        {
          network: "2001:db8:abcd::/56",
          addresses: "4,722,366,482,869,645,213,696",
          networks_64: "256",
          subnets: "256",
          "list.2.network": "2001:db8:abcd:1::/64",
        },
      ],
      ["2^(128 - 128) = 1", { address: "::1/128" }, { addresses: "1", kind: "Loopback" }, { edge: "A prefix of all bits is one address" }],
    ],
  },
] satisfies Vectors<typeof ipv6Subnet>;
