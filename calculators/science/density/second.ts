// Density by its definition, in SI units; what materials weigh as table 11.1 of College Physics 2e prints it.
import type { Given, Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, over, type Ratio, times } from "#calculators/second/ratio";
import { CUBIC_METRES, KILOGRAMS, measured } from "#calculators/second/units";

/** Thousands of kilograms per cubic meter. */
const PRINTED: Readonly<Record<string, string>> = {
  aluminum: "2.7",
  brass: "8.44",
  copper: "8.8",
  gold: "19.32",
  iron: "7.8",
  lead: "11.3",
  polystyrene: "0.10",
  tungsten: "19.30",
  uranium: "18.70",
  cork: "0.24",
  glass: "2.6",
  granite: "2.7",
  ice: "0.917",
  silver: "10.49",
  water: "1.000",
  blood: "1.05",
  sea_water: "1.025",
  mercury: "13.6",
  ethanol: "0.79",
  gasoline: "0.68",
  glycerin: "1.26",
  olive_oil: "0.92",
  air: "0.00129",
  carbon_dioxide: "0.00198",
  hydrogen: "0.000090",
  helium: "0.00018",
  methane: "0.00072",
  nitrogen: "0.00125",
  oxygen: "0.00143",
};

const opinion: Opinion = (given) => {
  const [mass, volume] = bulk(given);
  const shown = (value: Ratio, unit: Amount) => significant(over(value, unit), 9);
  const dense = over(mass, volume);
  return {
    grams_per_cm3: shown(dense, 1000),
    kilograms_per_m3: shown(dense, 1),
    pounds_per_ft3: shown(dense, POUNDS_PER_FOOT),
    pounds_per_gallon: shown(dense, over(KILOGRAMS.lb ?? 1, CUBIC_METRES.us_gal ?? 1)),
    grams: shown(mass, "0.001"),
    kilograms: shown(mass, 1),
    pounds: shown(mass, KILOGRAMS.lb ?? 1),
    cubic_centimeters: shown(volume, "0.000001"),
    liters: shown(volume, "0.001"),
    cubic_meters: shown(volume, 1),
    cubic_feet: shown(volume, CUBIC_METRES.ft3 ?? 1),
  };
};

const POUNDS_PER_FOOT = over(KILOGRAMS.lb ?? 1, CUBIC_METRES.ft3 ?? 1);
const UNITS = { g_cm3: 1000, kg_m3: 1, g_l: 1, lb_ft3: POUNDS_PER_FOOT };

function bulk(given: Given): readonly [mass: Ratio, volume: Ratio] {
  const [mass, volume] = [() => measured(given, "mass", KILOGRAMS), () => measured(given, "volume", CUBIC_METRES)];
  if (given.find === "density") return [mass(), volume()];
  const printed = PRINTED[given.material ?? ""];
  const dense = printed ? times(printed, 1000) : measured(given, "density", UNITS);
  return given.find?.endsWith("mass") ? [times(dense, volume()), volume()] : [mass(), over(mass(), dense)];
}

export default opinion;
