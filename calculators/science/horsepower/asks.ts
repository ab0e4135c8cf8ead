import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "400 lb-ft at 3000 rpm in hp",
    says: [
      "(horsepower|hp|power)? (of|from)? {torque:plain} (lb-ft|lb ft|ft lbs|ft-lbs|ft lb|foot pounds|pound feet) (at|@) {rpm:plain} rpm (in|to|is|=)? (how much|how many)? (hp|horsepower)?",
    ],
    inputs: { find: "power", torque_unit: "lbf_ft" },
  },
  {
    example: "300 nm at 4000 rpm in kw",
    says: [
      "(power)? (of|from)? {torque:plain} (nm|n m|newton meters) (at|@) {rpm:plain} rpm (in|to|is|=)? (kw|kilowatts)?",
    ],
    inputs: { find: "power", torque_unit: "Nm" },
    answer: "kilowatts",
  },
  {
    example: "300 hp to kw",
    says: ["(convert)? {power:plain} (hp|bhp|horsepower) (to|in|into) (kw|kilowatts|kilowatt)"],
    inputs: { find: "convert", power_unit: "hp" },
  },
  {
    example: "1 hp in watts",
    says: ["(convert)? {power:plain} (hp|bhp|horsepower) (to|in|into) (w|watt|watts)"],
    inputs: { find: "convert", power_unit: "hp" },
  },
  {
    example: "150 kw to hp",
    says: ["(convert)? {power:plain} (kw|kilowatts) (to|in|into) (hp|bhp|horsepower)"],
    inputs: { find: "convert", power_unit: "kW" },
    answer: "horsepower",
  },
  {
    example: "150 ps to hp",
    says: ["(convert)? {power:plain} (ps|cv|metric horsepower) (to|in|into) (hp|bhp|horsepower)"],
    inputs: { find: "convert", power_unit: "PS" },
    answer: "horsepower",
  },
  {
    example: "torque of 300 hp at 5000 rpm",
    says: ["torque (of|from|at|for)? {power:plain} (hp|horsepower) (at|@) {rpm:plain} rpm"],
    inputs: { find: "torque", power_unit: "hp" },
  },
];

export default asks;
