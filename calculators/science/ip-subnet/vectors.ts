import type { Vectors } from "#engine";
import type ipSubnet from "./ip-subnet.ts";

export default [
  {
    title: "RFC 1878, Variable Length Subnet Table For IPv4",
    url: "https://www.rfc-editor.org/rfc/rfc1878",
    read: "2026-11-22",
    rows: [
      [
        "table 1-2, 255.255.255.192, read with 192.168.1 for N.N.N",
        { address: "192.168.1.77/26" },
        {
          network: "192.168.1.64/26",
          first_host: "192.168.1.65",
          last_host: "192.168.1.126",
          broadcast: "192.168.1.127",
          mask: "255.255.255.192",
          hosts: "62",
          "subnets.2.network": "192.168.1.64/26",
          "subnets.4.broadcast": "192.168.1.255",
        },
      ],
      [
        "table 1-1, 255.255.192.0, read with 172.20 for N.N",
        { address: "172.20.70.1 255.255.192.0" },
        { network: "172.20.64.0/18", broadcast: "172.20.127.255", hosts: "16382" },
      ],
    ],
  },
  {
    title: "RFC 1918, Address Allocation for Private Internets",
    url: "https://www.rfc-editor.org/rfc/rfc1918",
    read: "2026-11-22",
    by: "law",
    place: "section 3",
    rows: [
      ["the 24-bit block", { address: "10.0.0.0/8" }, { network: "10.0.0.0/8", broadcast: "10.255.255.255", range: "Private (RFC 1918)", class: "A" }],
      ["the 20-bit block", { address: "172.16.0.0/12" }, { network: "172.16.0.0/12", broadcast: "172.31.255.255", range: "Private (RFC 1918)", class: "B" }],
      [
        "the 16-bit block",
        { address: "192.168.0.0/255.255.0.0" },
        { network: "192.168.0.0/16", broadcast: "192.168.255.255", range: "Private (RFC 1918)", class: "C" },
      ],
    ],
  },
  {
    title: "Cisco, IP Addressing: IPv4 Addressing Configuration Guide, NCS 4200",
    url: "https://www.cisco.com/c/en/us/td/docs/routers/ncs4200/configuration/guide/IP/17-1-1/b-ipv4-17-1-1-ncs4200/m-config-ipv4-addr-ncs4200.html",
    read: "2026-11-22",
    rows: [
      [
        "table 8, Four IP Addresses Created When a 30-Bit Subnet Mask (/30) Is Used",
        { address: "192.168.100.4/30" },
        { first_host: "192.168.100.5", last_host: "192.168.100.6", broadcast: "192.168.100.7" },
      ],
    ],
  },
  {
    title: "Python documentation, ipaddress: IPv4/IPv6 manipulation library",
    url: "https://docs.python.org/3/library/ipaddress.html#ipaddress.IPv4Network.hosts",
    read: "2026-11-22",
    by: "software",
    place: "IPv4Network.hosts",
    rows: [
      ["examples", { address: "192.0.2.0/29" }, { first_host: "192.0.2.1", last_host: "192.0.2.6", hosts: "6" }],
      ["examples", { address: "192.0.2.0/31" }, { first_host: "192.0.2.0", last_host: "192.0.2.1", hosts: "2" }, { edge: "A /31 has two hosts: 192.0.2.0/31" }],
      ["examples", { address: "192.0.2.1/32" }, { first_host: "192.0.2.1", last_host: "192.0.2.1", hosts: "1" }, { edge: "A /32 is one host: 192.0.2.1/32" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "200 is 11001000 in binary, so its first bit is 1: 128.0.0.0 and 2^31 - 2 = 2147483646 hosts",
        { address: "200.1.2.3/1" },
        { network: "128.0.0.0/1", broadcast: "255.255.255.255", mask: "128.0.0.0", hosts: "2147483646" },
        { edge: "The upper half of all addresses, where signed 32-bit numbers go wrong: 200.1.2.3/1" },
      ],
      [
        "2^32 = 4294967296, less the first and the last: 4294967296 - 2 = 4294967294",
        { address: "8.8.8.8/0" },
        { network: "0.0.0.0/0", wildcard: "255.255.255.255", hosts: "4294967294", range: "Public" },
        { edge: "Every address: 8.8.8.8/0" },
      ],
    ],
  },
  {
    title: "Python standard library, ipaddress",
    url: "https://docs.python.org/3/library/ipaddress.html",
    read: "2026-11-24",
    by: "software",
    rows: [
      [
        "IPv4Interface('10.23.45.67/20').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "10.23.45.67/20" },
        { network: "10.23.32.0/20", broadcast: "10.23.47.255", mask: "255.255.240.0", wildcard: "0.0.15.255", addresses: "4096" },
      ],
      [
        "IPv4Interface('172.31.255.200/29').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "172.31.255.200/29" },
        { network: "172.31.255.200/29", broadcast: "172.31.255.207", mask: "255.255.255.248", wildcard: "0.0.0.7", addresses: "8" },
      ],
      [
        "IPv4Interface('203.0.113.130/25').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "203.0.113.130/25" },
        { network: "203.0.113.128/25", broadcast: "203.0.113.255", mask: "255.255.255.128", wildcard: "0.0.0.127", addresses: "128" },
      ],
      [
        "IPv4Interface('100.64.3.9/10').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "100.64.3.9/10" },
        { network: "100.64.0.0/10", broadcast: "100.127.255.255", mask: "255.192.0.0", wildcard: "0.63.255.255", addresses: "4194304" },
      ],
      [
        "IPv4Interface('198.51.100.77/27').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "198.51.100.77/27" },
        { network: "198.51.100.64/27", broadcast: "198.51.100.95", mask: "255.255.255.224", wildcard: "0.0.0.31", addresses: "32" },
      ],
      [
        "IPv4Interface('192.168.5.130/23').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
        { address: "192.168.5.130/23" },
        { network: "192.168.4.0/23", broadcast: "192.168.5.255", mask: "255.255.254.0", wildcard: "0.0.1.255", addresses: "512" },
      ],
    ],
  },
] satisfies Vectors<typeof ipSubnet>;
