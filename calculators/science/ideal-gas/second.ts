// PV = nRT, with R from the SI's Avogadro and Boltzmann constants. After a change, n stays.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { CUBIC_METRES, measured, type Units } from "#calculators/second/units";

const R = times("6.02214076", "1.380649");
const MOLES = { mol: 1, mmol: "0.001", kmol: 1000 };
const POUND_FORCE = times("0.45359237", "9.80665");
const PASCALS: Units = {
  atm: 101_325,
  kPa: 1000,
  bar: 100_000,
  torr: over(101_325, 760),
  psi: over(POUND_FORCE, times("0.0254", "0.0254")),
  Pa: 1,
};
const LABELS: Readonly<Record<string, string>> = { l: "L", ml: "mL", m3: "m³", ft3: "ft³", us_gal: "US gal" };

const idealGas: Opinion = (given) => {
  const gas = stateOf(given);
  if (!gas) return undefined;
  const { n, p, v, t, after } = gas;
  const shown = (value: Ratio) => significant(value, 9);
  const held = (value: Ratio, unit = "l") => `${shown(over(value, CUBIC_METRES[unit] ?? 1))} ${LABELS[unit]}`;
  const pressed = (value: Ratio, unit = "atm") => `${shown(over(value, PASCALS[unit] ?? 1))} ${unit}`;
  const grams = given.molar_mass ? times(n, figure(given, "molar_mass")) : undefined;
  return {
    volume: held(v, given.volume_unit),
    pressure: pressed(p, given.pressure_unit),
    kilopascals: shown(over(p, 1000)),
    amount: shown(n),
    kelvin: shown(t),
    celsius: shown(minus(t, "273.15")),
    fahrenheit: shown(minus(times(t, "1.8"), "459.67")),
    final_volume: after && held(after.v, given.volume_unit),
    final_pressure: after && pressed(after.p, given.pressure_unit),
    final_kelvin: after && shown(after.t),
    final_celsius: after && shown(minus(after.t, "273.15")),
    final_fahrenheit: after && shown(minus(times(after.t, "1.8"), "459.67")),
    molar_volume: shown(over(times(v, 1000), n)),
    mass: grams && shown(grams),
    density: grams && shown(over(grams, times(v, 1000))),
  };
};

type State = { readonly p: Ratio; readonly v: Ratio; readonly t: Ratio };
type Gas = State & { readonly n: Ratio; readonly after?: State };

function stateOf(given: Given): Gas | undefined {
  const p = () => measured(given, "pressure", PASCALS);
  const v = () => measured(given, "volume", CUBIC_METRES);
  const n = () => measured(given, "amount", MOLES);
  if (given.find === "temperature") return { n: n(), p: p(), v: v(), t: over(times(p(), v()), times(n(), R)) };
  const t = kelvins(given, "temperature");
  if (!isMore(t, 0)) return undefined;
  if (given.find === "volume") return { n: n(), p: p(), v: over(times(n(), R, t), p()), t };
  if (given.find === "pressure") return { n: n(), p: over(times(n(), R, t), v()), v: v(), t };
  const first = { n: over(times(p(), v()), times(R, t)), p: p(), v: v(), t };
  if (given.find === "amount") return first;
  return { ...first, after: changed(given, first.n) };
}

/** The same moles afterwards. */
function changed(given: Given, n: Ratio): State {
  const p = () => measured(given, "final_pressure", PASCALS);
  const v = () => measured(given, "final_volume", CUBIC_METRES);
  if (given.find === "final_temperature") return { p: p(), v: v(), t: over(times(p(), v()), times(n, R)) };
  const t = kelvins(given, "final_temperature");
  if (given.find === "final_volume") return { p: p(), v: over(times(n, R, t), p()), t };
  return { p: over(times(n, R, t), v()), v: v(), t };
}

function kelvins(given: Given, name: string): Ratio {
  const warm = figure(given, name);
  if (given.scale === "kelvin") return ratio(warm);
  return given.scale === "celsius" ? plus(warm, "273.15") : over(plus(warm, "459.67"), "1.8");
}

export default idealGas;
