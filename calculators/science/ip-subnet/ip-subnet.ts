import { count, defineCalculator, text, typed } from "#engine";
import {
  ADDRESS,
  addressClass,
  blockSize,
  maskOf,
  PREFIX,
  prefixOf,
  readAddress,
  specialRange,
  subnetOf,
  writeAddress,
} from "#numbers/ipv4";
import { figuresOf, NEIGHBORS, neighbors, parts, read, subnetSteps } from "./address-and-prefix.ts";

export default defineCalculator({
  name: "IP subnet calculator",
  summary: "Network, broadcast address, host range and masks for an IPv4 address and prefix.",

  inputs: {
    address: typed("IP address and prefix", {
      pattern: `${ADDRESS}(?: ?/ ?| )(?:${PREFIX}|${ADDRESS})`,
      like: "an IPv4 address with a prefix from 0 to 32 or a mask, such as 192.168.1.10/26 or 192.168.1.10 255.255.255.192: four numbers from 0 to 255 without leading zeros",
      maxLength: 40,
      example: "192.168.1.10/26",
      help: "With a prefix or mask: 192.168.1.10/26 or 192.168.1.10 255.255.255.192.",
    }),
  },

  outputs: {
    network: text("Network"),
    broadcast: text("Broadcast address", { optional: true }),
    first_host: text("First usable host"),
    last_host: text("Last usable host"),
    hosts: count("Usable hosts"),
    addresses: count("Total addresses"),
    mask: text("Subnet mask"),
    wildcard: text("Wildcard mask"),
    class: text("Address class"),
    range: text("Address type"),
    subnets: NEIGHBORS,
  },
  primary: "network",
  groups: {
    "The network": ["network", "mask", "wildcard", "broadcast"],
    Hosts: ["hosts", "first_host", "last_host", "addresses"],
    "The address": ["class", "range"],
  },
  formula: "hosts = 2^(32 - prefix) - 2, network = address with host bits 0, broadcast = address with host bits 1",

  check({ address }) {
    const [, mask = ""] = parts(address);
    if (!mask.includes(".") || prefixOf(readAddress(mask)) !== undefined) return {};
    return { address: `must have a mask with all its ones before its zeros; ${mask} doesn't` };
  },

  compute({ address }) {
    const { host, prefix } = read(address);
    const subnet = subnetOf(host, prefix);
    return {
      ...figuresOf(subnet, prefix),
      hosts: subnet.hosts,
      addresses: blockSize(prefix),
      mask: writeAddress(maskOf(prefix)),
      wildcard: writeAddress(blockSize(prefix) - 1n),
      class: addressClass(host),
      range: specialRange(host)?.use ?? "Public",
      subnets: () => neighbors(host, prefix),
    };
  },

  sentence({ address }, { network, first_host, last_host, hosts }) {
    const [host] = parts(address);
    if (hosts.text === "1") return `${network} is a single host.`;
    const which = hosts.text === "2" ? `, ${first_host} and ${last_host}` : ` from ${first_host} to ${last_host}`;
    return `${host} is in the network ${network}, which has ${hosts} hosts${which}.`;
  },

  working: subnetSteps,

  alerts({ address }) {
    const { host, prefix } = read(address);
    const { network, last, hasBroadcast } = subnetOf(host, prefix);
    const written = writeAddress(host);
    return [
      hasBroadcast && host === network && `${written} is the network address, so no host can use it.`,
      hasBroadcast && host === last && `${written} is the broadcast address, so no host can use it.`,
      "DE".includes(addressClass(host)) && `${written} is above 223.255.255.255, so no ordinary host can use it.`,
    ];
  },

  notes({ address }) {
    const { host, prefix } = read(address);
    const range = specialRange(host);
    return [
      prefix === 31 && "A /31 is for a link between two devices (RFC 3021). Some old equipment refuses it.",
      range &&
        prefix < range.prefix &&
        `The subnet is larger than ${range.block}, so “${range.use}” applies only to part of it.`,
    ];
  },
});
