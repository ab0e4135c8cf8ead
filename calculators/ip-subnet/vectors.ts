import type { Vectors } from "#engine";
import type ipSubnet from "./ip-subnet.ts";

const READ = "2026-11-22";
const rfc1918 = (block: string) => ({
  title: "RFC 1918, Address Allocation for Private Internets",
  url: "https://www.rfc-editor.org/rfc/rfc1918",
  place: `section 3, the ${block} block`,
  read: READ,
});
const rfc1878 = (place: string) => ({
  title: "RFC 1878, Variable Length Subnet Table For IPv4",
  url: "https://www.rfc-editor.org/rfc/rfc1878",
  place,
  read: READ,
});
const PYTHON = {
  title: "Python documentation, ipaddress: IPv4/IPv6 manipulation library",
  url: "https://docs.python.org/3/library/ipaddress.html#ipaddress.IPv4Network.hosts",
  place: "IPv4Network.hosts, examples",
  read: READ,
};

const pythonRun = (place: string) => ({
  title: "Python standard library, ipaddress",
  url: "https://docs.python.org/3/library/ipaddress.html",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "192.168.1.77/26, the second of four subnets: N.N.N.64, hosts .65 to .126, broadcast .127",
    inputs: { address: "192.168.1.77/26" },
    expected: {
      network: "192.168.1.64/26",
      first_host: "192.168.1.65",
      last_host: "192.168.1.126",
      broadcast: "192.168.1.127",
      mask: "255.255.255.192",
      hosts: "62",
      "subnets.2.network": "192.168.1.64/26",
      "subnets.4.broadcast": "192.168.1.255",
    },
    by: "published",
    source: rfc1878("table 1-2, 255.255.255.192, read with 192.168.1 for N.N.N"),
  },
  {
    given: "A class B network in quarters: 172.20.70.1 with 255.255.192.0",
    inputs: { address: "172.20.70.1 255.255.192.0" },
    expected: { network: "172.20.64.0/18", broadcast: "172.20.127.255", hosts: "16382" },
    by: "published",
    source: rfc1878("table 1-1, 255.255.192.0, read with 172.20 for N.N"),
  },
  {
    given: "The 24-bit block: 10.0.0.0 to 10.255.255.255",
    inputs: { address: "10.0.0.0/8" },
    expected: { network: "10.0.0.0/8", broadcast: "10.255.255.255", range: "Private (RFC 1918)", class: "A" },
    by: "law",
    source: rfc1918("24-bit"),
  },
  {
    given: "The 20-bit block: 172.16.0.0 to 172.31.255.255",
    inputs: { address: "172.16.0.0/12" },
    expected: { network: "172.16.0.0/12", broadcast: "172.31.255.255", range: "Private (RFC 1918)", class: "B" },
    by: "law",
    source: rfc1918("20-bit"),
  },
  {
    given: "The 16-bit block: 192.168.0.0 to 192.168.255.255",
    inputs: { address: "192.168.0.0/255.255.0.0" },
    expected: { network: "192.168.0.0/16", broadcast: "192.168.255.255", range: "Private (RFC 1918)", class: "C" },
    by: "law",
    source: rfc1918("16-bit"),
  },
  {
    given: "192.168.100.4/30, the usual size for a link before RFC 3021",
    inputs: { address: "192.168.100.4/30" },
    expected: { first_host: "192.168.100.5", last_host: "192.168.100.6", broadcast: "192.168.100.7" },
    by: "published",
    source: {
      title: "Cisco, IP Addressing: IPv4 Addressing Configuration Guide, NCS 4200",
      url: "https://www.cisco.com/c/en/us/td/docs/routers/ncs4200/configuration/guide/IP/17-1-1/b-ipv4-17-1-1-ncs4200/m-config-ipv4-addr-ncs4200.html",
      place: "table 8, Four IP Addresses Created When a 30-Bit Subnet Mask (/30) Is Used",
      read: READ,
    },
  },
  {
    given: "The hosts of 192.0.2.0/29: .1 to .6",
    inputs: { address: "192.0.2.0/29" },
    expected: { first_host: "192.0.2.1", last_host: "192.0.2.6", hosts: "6" },
    by: "software",
    source: PYTHON,
  },
  {
    given: "A /31 has two hosts: 192.0.2.0/31",
    inputs: { address: "192.0.2.0/31" },
    expected: { first_host: "192.0.2.0", last_host: "192.0.2.1", hosts: "2" },
    by: "software",
    source: PYTHON,
    edge: true,
  },
  {
    given: "A /32 is one host: 192.0.2.1/32",
    inputs: { address: "192.0.2.1/32" },
    expected: { first_host: "192.0.2.1", last_host: "192.0.2.1", hosts: "1" },
    by: "software",
    source: PYTHON,
    edge: true,
  },
  {
    given: "The upper half of all addresses, where signed 32-bit numbers go wrong: 200.1.2.3/1",
    inputs: { address: "200.1.2.3/1" },
    expected: { network: "128.0.0.0/1", broadcast: "255.255.255.255", mask: "128.0.0.0", hosts: "2147483646" },
    by: "hand",
    source: { title: "200 is 11001000 in binary, so its first bit is 1: 128.0.0.0 and 2^31 - 2 = 2147483646 hosts" },
    edge: true,
  },
  {
    given: "Every address: 8.8.8.8/0",
    inputs: { address: "8.8.8.8/0" },
    expected: { network: "0.0.0.0/0", wildcard: "255.255.255.255", hosts: "4294967294", range: "Public" },
    by: "hand",
    source: { title: "2^32 = 4294967296, less the first and the last: 4294967296 - 2 = 4294967294" },
    edge: true,
  },
  ...(
    [
      [
        "10.23.45.67/20: the network, its broadcast address and its masks",
        { address: "10.23.45.67/20" },
        {
          network: "10.23.32.0/20",
          broadcast: "10.23.47.255",
          mask: "255.255.240.0",
          wildcard: "0.0.15.255",
          addresses: "4096",
        },
        "IPv4Interface('10.23.45.67/20').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
      [
        "172.31.255.200/29: the network, its broadcast address and its masks",
        { address: "172.31.255.200/29" },
        {
          network: "172.31.255.200/29",
          broadcast: "172.31.255.207",
          mask: "255.255.255.248",
          wildcard: "0.0.0.7",
          addresses: "8",
        },
        "IPv4Interface('172.31.255.200/29').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
      [
        "203.0.113.130/25: the network, its broadcast address and its masks",
        { address: "203.0.113.130/25" },
        {
          network: "203.0.113.128/25",
          broadcast: "203.0.113.255",
          mask: "255.255.255.128",
          wildcard: "0.0.0.127",
          addresses: "128",
        },
        "IPv4Interface('203.0.113.130/25').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
      [
        "100.64.3.9/10: the network, its broadcast address and its masks",
        { address: "100.64.3.9/10" },
        {
          network: "100.64.0.0/10",
          broadcast: "100.127.255.255",
          mask: "255.192.0.0",
          wildcard: "0.63.255.255",
          addresses: "4194304",
        },
        "IPv4Interface('100.64.3.9/10').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
      [
        "198.51.100.77/27: the network, its broadcast address and its masks",
        { address: "198.51.100.77/27" },
        {
          network: "198.51.100.64/27",
          broadcast: "198.51.100.95",
          mask: "255.255.255.224",
          wildcard: "0.0.0.31",
          addresses: "32",
        },
        "IPv4Interface('198.51.100.77/27').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
      [
        "192.168.5.130/23: the network, its broadcast address and its masks",
        { address: "192.168.5.130/23" },
        {
          network: "192.168.4.0/23",
          broadcast: "192.168.5.255",
          mask: "255.255.254.0",
          wildcard: "0.0.1.255",
          addresses: "512",
        },
        "IPv4Interface('192.168.5.130/23').network: network, broadcast_address, netmask, hostmask and num_addresses, run on Python 3.11.7",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: pythonRun(place),
  })),
] satisfies Vectors<typeof ipSubnet>;
