import type { Asks } from "#engine";

const asks: Asks = [
  { example: "192.168.10.77/26", says: ["(network address of|ip)? (subnet)? {address:address}"] },
  {
    example: "hosts in 192.168.1.0/26",
    says: ["(how many)? (usable)? hosts (are)? (there)? (in|on)? {address:address}"],
    answer: "hosts",
  },
];

export default asks;
