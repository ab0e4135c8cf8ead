import type { Vectors } from "#engine";
import type ipSubnet from "./ip-subnet.ts";

const RFC_1918 = {
  title: "RFC 1918, Address Allocation for Private Internets, section 3",
  url: "https://www.rfc-editor.org/rfc/rfc1918",
};
const RFC_1878 = {
  title: "RFC 1878, Variable Length Subnet Table For IPv4",
  url: "https://www.rfc-editor.org/rfc/rfc1878",
};
const PYTHON = {
  title: "Python documentation, ipaddress, IPv4Network.hosts",
  url: "https://docs.python.org/3/library/ipaddress.html#ipaddress.IPv4Network.hosts",
};

export default [
  {
    given: "192.168.1.77/26",
    inputs: { address: "192.168.1.77/26" },
    expected: {
      network: "192.168.1.64/26",
      broadcast: "192.168.1.127",
      mask: "255.255.255.192",
      hosts: "62",
      "subnets.2.network": "192.168.1.64/26",
      "subnets.4.broadcast": "192.168.1.255",
    },
    by: "standard",
    source: RFC_1878,
  },
  {
    given: "A class B network in quarters: 172.20.70.1 with 255.255.192.0",
    inputs: { address: "172.20.70.1 255.255.192.0" },
    expected: { network: "172.20.64.0/18", broadcast: "172.20.127.255", hosts: "16382", class: "B" },
    by: "standard",
    source: { ...RFC_1878, title: `${RFC_1878.title}, table 1-1` },
  },
  {
    given: "The 24-bit block: 10.0.0.0 to 10.255.255.255",
    inputs: { address: "10.20.30.40/8" },
    expected: { network: "10.0.0.0/8", broadcast: "10.255.255.255", range: "Private (RFC 1918)", class: "A" },
    by: "standard",
    source: RFC_1918,
  },
  {
    given: "The 20-bit block: 172.16.0.0 to 172.31.255.255",
    inputs: { address: "172.31.0.1/12" },
    expected: { network: "172.16.0.0/12", broadcast: "172.31.255.255", range: "Private (RFC 1918)" },
    by: "standard",
    source: RFC_1918,
  },
  {
    given: "The 16-bit block: 192.168.0.0 to 192.168.255.255",
    inputs: { address: "192.168.100.1/255.255.0.0" },
    expected: { network: "192.168.0.0/16", broadcast: "192.168.255.255", range: "Private (RFC 1918)", class: "C" },
    by: "standard",
    source: RFC_1918,
  },
  {
    given: "The hosts of 192.0.2.0/29: .1 to .6",
    inputs: { address: "192.0.2.0/29" },
    expected: { first_host: "192.0.2.1", last_host: "192.0.2.6", hosts: "6" },
    by: "published",
    source: PYTHON,
  },
  {
    given: "A /31 has two hosts: 192.0.2.0/31",
    inputs: { address: "192.0.2.0/31" },
    expected: { first_host: "192.0.2.0", last_host: "192.0.2.1", hosts: "2", broadcast: "" },
    by: "standard",
    source: {
      title: "RFC 3021, Using 31-Bit Prefixes on IPv4 Point-to-Point Links",
      url: "https://www.rfc-editor.org/rfc/rfc3021",
    },
    edge: true,
  },
  {
    given: "A /32 is one host: 192.0.2.1/32",
    inputs: { address: "192.0.2.1/32" },
    expected: { network: "192.0.2.1/32", first_host: "192.0.2.1", last_host: "192.0.2.1", hosts: "1", broadcast: "" },
    by: "published",
    source: PYTHON,
    edge: true,
  },
  {
    given: "192.168.100.4/30, the usual size for a link before RFC 3021",
    inputs: { address: "192.168.100.4/30" },
    expected: { first_host: "192.168.100.5", last_host: "192.168.100.6", broadcast: "192.168.100.7" },
    by: "published",
    source: {
      title: "Cisco, IP Addressing: IPv4 Addressing Configuration Guide, NCS 4200, table 8",
      url: "https://www.cisco.com/c/en/us/td/docs/routers/ncs4200/configuration/guide/IP/17-1-1/b-ipv4-17-1-1-ncs4200/m-config-ipv4-addr-ncs4200.html",
    },
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
    source: { title: "2^32 = 4294967296, less the first and the last" },
    edge: true,
  },
] satisfies Vectors<typeof ipSubnet>;
