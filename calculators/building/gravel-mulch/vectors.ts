import type { Vectors } from "#engine";
import type gravelMulch from "./gravel-mulch.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;

export default [
  {
    title: "OpenStax, Prealgebra 2e, 9.6 Solve Geometry Applications: Volume and Surface Area",
    url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    read: "2026-11-27",
    place: "Try It",
    always: { waste: 0, depth_unit: "ft" },
    rows: [
      ["length 8 feet, width 9 feet, height 11 feet", { length: 8, width: 9, depth: 11 }, { cubic_feet: "792" }],
      ["length 15 feet, width 12 feet, height 8 feet", { length: 15, width: 12, depth: 8 }, { cubic_feet: "1,440" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics, 9.3 Measuring Volume",
    url: "https://openstax.org/books/contemporary-mathematics/pages/9-3-measuring-volume",
    read: "2026-11-27",
    rows: [
      [
        "Using Volume to Solve Problems: 8,000 boxes of 1,000 cm³ in a carton of 8 m³",
        { length: 2, length_unit: "m", width: 2, width_unit: "m", depth: 2, depth_unit: "m", waste: 0, sold_by: "bag", bag_volume: 1, bag_volume_unit: "l" },
        { cubic_meters: "8", bags_needed: "8,000" },
        { edge: "8,000 bags exactly, and not one more" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "JePerdue Landscaping, Mulch, Compost and Soil",
    url: "https://www.jeperduelandscaping.com/shop/mulch/",
    place: "table “One cubic yard covers”",
    always: { material: "mulch", shape: "area", waste: 0 },
    rows: [
      ["1 inch, 324 sq. ft.", { area: 324, depth: 1 }, { cubic_yards: "1" }],
      ["2 inches, 162 sq. ft.", { area: 162, depth: 2 }, { cubic_yards: "1" }],
      ["5 inches, 64.8 sq. ft.", { area: 64.8, depth: 5 }, { cubic_yards: "1" }],
    ],
  },
  {
    ...PAGE,
    title: "Ecoturf, Mulch",
    url: "http://ecoturfco.com/MulchCalculator.html",
    always: { material: "mulch", waste: 0 },
    rows: [
      ["cubic yards per 1,000 sq ft, 2 inches", { shape: "area", area: 1000, depth: 2 }, { cubic_yards: "6.17" }],
      ["cubic yards per 1,000 sq ft, 8 inches", { shape: "area", area: 1000, depth: 8 }, { cubic_yards: "24.7" }],
      ["circular area with a radius of 10 feet", { shape: "circle", diameter: 20, depth: 3 }, { square_feet: "314" }],
    ],
  },
  {
    ...PAGE,
    title: "Country Garden Center, Mulch Coverage",
    url: "http://countrygardencenterofbelair.com/Mulch%20Coverage.htm",
    rows: [["example of 500 sq. feet", { material: "mulch", shape: "area", area: 500, depth: 3, waste: 0 }, { cubic_yards: "4.63" }]],
  },
  {
    ...PAGE,
    title: "Galbraith's, Mulch calculator",
    url: "http://galbraithsinc.com/ProductSupport/Mulchcalculator.html",
    place: "6 cubic yards",
    always: { material: "mulch", shape: "area", area: 648, depth: 3, waste: 0, sold_by: "bag" },
    rows: [
      ["54 three cubic foot bags", { bag_volume: 3 }, { bags_needed: "54" }],
      ["81 two cubic foot bags", { bag_volume: 2 }, { cubic_yards: "6", bags_needed: "81" }],
    ],
  },
  {
    ...PAGE,
    title: "BC Sands, Area, volume and general calculation",
    url: "http://www.bcsands.com.au/index.php?main_page=calculator&fullsite=mobile",
    always: { material: "topsoil", shape: "area", area_unit: "m2", depth_unit: "mm", waste: 0 },
    rows: [
      ["1 cubic metre covers 10 square metres to a depth of 100 mm", { area: 10, depth: 100 }, { cubic_meters: "1" }],
      [
        "20 bags of 50 litres make 1 cubic metre",
        { area: 25, depth: 40, sold_by: "bag", bag_volume: 50, bag_volume_unit: "l" },
        { cubic_meters: "1", bags_needed: "20", "bags.5.bags": "20" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "CalRecycle, Calculations, table of approximate pounds per cubic yard",
    url: "http://www.calrecycle.ca.gov/SWFacilities/CDI/Tools/Calculations.htm",
    always: { shape: "area", area: 27, depth: 12, waste: 0 },
    rows: [
      ["Gravel or Crushed Stone Loose/Dry", { material: "gravel" }, { pounds: "2600", tons: "1.3" }],
      ["Sand, Loose/Dry", { material: "sand" }, { pounds: "2400" }],
      ["Stone, Graded 8” max. Loose", { material: "rock" }, { pounds: "2700" }],
    ],
  },
  {
    ...PAGE,
    title: "Leontis Outdoor Supply, F.A.Q.",
    url: "http://www.leontisoutdoorsupply.com/f-a-q-2/",
    always: { shape: "area", area: 27, depth: 12, waste: 0 },
    rows: [
      ["How much does topsoil weigh?", { material: "topsoil" }, { pounds: "2000", tons: "1" }],
      ["How much does mulch weigh?", { material: "mulch" }, { pounds: "750" }],
    ],
  },
  {
    title: "NISTunits for R, after NIST Special Publication 811, appendix B.8",
    url: "https://github.com/cran/NISTunits/blob/master/R/NISTfactors.R",
    read: "2026-11-27",
    by: "software",
    always: { shape: "area", area: 27, depth: 12, waste: 0, density_unit: "kg_m3" },
    rows: [
      ["NISTtonShortPerCubYardTOkgPerCubMeter, 1186.553", { density: 1186.553 }, { tons: "1" }],
      ["NISTpoundPerCubYardTOkgPerCubMeter, 0.5932764, times 2,600", { density: 1542.51864 }, { pounds: "2600" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12 × 8 ÷ 2 = 48 sq ft; 48 × 0.25 × 1.1 = 13.2 ft³; ÷ 27 = 0.488889; × 2,400 = 1,173.33 lb; ÷ 50 = 23.5, so 24 bags",
        { material: "sand", shape: "triangle", base: 12, height: 8, depth: 3, sold_by: "weighed_bag", price: 6.5 },
        { cubic_feet: "13.2", cubic_yards: "0.48889", pounds: "1173.3", bags_needed: "24", cost: "156.00" },
      ],
      [
        "27 × 1 × 12/12 = 27 ft³ = 1 yd³ = 2,600 lb; ÷ 50 = 52 exactly; 27 ÷ 0.5 = 54",
        { length: 27, width: 1, depth: 12, waste: 0, sold_by: "weighed_bag" },
        { bags_needed: "52", "bags.1.bags": "54", "bags.6.bags": "52" },
        { edge: "A cubic yard of gravel is exactly 52 bags of 50 lb" },
      ],
      [
        "3 × 4 × 0.1 × 1.1 = 1.32 m³; × 1.6 = 2.112 t; × 45 = 95.04",
        { length: 4, length_unit: "m", width: 3, width_unit: "m", depth: 10, depth_unit: "cm", density: 1.6, density_unit: "t_m3", sold_by: "t", price: 45 },
        { cubic_meters: "1.32", metric_tons: "2.112", cost: "95.04" },
      ],
      [
        "54 × 10 × 0.5 = 270 ft³ = 10 yd³; × 1.3 = 13 tons; × 38 = 494",
        { length: 54, width: 10, depth: 6, waste: 0, sold_by: "us_ton", price: 38 },
        { tons: "13", cost: "494.00" },
      ],
      [
        "π × 3² × 3 trees × 3/12 = 21.2058 ft³; × 1.05 = 22.2660; ÷ 2 = 11.1, so 12 bags",
        { material: "mulch", shape: "circle", diameter: 6, pieces: 3, depth: 3, waste: 5, sold_by: "bag" },
        { cubic_feet: "22.266", bags_needed: "12" },
      ],
    ],
  },
] satisfies Vectors<typeof gravelMulch>;
