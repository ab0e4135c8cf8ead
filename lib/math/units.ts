// Units by their definitions. A factor turns one of the unit into the SI unit of its dimension;
// every factor here is exact, so a change of unit never changes an answer.
import type { Dimension } from "./dimension.ts";

// International yard and pound agreement, 1959: 1 yd = 0.9144 m and 1 lb = 0.45359237 kg, exactly.
// NIST Special Publication 811 (2008), appendix B.

export const LENGTH = {
  m: { label: "m", factor: "1" },
  cm: { label: "cm", factor: "0.01" },
  mm: { label: "mm", factor: "0.001" },
  km: { label: "km", factor: "1000" },
  in: { label: "in", factor: "0.0254" },
  ft: { label: "ft", factor: "0.3048" },
  yd: { label: "yd", factor: "0.9144" },
  mi: { label: "mi", factor: "1609.344" },
} as const satisfies Dimension;

export const MASS = {
  kg: { label: "kg", factor: "1" },
  g: { label: "g", factor: "0.001" },
  lb: { label: "lb", factor: "0.45359237" },
  oz: { label: "oz", factor: "0.028349523125" },
  st: { label: "st", factor: "6.35029318" },
} as const satisfies Dimension;

// Squares of the lengths above; an acre is 4840 square yards. NIST Handbook 44, appendix C.

export const AREA = {
  m2: { label: "m²", factor: "1" },
  cm2: { label: "cm²", factor: "0.0001" },
  in2: { label: "sq in", factor: "0.00064516" },
  ft2: { label: "sq ft", factor: "0.09290304" },
  yd2: { label: "sq yd", factor: "0.83612736" },
  acre: { label: "acres", factor: "4046.8564224" },
} as const satisfies Dimension;

// ── more units, for converters: no person is measured in them, so they are kept from the forms that ask for a height ──

// Fathom, chain, furlong: by the international foot since 2023. NIST and NOAA, 85 FR 62698 (5 October 2020), which also
// retires the survey foot of 1893, 1200/3937 m: a fraction without end, which only `converted` reads.
// Nautical mile: First International Extraordinary Hydrographic Conference, Monaco 1929. Astronomical unit: IAU 2012
// Resolution B2. Light-year: 299792458 m/s for 365.25 days of 86400 s (IAU style manual).

export const LENGTHS = {
  nm: { label: "nm", factor: "0.000000001" },
  um: { label: "µm", factor: "0.000001" },
  ...LENGTH,
  mil: { label: "mil", factor: "0.0000254" },
  fathom: { label: "fathom", factor: "1.8288" },
  chain: { label: "chain", factor: "20.1168" },
  furlong: { label: "furlong", factor: "201.168" },
  nmi: { label: "nmi", factor: "1852" },
  survey_ft: { label: "survey ft", factor: "1200/3937" },
  survey_mi: { label: "survey mi", factor: "6336000/3937" },
  au: { label: "au", factor: "149597870700" },
  ly: { label: "ly", factor: "9460730472580800" },
} as const satisfies Dimension;

// By the pound of 7000 grains: 12 troy ounces of 480 grains are a troy pound; 2000 lb are a US ton, 2240 lb an imperial
// one, 100 and 112 lb their hundredweights. NIST Special Publication 811 (2008), appendix B; Weights and Measures Act
// 1985 (UK), schedule 1. Carat: 4th General Conference on Weights and Measures, 1907.

export const MASSES = {
  ug: { label: "µg", factor: "0.000000001" },
  mg: { label: "mg", factor: "0.000001" },
  ...MASS,
  t: { label: "t", factor: "1000" },
  gr: { label: "gr", factor: "0.00006479891" },
  ct: { label: "ct", factor: "0.0002" },
  ozt: { label: "ozt", factor: "0.0311034768" },
  us_cwt: { label: "US cwt", factor: "45.359237" },
  uk_cwt: { label: "UK cwt", factor: "50.80234544" },
  us_ton: { label: "US ton", factor: "907.18474" },
  uk_ton: { label: "UK ton", factor: "1016.0469088" },
} as const satisfies Dimension;

// US gallon: 231 cubic inches, with 4 quarts, 8 pints, 16 cups, 128 fluid ounces, 256 tablespoons, 768 teaspoons.
// Oil barrel: 42 of them. NIST Handbook 44, appendix C. Imperial gallon: 4.54609 L, with 4 quarts, 8 pints, 160 fluid
// ounces; Weights and Measures Act 1985 (UK), schedule 1. US food labels: 21 CFR 101.9(b)(5)(viii).

