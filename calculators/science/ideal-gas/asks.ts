import type { Asks } from "#engine";

const GAS = "(a|an)? (gas|ideal gas|air|helium|oxygen|nitrogen|hydrogen)?";
const PRESSED = "{pressure:plain} (atm|atmospheres|atmosphere)";
const SCALES = {
  celsius: ["25 c", "{temperature:plain} (c|°c|celsius|degrees c|degrees celsius)"],
  kelvin: ["298 k", "{temperature:plain} (k|kelvin|degrees kelvin|kelvins)"],
} as const;
const HELD = "{volume:plain} (l|liters|liter|litres)";
const MOLES = "{amount:plain} (mol|moles|mole)";

const asks: Asks = [
  ...Object.entries(SCALES).flatMap(
    ([scale, [warm, WARM]]): Asks => [
      {
        example: `volume of 2 moles of gas at 1 atm and ${warm}`,
        says: [
          `(what is)? (the)? volume of ${MOLES} (of)? ${GAS} at ${PRESSED} (and)? ${WARM}`,
          `(what is)? (the)? volume of ${MOLES} (of)? ${GAS} at ${WARM} (and)? ${PRESSED}`,
          `ideal gas (law)? ${MOLES} ${WARM} (and|at)? ${PRESSED} (volume)?`,
          `ideal gas (law)? ${MOLES} ${PRESSED} (and|at)? ${WARM} (volume)?`,
        ],
        inputs: { find: "volume", pressure_unit: "atm", amount_unit: "mol", scale },
      },
      {
        example: `pressure of 2 moles of gas in 10 liters at ${warm}`,
        says: [`(what is)? (the)? pressure of ${MOLES} (of)? ${GAS} in ${HELD} at ${WARM}`],
        inputs: { find: "pressure", volume_unit: "l", amount_unit: "mol", scale },
      },
      {
        example: `how many moles of gas in 10 liters at 1 atm and ${warm}`,
        says: [
          `(how many)? moles (of)? ${GAS} (are)? in ${HELD} at ${PRESSED} (and)? ${WARM}`,
          `(how many)? moles (of)? ${GAS} (are)? in ${HELD} at ${WARM} (and)? ${PRESSED}`,
        ],
        inputs: { find: "amount", pressure_unit: "atm", volume_unit: "l", scale },
      },
    ],
  ),
  {
    example: "temperature of 1 mole of gas at 1 atm in 22.4 liters",
    says: [`(what is)? (the)? temperature of ${MOLES} (of)? (a|an)? (gas|ideal gas)? at ${PRESSED} in ${HELD}`],
    inputs: { find: "temperature", pressure_unit: "atm", volume_unit: "l", amount_unit: "mol" },
  },
];

export default asks;
