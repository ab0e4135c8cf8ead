import type { Laws } from "#engine";
import type ipv6Subnet from "./ipv6-subnet.ts";

export default {
  agrees: [
    {
      there: {},
      back: {},
      with: { address: "network" },
      gives: { network: "network", last: "last", addresses: "addresses" },
    },
  ],
} satisfies Laws<typeof ipv6Subnet>;
