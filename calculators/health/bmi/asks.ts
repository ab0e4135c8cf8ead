import type { Asks } from "#engine";

const asks: Asks = [{ examples: ["bmi 70 kg 175 cm", "bmi 5'10\" 165 lb", "bmi 150 lb 65 inches"] }];

export default asks;
