// The American wire gauge as a diameter: ASTM B258, 0.005 inch × 92^((36 - n) ÷ 39).
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { percent, significant } from "#calculators/second/print";
import { compare, isMore, minus, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { PI, toThe } from "#calculators/second/series";
import { METRES, measured } from "#calculators/second/units";

const VOLTS = { V: 1, kV: 1000 };
const AMPERES = { A: 1, mA: "0.001" };
const GAUGES = ["22", "20", "18", "16", "14", "12", "10", "8", "6", "4", "3", "2", "1", "0", "00", "000", "0000"];
const AWG = [...GAUGES.map((gauge) => `awg${gauge}`), "kcmil250", "kcmil350", "kcmil500"];
const MM2 = "0_5 0_75 1 1_5 2_5 4 6 10 16 25 35 50 70 95 120 150 185 240".split(" ").map((size) => `mm${size}`);

const round = (millimetres: Ratio): Ratio => near(over(times(PI, millimetres, millimetres), 4));

function areaOf(size: string): Ratio {
  const [, kind = "", figures = ""] = /^(awg|kcmil|mm)(.*)$/.exec(size) ?? [];
  if (kind === "mm") return plus(figures.replace("_", "."));
  if (kind === "kcmil") return times(round(plus("0.0254")), figures, 1000);
  const number = /^0+$/.test(figures) ? 1 - figures.length : Number(figures);
  return round(times("0.127", toThe(92, over(36 - number, 39))));
}

const opinion: Opinion = (given: Given) => {
  const [volts, amps] = [measured(given, "voltage", VOLTS), measured(given, "current", AMPERES)];
  const limit = over(figure(given, "limit"), 100);
  const warmth = plus(1, times("0.0039", minus(figure(given, "temperature"), 20)));
  const one = times(given.material === "copper" ? "0.0172" : "0.0265", warmth);
  const ways = given.circuit === "three" ? root(3, 2) : plus(2);
  const most = times(limit, volts);
  const metres = given.length === undefined ? undefined : measured(given, "length", METRES);
  const isEnough = (size: string) => compare(times(areaOf(size), most), times(ways, one, amps, metres ?? 0)) >= 0;
  const size = given.wire ?? (given.sizes === "awg" ? AWG : MM2).find(isEnough);
  if (!size) return undefined;
  const area = areaOf(size);
  const longest = over(times(most, area), times(ways, one, amps));
  const run = given.find === "length" ? longest : (metres ?? plus(0));
  const drop = over(times(ways, one, amps, run), area);
  if (!isMore(volts, drop)) return undefined;
  const lengthUnit = given.length_unit ?? "ft";
  const voltUnit = given.voltage_unit === "kV" ? "kV" : "V";
  const inVolts = (value: Ratio) => `${significant(over(value, VOLTS[voltUnit]), 6)} ${voltUnit}`;
  return {
    drop: inVolts(drop),
    drop_percent: percent(over(times(drop, 100), volts)),
    end_voltage: inVolts(minus(volts, drop)),
    longest: `${significant(over(longest, METRES[lengthUnit] ?? 1), 6)} ${lengthUnit}`,
    lost: significant(times(drop, amps, given.circuit === "three" ? ways : 1), 6),
    size: null,
    ohms_per_km: significant(over(times(one, 1000), area), 6),
    ohms_per_kft: significant(over(times(one, "304.8"), area), 6),
    area: significant(area, 6),
    circular_mils: significant(over(area, round(plus("0.0254"))), 6),
    diameter: significant(root(over(times(4, area), PI), 2), 6),
    by_size: (AWG.includes(size) ? AWG : MM2).map((other) => {
      const reach = over(times(longest, areaOf(other)), area);
      return [null, significant(over(reach, "0.3048"), 4), significant(reach, 4)];
    }),
  };
};

export default opinion;
