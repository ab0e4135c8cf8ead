// Units by their definitions, each as a fraction of one base unit.
import type { Given } from "./given.ts";
import { figure } from "./given.ts";
import { type Amount, over, type Ratio, times } from "./ratio.ts";

export type Units = Readonly<Record<string, Amount>>;

const INCH = "0.0254";
const FOOT = times(12, INCH);
const POUND = "0.45359237";
const GRAIN = over(POUND, 7000);
const US_GALLON = times(231, INCH, INCH, INCH);
const UK_GALLON = "0.00454609";
const SURVEY_FOOT = over(1200, 3937);

/** In metres. International yard and pound agreement, 1959; NIST Special Publication 811; IAU 2012 Resolution B2. */
export const METRES: Units = {
  nm: "0.000000001",
  um: "0.000001",
  mm: "0.001",
  cm: "0.01",
  m: 1,
  km: 1000,
  in: INCH,
  ft: FOOT,
  yd: times(3, FOOT),
  mi: times(5280, FOOT),
  mil: over(INCH, 1000),
  fathom: times(6, FOOT),
  chain: times(66, FOOT),
  furlong: times(660, FOOT),
  nmi: 1852,
  survey_ft: SURVEY_FOOT,
  survey_mi: times(5280, SURVEY_FOOT),
  au: 149_597_870_700,
  ly: times(299_792_458, 86_400, "365.25"),
};

/** In kilograms. */
export const KILOGRAMS: Units = {
  ug: "0.000000001",
  mg: "0.000001",
  g: "0.001",
  kg: 1,
  t: 1000,
  gr: GRAIN,
  oz: over(POUND, 16),
  lb: POUND,
  st: times(14, POUND),
  us_cwt: times(100, POUND),
  uk_cwt: times(112, POUND),
  us_ton: times(2000, POUND),
  uk_ton: times(2240, POUND),
  ozt: times(480, GRAIN),
  ct: "0.0002",
};

/** In cubic metres. NIST Handbook 44, appendix C; Weights and Measures Act 1985 (UK); 21 CFR 101.9(b)(5)(viii). */
export const CUBIC_METRES: Units = {
  ml: "0.000001",
  cl: "0.00001",
  dl: "0.0001",
  l: "0.001",
  cm3: "0.000001",
  m3: 1,
  us_tsp: over(US_GALLON, 768),
  us_tbsp: over(US_GALLON, 256),
  us_floz: over(US_GALLON, 128),
  us_cup: over(US_GALLON, 16),
  us_pt: over(US_GALLON, 8),
  us_qt: over(US_GALLON, 4),
  us_gal: US_GALLON,
  uk_floz: over(UK_GALLON, 160),
  uk_pt: over(UK_GALLON, 8),
  uk_qt: over(UK_GALLON, 4),
  uk_gal: UK_GALLON,
  metric_tsp: "0.000005",
  metric_tbsp: "0.000015",
  metric_cup: "0.00025",
  au_tbsp: "0.00002",
  label_floz: "0.00003",
  label_cup: "0.00024",
  in3: times(INCH, INCH, INCH),
  ft3: times(FOOT, FOOT, FOOT),
  yd3: times(27, FOOT, FOOT, FOOT),
  bbl: times(42, US_GALLON),
};

/** In square metres. */
export const SQUARE_METRES: Units = {
  m2: 1,
  ft2: times(FOOT, FOOT),
  yd2: times(9, FOOT, FOOT),
  acre: times(43_560, FOOT, FOOT),
};

/** In metres a second. */
export const METRES_A_SECOND: Units = {
  ms: 1,
  kmh: over(1000, 3600),
  mph: over(times(5280, FOOT), 3600),
  kn: over(1852, 3600),
  fts: FOOT,
};

const binary = (power: number): bigint => 1024n ** BigInt(power);
const decimal = (power: number): bigint => 1000n ** BigInt(power);

/** In bits. IEC 80000-13. */
export const BITS: Units = {
  bit: 1,
  B: 8,
  kB: times(8, decimal(1)),
  MB: times(8, decimal(2)),
  GB: times(8, decimal(3)),
  TB: times(8, decimal(4)),
  PB: times(8, decimal(5)),
  EB: times(8, decimal(6)),
  KiB: times(8, binary(1)),
  MiB: times(8, binary(2)),
  GiB: times(8, binary(3)),
  TiB: times(8, binary(4)),
  PiB: times(8, binary(5)),
  EiB: times(8, binary(6)),
  kbit: decimal(1),
  Mbit: decimal(2),
  Gbit: decimal(3),
  Tbit: decimal(4),
  Kibit: binary(1),
  Mibit: binary(2),
  Gibit: binary(3),
};

/** An input with its unit, in the base unit. */
export const measured = (given: Given, name: string, units: Units): Ratio =>
  times(figure(given, name), units[given[`${name}_unit`] ?? ""] ?? 0);
