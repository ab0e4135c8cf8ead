// International yard and pound agreement, 1959: 1 yd = 0.9144 m, exactly. NIST Special Publication 811 (2008), appendix B.
// Fathom, chain, furlong: by the international foot since 2023. NIST and NOAA, 85 FR 62698 (5 October 2020), which also
// retires the survey foot of 1893, 1200/3937 m: a fraction without end.
// Nautical mile: First International Extraordinary Hydrographic Conference, Monaco 1929. Astronomical unit: IAU 2012
// Resolution B2. Light-year: 299792458 m/s for 365.25 days of 86400 s (IAU style manual).
import { unitsBy } from "../dimension.ts";

export const LENGTHS = /* @__PURE__ */ unitsBy({
  nm: ["Nanometers (nm)", "nm", "0.000000001 m", "nanomet(er|re)s?"],
  um: ["Micrometers (µm)", "µm", "0.000001 m", "micromet(er|re)s?|microns?"],
  mm: ["Millimeters (mm)", "mm", "0.001 m", "millimet(er|re)s?"],
  cm: ["Centimeters (cm)", "cm", "0.01 m", "centimet(er|re)s?"],
  m: ["Meters (m)", "m", "1", "met(er|re)s?"],
  km: ["Kilometers (km)", "km", "1000 m", "kilomet(er|re)s?|kms"],
  in: ["Inches (in)", "in", "0.0254 m", 'inch(es)?|"'],
  ft: ["Feet (ft)", "ft", "12 in", "foot|feet|'"],
  yd: ["Yards (yd)", "yd", "3 ft", "yards?|yds"],
  mi: ["Miles (mi)", "mi", "5280 ft", "miles?"],
  mil: ["Mils (thousandths of an inch)", "mil", "0.001 in", "thou"],
  fathom: ["Fathoms", "fathom", "6 ft", "fathoms?"],
  chain: ["Chains", "chain", "66 ft", "chains?"],
  furlong: ["Furlongs", "furlong", "660 ft", "furlongs?"],
  nmi: ["Nautical miles (nmi)", "nmi", "1852 m", "nautical miles?"],
  survey_ft: ["US survey feet (until 2022)", "survey ft", "1200 ÷ 3937 m"],
  survey_mi: ["US survey miles (until 2022)", "survey mi", "5280 survey_ft"],
  au: ["Astronomical units (au)", "au", "149597870700 m", "astronomical units?"],
  ly: ["Light-years (ly)", "ly", "299792458 × 86400 × 365.25 m", "light[- ]years?"],
});

/** Those that forms take. */
export const LENGTH = /* @__PURE__ */ (({ m, cm, mm, km, in: inch, ft, yd, mi }) => ({
  m,
  cm,
  mm,
  km,
  in: inch,
  ft,
  yd,
  mi,
}))(LENGTHS);
