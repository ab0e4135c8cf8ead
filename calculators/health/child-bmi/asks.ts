import type { Asks } from "#engine";

const asks: Asks = [{ examples: ["bmi 8 year old girl 25 kg 127 cm"], about: ["bmi", "body mass index"] }];

export default asks;
