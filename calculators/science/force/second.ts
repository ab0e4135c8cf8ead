// F = m a, in newtons, kilograms and meters per second squared.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, over, type Ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, METRES, measured } from "#calculators/second/units";

const G = "9.80665";
const POUND = KILOGRAMS.lb ?? 1;
const FOOT = METRES.ft ?? 1;
const NEWTONS = { N: 1, kN: 1000, lbf: times(POUND, G), kgf: G, dyn: "0.00001" };
const METRES_A_SECOND_A_SECOND = { m_s2: 1, ft_s2: FOOT, g: G };

const force: Opinion = (given) => {
  const [mass, acceleration] = motion(given);
  const shown = (value: Ratio, unit: Amount = 1) => significant(over(value, unit), 9);
  const push = times(mass, acceleration);
  return {
    newtons: shown(push),
    pounds_force: shown(push, NEWTONS.lbf),
    kilograms_force: shown(push, G),
    kilograms: shown(mass),
    pounds: shown(mass, POUND),
    meters: shown(acceleration),
    feet: shown(acceleration, FOOT),
    gravities: shown(acceleration, G),
  };
};

function motion(given: Given): readonly [mass: Ratio, acceleration: Ratio] {
  const mass = () => measured(given, "mass", KILOGRAMS);
  const push = () => measured(given, "force", NEWTONS);
  const acceleration = () => measured(given, "acceleration", METRES_A_SECOND_A_SECOND);
  if (given.find === "weight") return [mass(), figure(given, "gravity")];
  if (given.find === "force") return [mass(), acceleration()];
  if (given.find === "mass") return [over(push(), acceleration()), acceleration()];
  return [mass(), over(push(), mass())];
}

export default force;
