import type { Content } from "#engine";
import type ipSubnet from "./ip-subnet.ts";
import vectors from "./vectors.ts";

export default {
  title: "IP subnet calculator: network, hosts, masks",
  purpose:
    "Calculates the network, broadcast address, usable hosts and masks from an IPv4 address and its prefix or subnet mask.",
  about: [
    "Setting up an office network, writing a firewall rule, studying for a certification, or wondering why two devices can't see each other: sooner or later you need to know where a subnet begins and ends.",
    "Type an address with its prefix, such as 192.168.1.10/26, and you get every boundary, with the binary worked out.",
  ],
  howToUse: [
    "Two devices can talk directly if both addresses lie between the first and last host. If not, they need a router.",
    "Most people give the router the first or last usable address. Give servers addresses outside the range that your router hands out automatically (DHCP).",
    "Choose the prefix by the hosts you need, plus room to grow: /26 for up to 62, /24 for up to 254.",
  ],
  methodology: [
    "In the formula, prefix is the number after the slash. An IPv4 address is 32 bits, written as four numbers of eight bits each. The prefix says how many of the first bits identify the network; the rest identify the host.",
    "With all host bits 0 you get the network address, with all host bits 1 the broadcast address. Everything between is usable. The wildcard mask has a one wherever the subnet mask has a zero.",
  ],
  assumptions: [
    "In a /31 both addresses are hosts and there is no broadcast address (RFC 3021). A /32 is one host.",
    "In every other subnet the first and last addresses can't be hosts.",
    "If you split a block into subnets, you can use every subnet, the first and the last too (RFC 1878).",
    "A mask has all its ones before its zeros. A wildcard mask such as 0.0.0.63 is refused: enter the subnet mask.",
    "The class and the type are those of the address you enter. The type comes from IANA's registry of special addresses.",
  ],
  limitations: [
    "It covers IPv4 only, not IPv6.",
    "Cloud providers reserve more addresses in each subnet than the two left out here.",
    "Address classes are out of use: since 1993 only the prefix counts. They are shown because textbooks and old equipment still use them.",
    "Some special ranges have exceptions, such as 192.0.0.9/32, which aren't listed.",
  ],
  example: {
    story:
      "Lucas plugs a printer into his office network and gives it the address 192.168.1.70. His laptop, 192.168.1.10 with the prefix /26, can't find it.",
    outcome:
      "The laptop's network ends at .63, so the printer is in the next one. He changes it to 192.168.1.20, and it prints.",
    inputs: { address: "192.168.1.10/26" },
  },
  mistakes: [
    "Assigning the network or broadcast address to a device.",
    "Assuming /24 everywhere because most home routers use it.",
    "Typing a wildcard mask as a subnet mask.",
    "Overlapping subnets: 192.168.1.0/25 contains 192.168.1.64/26.",
  ],
  questions: [
    {
      question: "How many hosts fit in a /24?",
      answer: "254. Eight bits are left, which makes 256 addresses, and the first and last can't be hosts.",
    },
    {
      question: "Why does a /31 have two hosts?",
      answer:
        "A link between two routers needs no broadcast address, so RFC 3021 lets both addresses be hosts. Older tables call a /31 unusable.",
    },
    {
      question: "Why are leading zeros refused?",
      answer:
        "Some programs read 010 as ten and others as eight, because a leading zero once meant octal. 192.168.010.1 could be two addresses, so write it without the zero.",
    },
    {
      question: "What is a wildcard mask for?",
      answer:
        "Access lists and OSPF on some routers ask for it. It is the inverted mask: 255.255.255.192 becomes 0.0.0.63.",
    },
    {
      question: "Which addresses are private?",
      answer:
        "10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16 (RFC 1918). Note that 172.32.0.1 is public. 100.64.0.0/10 is not private either: carriers share it among their customers.",
    },
  ],
  next: [
    { slug: "number-base", why: "practice binary and hexadecimal." },
    { slug: "download-time", why: "how long a file takes at your speed." },
  ],
  related: ["number-base", "download-time", "data-size"],
  sources: [
    { title: "RFC 4632, Classless Inter-domain Routing (CIDR)", url: "https://www.rfc-editor.org/rfc/rfc4632" },
    {
      title: "RFC 3021, Using 31-Bit Prefixes on IPv4 Point-to-Point Links",
      url: "https://www.rfc-editor.org/rfc/rfc3021",
    },
    {
      title: "RFC 1918, Address Allocation for Private Internets",
      url: "https://www.rfc-editor.org/rfc/rfc1918",
    },
    {
      title: "IANA, IPv4 Special-Purpose Address Registry",
      url: "https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml",
    },
  ],
  synonyms: [
    "CIDR",
    "subnet mask",
    "netmask",
    "IPv4",
    "network address",
    "broadcast address",
    "wildcard mask",
    "ipcalc",
    "private IP range",
    "how many hosts",
  ],
  everydayWords: [
    "CIDR",
    "slash 24",
    "netmask",
    "subnet mask",
    "usable hosts",
    "first and last IP",
    "IPs",
    "wildcard",
    "same network",
    "router",
    "addresses",
  ],
  vectors,
} satisfies Content<typeof ipSubnet>;
