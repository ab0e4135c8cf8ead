import type { Asks } from "#engine";

const GAS = "(a|an)? (gas|ideal gas|air|helium|oxygen|nitrogen|hydrogen)?";
const PRESSED = "{pressure:plain} (atm|atmospheres|atmosphere)";
const WARM = "{temperature:plain} (c|°c|celsius|degrees c|degrees celsius)";
const HELD = "{volume:plain} (l|liters|liter|litres)";
const MOLES = "{amount:plain} (mol|moles|mole)";

const asks: Asks = [
  {
    example: "volume of 2 moles of gas at 1 atm and 25 c",
    says: [
      `(what is)? (the)? volume of ${MOLES} (of)? ${GAS} at ${PRESSED} (and)? ${WARM}`,
      `(what is)? (the)? volume of ${MOLES} (of)? ${GAS} at ${WARM} (and)? ${PRESSED}`,
    ],
    inputs: { find: "volume", pressure_unit: "atm", amount_unit: "mol", scale: "celsius" },
  },
  {
    example: "pressure of 2 moles of gas in 10 liters at 25 c",
    says: [`(what is)? (the)? pressure of ${MOLES} (of)? ${GAS} in ${HELD} at ${WARM}`],
    inputs: { find: "pressure", volume_unit: "l", amount_unit: "mol", scale: "celsius" },
  },
  {
    example: "how many moles of gas in 10 liters at 1 atm and 25 c",
    says: [
      `(how many)? moles (of)? ${GAS} (are)? in ${HELD} at ${PRESSED} (and)? ${WARM}`,
      `(how many)? moles (of)? ${GAS} (are)? in ${HELD} at ${WARM} (and)? ${PRESSED}`,
    ],
    inputs: { find: "amount", pressure_unit: "atm", volume_unit: "l", scale: "celsius" },
  },
  {
    example: "temperature of 1 mole of gas at 1 atm in 22.4 liters",
    says: [`(what is)? (the)? temperature of ${MOLES} (of)? (a|an)? (gas|ideal gas)? at ${PRESSED} in ${HELD}`],
    inputs: { find: "temperature", pressure_unit: "atm", volume_unit: "l", amount_unit: "mol" },
  },
];

export default asks;
