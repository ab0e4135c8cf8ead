// Half of the mass times the square of the speed, in kilograms, meters per second and joules.
import type { Given, Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, isMore, over, type Ratio, root, times } from "#calculators/second/ratio";
import { KILOGRAMS, METRES_A_SECOND, measured } from "#calculators/second/units";

const LIGHT = 299_792_458;
const G = "9.80665";
const FOOT = "0.3048";
const FOOT_POUND = times("0.45359237", G, FOOT);
const SPEEDS = { ...METRES_A_SECOND, kms: 1000 };
const JOULES = {
  J: 1,
  kJ: 1000,
  MJ: 1_000_000,
  ftlb: FOOT_POUND,
  kcal: 4184,
  kWh: 3_600_000,
  eV: "0.0000000000000000001602176634",
  tnt: 4_184_000_000,
};

const kineticEnergy: Opinion = (given) => {
  const [energy, mass, speed] = motion(given);
  if (isMore(speed, LIGHT)) return undefined;
  const shown = (value: Ratio, unit: Amount = 1) => significant(over(value, unit), 9);
  return {
    joules: shown(energy),
    kilojoules: shown(energy, 1000),
    foot_pounds: shown(energy, FOOT_POUND),
    kilograms: shown(mass),
    pounds: shown(mass, "0.45359237"),
    meters_per_second: shown(speed),
    kilometers_per_hour: shown(speed, METRES_A_SECOND.kmh),
    miles_per_hour: shown(speed, METRES_A_SECOND.mph),
    feet_per_second: shown(speed, FOOT),
    momentum: shown(times(mass, speed)),
    drop: shown(over(energy, times(mass, G))),
  };
};

function motion(given: Given): readonly [energy: Ratio, mass: Ratio, speed: Ratio] {
  const energy = () => measured(given, "energy", JOULES);
  const mass = () => measured(given, "mass", KILOGRAMS);
  const speed = () => measured(given, "speed", SPEEDS);
  if (given.find === "energy") return [over(times(mass(), speed(), speed()), 2), mass(), speed()];
  if (given.find === "speed") return [energy(), mass(), root(over(times(2, energy()), mass()), 2)];
  return [energy(), over(times(2, energy()), times(speed(), speed())), speed()];
}

export default kineticEnergy;
