import type { Asks } from "#engine";

const asks: Asks = [{ examples: ["bmr 30 year old woman 65 kg 168 cm", "bmr 30 year old man 145 lb 5'6\""] }];

export default asks;