export const VOLUME = {
  ml: { label: "mL", factor: "0.000001" },
  cl: { label: "cL", factor: "0.00001" },
  dl: { label: "dL", factor: "0.0001" },
  l: { label: "L", factor: "0.001" },
  cm3: { label: "cm³", factor: "0.000001" },
  m3: { label: "m³", factor: "1" },
  in3: { label: "in³", factor: "0.000016387064" },
  ft3: { label: "ft³", factor: "0.028316846592" },
  yd3: { label: "yd³", factor: "0.764554857984" },
  us_tsp: { label: "US tsp", factor: "0.00000492892159375" },
  us_tbsp: { label: "US tbsp", factor: "0.00001478676478125" },
  us_floz: { label: "US fl oz", factor: "0.0000295735295625" },
  us_cup: { label: "US cup", factor: "0.0002365882365" },
  us_pt: { label: "US pt", factor: "0.000473176473" },
  us_qt: { label: "US qt", factor: "0.000946352946" },
  us_gal: { label: "US gal", factor: "0.003785411784" },
  bbl: { label: "bbl", factor: "0.158987294928" },
  uk_floz: { label: "imp fl oz", factor: "0.0000284130625" },
  uk_pt: { label: "imp pt", factor: "0.00056826125" },
  uk_qt: { label: "imp qt", factor: "0.0011365225" },
  uk_gal: { label: "imp gal", factor: "0.00454609" },
  metric_tsp: { label: "metric tsp", factor: "0.000005" },
  metric_tbsp: { label: "metric tbsp", factor: "0.000015" },
  metric_cup: { label: "metric cup", factor: "0.00025" },
  au_tbsp: { label: "Australian tbsp", factor: "0.00002" },
  label_floz: { label: "label fl oz", factor: "0.00003" },
  label_cup: { label: "label cup", factor: "0.00024" },
} as const satisfies Dimension;

// In km/h, where every one of these is finite: a km/h is 5/18 m/s, without end.

export const SPEED = {
  kmh: { label: "km/h", factor: "1" },
  mph: { label: "mph", factor: "1.609344" },
  ms: { label: "m/s", factor: "3.6" },
  kn: { label: "kn", factor: "1.852" },
  fts: { label: "ft/s", factor: "1.09728" },
} as const satisfies Dimension;

// In bits. Decimal prefixes: the SI. Binary prefixes and the byte of 8 bits: IEC 80000-13:2008.

export const INFORMATION = {
  bit: { label: "bit", factor: "1" },
  kbit: { label: "kbit", factor: "1000" },
  Mbit: { label: "Mbit", factor: "1000000" },
  Gbit: { label: "Gbit", factor: "1000000000" },
  Tbit: { label: "Tbit", factor: "1000000000000" },
  Kibit: { label: "Kibit", factor: "1024" },
  Mibit: { label: "Mibit", factor: "1048576" },
  Gibit: { label: "Gibit", factor: "1073741824" },
  B: { label: "B", factor: "8" },
  kB: { label: "kB", factor: "8000" },
  MB: { label: "MB", factor: "8000000" },
  GB: { label: "GB", factor: "8000000000" },
  TB: { label: "TB", factor: "8000000000000" },
  PB: { label: "PB", factor: "8000000000000000" },
  EB: { label: "EB", factor: "8000000000000000000" },
  KiB: { label: "KiB", factor: "8192" },
  MiB: { label: "MiB", factor: "8388608" },
  GiB: { label: "GiB", factor: "8589934592" },
  TiB: { label: "TiB", factor: "8796093022208" },
  PiB: { label: "PiB", factor: "9007199254740992" },
  EiB: { label: "EiB", factor: "9223372036854775808" },
} as const satisfies Dimension;

// In bits a second, of those bits and bytes.

export const DATA_RATE = {
  "kbit/s": { label: "kbit/s", factor: INFORMATION.kbit.factor },
  "Mbit/s": { label: "Mbit/s", factor: INFORMATION.Mbit.factor },
  "Gbit/s": { label: "Gbit/s", factor: INFORMATION.Gbit.factor },
  "B/s": { label: "B/s", factor: INFORMATION.B.factor },
  "kB/s": { label: "kB/s", factor: INFORMATION.kB.factor },
  "MB/s": { label: "MB/s", factor: INFORMATION.MB.factor },
  "GB/s": { label: "GB/s", factor: INFORMATION.GB.factor },
  "KiB/s": { label: "KiB/s", factor: INFORMATION.KiB.factor },
  "MiB/s": { label: "MiB/s", factor: INFORMATION.MiB.factor },
} as const satisfies Dimension;
