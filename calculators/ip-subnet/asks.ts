import type { Asks } from "#engine";

const asks: Asks = [{ example: "192.168.10.77/26", says: ["(network address of|subnet)? {address:address}"] }];

export default asks;
