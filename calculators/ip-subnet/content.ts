import type { Content } from "#engine";
import type ipSubnet from "./ip-subnet.ts";
import vectors from "./vectors.ts";

export default {
  title: "IP subnet calculator: network, hosts, masks",
  purpose:
    "Works out the network, the broadcast address, the usable hosts and the masks from an IPv4 address and its prefix or subnet mask.",
  methodology: [
    "An IPv4 address is 32 bits, written as four numbers of eight bits each. The prefix says how many of the first bits name the network. The bits that are left name the host.",
    "With every host bit 0 the address is the network's own, and with every host bit 1 it is the broadcast address. All between them are hosts. The wildcard mask has a one wherever the mask has a zero.",
    "Addresses are reckoned as whole numbers of any size, not with a language's 32-bit operators, which take half of all addresses for negative numbers.",
  ],
  assumptions: [
    "In a /31 both addresses are hosts and there is no broadcast address, as RFC 3021 has it. A /32 is one host.",
    "In every other subnet the first and the last address are no hosts.",
    "All subnets count, also the first and the last of a block (RFC 1878).",
    "A mask has all its ones before its zeros. A wildcard mask such as 0.0.0.63 is refused, for it would be a guess.",
    "The class and the range are those of the address you give. The range is the one of the IANA registry of special addresses.",
  ],
  limitations: [
    "IPv4 only. It knows nothing of IPv6.",
    "Cloud providers keep more addresses of each subnet for themselves than the two that are left out here.",
    "Classes are history: since 1993 the prefix alone decides. They are shown because textbooks and old equipment still speak of them.",
    "A range of the IANA registry may have single exceptions within it, such as 192.0.0.9/32. They are not told apart.",
  ],
  example: {
    story: "A laptop has the address 192.168.1.10 with the prefix /26.",
    inputs: { address: "192.168.1.10/26" },
  },
  questions: [
    {
      question: "How many hosts fit in a /24?",
      answer: "254. Eight bits are left, which makes 256 addresses, and the first and the last of them are no hosts.",
    },
    {
      question: "Why does a /31 have two hosts and not none?",
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
        "Access lists and OSPF on some routers ask for it. It is the mask turned round: 255.255.255.192 becomes 0.0.0.63.",
    },
    {
      question: "Which addresses are private?",
      answer:
        "10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16 (RFC 1918). Note that 172.32.0.1 is public. 100.64.0.0/10 is not private either: carriers share it among their customers.",
    },
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
  vectors,
} satisfies Content<typeof ipSubnet>;
