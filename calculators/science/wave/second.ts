// v = f λ, in meters per second, hertz and meters.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, over, type Ratio, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

const HERTZ = { Hz: 1, kHz: 1000, MHz: 1_000_000, GHz: 1_000_000_000, THz: 1_000_000_000_000 };

const wave: Opinion = (given) => {
  const [often, long] = [rhythm(given), stretch(given)];
  const shown = (value: Ratio, unit: Amount = 1) => significant(over(value, unit), 9);
  return {
    meters: shown(long),
    millimeters: shown(long, "0.001"),
    nanometers: shown(long, METRES.nm),
    feet: shown(long, METRES.ft),
    hertz: shown(often),
    megahertz: shown(often, HERTZ.MHz),
    terahertz: shown(often, HERTZ.THz),
    period: shown(over(1, often)),
    meters_per_second: shown(times(often, long)),
  };
};

const rhythm = (given: Given): Ratio =>
  given.find === "frequency"
    ? over(figure(given, "speed"), measured(given, "wavelength", METRES))
    : measured(given, "frequency", HERTZ);

const stretch = (given: Given): Ratio =>
  given.find === "wavelength"
    ? over(figure(given, "speed"), measured(given, "frequency", HERTZ))
    : measured(given, "wavelength", METRES);

export default wave;
