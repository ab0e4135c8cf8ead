import { CONTEMPORARY_MATHEMATICS_10_6_PAGE, TILE_HOME_GUIDE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type tile from "./tile.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_10_6_PAGE,
    read: "2026-11-22",
    place: "section 10.6, Area",
    always: { tile_length: 12, tile_width: 12, waste: 0, box_by: "area" },
    rows: [
      [
        "example 3 of the section",
        { length: 29, width: 16, box_area: 20, box_price: 50 },
        { square_feet: "464", boxes: "24", cost: "1,200" },
        { given: "Flooring for 29 by 16 ft in boxes that cover 20 sq ft, at $50" },
      ],
      [
        "example 15 of the section",
        { length: 150, width: 240, box_area: 5000, box_price: 200 },
        { boxes: "8", cost: "1,600" },
        { given: "A lawn of 150 by 240 ft in bags that cover 5,000 sq ft, at $200" },
      ],
    ],
  },
  {
    ...TILE_HOME_GUIDE,
    read: "2026-11-22",
    rows: [
      [
        "step 4 for floor tiles",
        { length: 10, width: 10, tile_length: 12, tile_width: 12, waste: 5, box_by: "area", box_area: 10 },
        { boxes: "11" },
        { given: "A floor of 10 by 10 ft with 5% extra, in boxes that cover 10 sq ft" },
      ],
    ],
  },
  {
    title: "Mathleaks, solutions to McGraw Hill Glencoe Geometry (2012)",
    url: "https://mathleaks.com/study/mcgraw-hill-glencoe-geometry-2012/1-two-dimensional-figures/63-48",
    read: "2026-11-22",
    rows: [
      [
        "chapter 1, section 6, page 63, exercise 48",
        { count_by: "grid", length: 20, width: 12.5, tile_length: 5, tile_width: 5, waste: 0 },
        { tiles: "1440" },
        { edge: "A room of 20 by 12.5 ft in tiles of 5 in, in rows of 48" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "120 + 40 + 24 = 184; 184 × 1.1 = 202.4, so 203",
        { count_by: "rooms", rooms: "12:10; 8:5; 6:4", tile_length: 12, tile_width: 12, waste: 10 },
        { square_feet: "184", tiles: "203", tiles_without_waste: "184" },
        { given: "Three rooms of 12 by 10, 8 by 5 and 6 by 4 ft at once" },
      ],
      [
        "10 + 3 = 13; 13 ÷ 0.25 = 52",
        { count_by: "rooms", rooms: "4:2.5; 2:1.5", rooms_in: "m", tile_length: 50, tile_length_unit: "cm", tile_width: 50, tile_width_unit: "cm", waste: 0 },
        { square_metres: "13", tiles: "52" },
        { given: "Rooms in meters: 4 by 2.5 and 2 by 1.5 m in tiles of 50 cm" },
      ],
      [
        "20 ÷ (0.303 × 0.303) = 217.85, so 218; 217.85 × 1.1 = 239.6, so 240; 240 ÷ 11 = 21.8, so 22",
        {
          count_by: "area",
          area: 20,
          area_unit: "m2",
          tile_length: 300,
          tile_length_unit: "mm",
          tile_width: 300,
          tile_width_unit: "mm",
          gap: 3,
          box_by: "tiles",
          box_tiles: 11,
        },
        { tiles_without_waste: "218", tiles: "240", boxes: "22" },
        { given: "20 m² of tiles of 300 mm with a gap of 3 mm, 10% extra, 11 in a box" },
      ],
      [
        "2.1 × 0.3 ÷ (0.3 × 0.3) = 7 exactly",
        {
          length: 2.1,
          length_unit: "m",
          width: 0.3,
          width_unit: "m",
          tile_length: 30,
          tile_length_unit: "cm",
          tile_width: 30,
          tile_width_unit: "cm",
          waste: 0,
        },
        { tiles: "7" },
        { edge: "2.1 m by 0.3 m of tiles of 0.3 m are 7, where binary floating point says 8" },
      ],
      [
        "10 × 30 + 9 × 0.3 = 302.7 cm, so ten tiles just reach",
        {
          count_by: "grid",
          length: 302.7,
          length_unit: "cm",
          width: 30,
          width_unit: "cm",
          tile_length: 30,
          tile_length_unit: "cm",
          tile_width: 30,
          tile_width_unit: "cm",
          gap: 3,
          waste: 0,
        },
        { tiles: "10" },
        { edge: "In a row the last gap is not needed: ten tiles of 30 cm with gaps of 3 mm are 302.7 cm" },
      ],
    ],
  },
  {
    title: "Reference.com, How many 12 by 12 tiles do you need to fill a room of 216 square feet?",
    url: "https://www.reference.com/math/many-12-12-tiles-need-fill-room-216-square-feet-3522fee16d283109",
    read: "2026-11-22",
    rows: [["the answer", { count_by: "area", area: 216, tile_length: 12, tile_width: 12, waste: 0 }, { tiles: "216" }]],
  },
] satisfies Vectors<typeof tile>;
