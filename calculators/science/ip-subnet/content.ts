import type { Content } from "#engine";
import type ipSubnet from "./ip-subnet.ts";
import vectors from "./vectors.ts";

export default {
  title: "IP subnet calculator: network, hosts, masks",
  purpose:
    "Calculates the network, broadcast address, usable hosts and masks from an IPv4 address and its prefix or subnet mask.",
  about: [
    "You need to know where a subnet begins and ends when you set up an office network, write a firewall rule or study for a certification. The limits of a subnet can also explain why two devices can't see each other.",
    "Enter an address with its prefix, such as 192.168.1.10/26. You get the first and last addresses, the masks, and the steps in binary.",
  ],
  howToUse: [
    "Two devices can talk directly if both addresses are between the first and the last usable host. Otherwise, the devices need a router.",
    "Most people give the router the first or last usable address. Give servers addresses outside the range that your router hands out automatically (DHCP).",
    "Choose the prefix by the number of hosts you need, plus room to grow: /26 for up to 62 hosts, /24 for up to 254 hosts.",
  ],
  methodology: [
    "An IPv4 address has 32 bits, written as four numbers of eight bits each. The prefix is the number after the slash. It says how many bits at the start identify the network. The other bits are the host bits, which identify the device.",
    "In the network address, all host bits are 0. In the broadcast address, all host bits are 1. The addresses between these two are usable. The wildcard mask is the subnet mask with ones and zeros swapped.",
  ],
  assumptions: [
    "A /31 subnet has two addresses, and both can be hosts (RFC 3021). A /32 is a single host.",
    "In all larger subnets, the first and the last address can't be hosts.",
    "If you split a block into subnets, you can use all of the subnets, including the first and the last (RFC 1878).",
    "Enter a subnet mask such as 255.255.255.192, not a wildcard mask such as 0.0.0.63.",
    "“Address class” and “Address type” describe the address you enter. The type comes from IANA's registry of special addresses.",
  ],
  limitations: [
    "It covers IPv4 only, not IPv6.",
    "Cloud providers reserve more than two addresses in each subnet, so you get fewer usable hosts than shown.",
    "Don't plan a network by address classes. Since 1993, only the prefix counts. The class is shown because textbooks and old equipment still use it.",
    "Some special ranges contain exceptions, such as 192.0.0.9/32. “Address type” doesn't show these exceptions.",
  ],
  example: {
    story:
      "Lucas plugs a printer into his office network and gives it the address 192.168.1.70. His laptop has the address 192.168.1.10/26 and can't find the printer.",
    outcome:
      "The laptop's network ends at 192.168.1.63, so the printer is in the next network. Lucas changes the printer's address to 192.168.1.20, and it prints.",
    inputs: { address: "192.168.1.10/26" },
  },
  mistakes: [
    "Assigning the network address or the broadcast address to a device.",
    "Assuming /24 everywhere because most home routers use it.",
    "Typing a wildcard mask as a subnet mask.",
    "Making two subnets that overlap. 192.168.1.0/25 already contains 192.168.1.64/26.",
  ],
  questions: [
    {
      question: "How many hosts fit in a /24?",
      answer:
        "254 hosts fit. A /24 leaves eight host bits, which make 256 addresses. The first and the last address can't be hosts.",
    },
    {
      question: "Why does a /31 have two hosts?",
      answer:
        "A link between two routers needs no broadcast address, so RFC 3021 lets both addresses be hosts. Older tables call a /31 unusable.",
    },
    {
      question: "Why are leading zeros refused?",
      answer:
        "Some programs read 010 as ten, and others read it as eight, because a leading zero can mean an octal number. 192.168.010.1 could mean two different addresses. Write the one you mean without the zero.",
    },
    {
      question: "What is a wildcard mask for?",
      answer:
        "Some routers ask for a wildcard mask in access lists and OSPF settings. It is the subnet mask with ones and zeros swapped: 255.255.255.192 becomes 0.0.0.63.",
    },
    {
      question: "Which addresses are private?",
      answer:
        "The private ranges are 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16 (RFC 1918). The second range ends at 172.31.255.255, so 172.32.0.1 is public. 100.64.0.0/10 isn't private: internet providers share it among their customers.",
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
  everydayWords: ["CIDR", "slash 24", "netmask", "usable hosts", "wildcard", "IPs"],
  vectors,
} satisfies Content<typeof ipSubnet>;
