import type { Asks } from "#engine";

const asks: Asks = [{ examples: ["20% tip on 58.40"] }];

export default asks;
