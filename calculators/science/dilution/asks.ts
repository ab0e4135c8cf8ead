import type { Asks } from "#engine";

const MOLAR = "(m|molar|mol/l)";

const asks: Asks = [
  {
    example: "dilute 12 m to 2 m, 500 ml",
    says: [
      `(how (much|do i))? dilute (a)? {stock_concentration:plain} ${MOLAR} (solution|stock)? to {final_concentration:plain} ${MOLAR} (final volume)? {final_volume:plain} ml`,
      `(how do i)? (make|prepare) {final_volume:plain} ml of (a)? {final_concentration:plain} ${MOLAR} (solution)? from (a)? {stock_concentration:plain} ${MOLAR} (solution|stock)?`,
    ],
    inputs: { find: "stock_volume", stock_in: "mol_l", final_in: "mol_l", final_volume_unit: "ml" },
  },
  {
    example: "dilute 70% to 20%, 1000 ml",
    says: [
      "dilute (a)? {stock_concentration:percent} (solution|alcohol|stock)? to {final_concentration:percent} {final_volume:plain} ml",
      "(how do i)? (make|prepare) {final_volume:plain} ml of (a)? {final_concentration:percent} (solution|alcohol)? from (a)? {stock_concentration:percent} (solution|alcohol|stock)?",
    ],
    inputs: { find: "stock_volume", stock_in: "percent", final_in: "percent", final_volume_unit: "ml" },
  },
  {
    example: "25 ml of 2.04 m diluted to 500 ml",
    says: [
      `(what is)? {stock_volume:plain} ml of (a)? {stock_concentration:plain} ${MOLAR} (solution)? diluted to {final_volume:plain} ml`,
    ],
    inputs: {
      find: "final_concentration",
      stock_in: "mol_l",
      final_in: "mol_l",
      stock_volume_unit: "ml",
      final_volume_unit: "ml",
    },
  },
];

export default asks;
