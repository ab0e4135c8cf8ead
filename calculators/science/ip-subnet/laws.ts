import type { Laws } from "#engine";
import type ipSubnet from "./ip-subnet.ts";

export default {
  agrees: [
    {
      there: {},
      back: {},
      with: { address: "network" },
      gives: { network: "network", last_host: "last_host", addresses: "addresses" },
    },
  ],
} satisfies Laws<typeof ipSubnet>;
