import type { Vectors } from "#engine";
import type tile from "./tile.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
  place: `section 10.6, Area, example ${example} of the section`,
  read: READ,
});
const FOOT_TILES = { tile_length: 12, tile_width: 12 } as const;

export default [
  {
    given: "Flooring for 29 by 16 ft in boxes that cover 20 sq ft, at $50",
    inputs: { length: 29, width: 16, ...FOOT_TILES, waste: 0, box_by: "area", box_area: 20, box_price: 50 },
    expected: { square_feet: "464", boxes: "24", cost: "1,200" },
    by: "published",
    source: contemporary(3),
  },
  {
    given: "A lawn of 150 by 240 ft in bags that cover 5,000 sq ft, at $200",
    inputs: { length: 150, width: 240, ...FOOT_TILES, waste: 0, box_by: "area", box_area: 5000, box_price: 200 },
    expected: { boxes: "8", cost: "1,600" },
    by: "published",
    source: contemporary(15),
  },
  {
    given: "A floor of 10 by 10 ft with 5% extra, in boxes that cover 10 sq ft",
    inputs: { length: 10, width: 10, ...FOOT_TILES, waste: 5, box_by: "area", box_area: 10 },
    expected: { boxes: "11" },
    by: "published",
    source: {
      title: "Tile Home Guide, How To Estimate How Many Tiles You Need",
      url: "http://www.tilehomeguide.com/how-to-estimate-how-many-tiles-you-need-quickly-and-easily-without-a-tile-calculator/",
      place: "step 4 for floor tiles",
      read: READ,
    },
  },
  {
    given: "A room of 20 by 12.5 ft in tiles of 5 in, in rows of 48",
    inputs: { count_by: "grid", length: 20, width: 12.5, tile_length: 5, tile_width: 5, waste: 0 },
    expected: { tiles: "1440" },
    by: "published",
    source: {
      title: "Mathleaks, solutions to McGraw Hill Glencoe Geometry (2012)",
      url: "https://mathleaks.com/study/mcgraw-hill-glencoe-geometry-2012/1-two-dimensional-figures/63-48",
      place: "chapter 1, section 6, page 63, exercise 48",
      read: READ,
    },
    edge: true,
  },
  {
    given: "A room of 216 sq ft in tiles of 12 in",
    inputs: { count_by: "area", area: 216, ...FOOT_TILES, waste: 0 },
    expected: { tiles: "216" },
    by: "published",
    source: {
      title: "Reference.com, How many 12 by 12 tiles do you need to fill a room of 216 square feet?",
      url: "https://www.reference.com/math/many-12-12-tiles-need-fill-room-216-square-feet-3522fee16d283109",
      place: "the answer",
      read: READ,
    },
  },
  {
    given: "20 m² of tiles of 300 mm with a gap of 3 mm, 10% extra, 11 in a box",
    inputs: {
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
    expected: { tiles_without_waste: "218", tiles: "240", boxes: "22" },
    by: "hand",
    source: { title: "20 ÷ (0.303 × 0.303) = 217.85, so 218; 217.85 × 1.1 = 239.6, so 240; 240 ÷ 11 = 21.8, so 22" },
  },
  {
    given: "2.1 m by 0.3 m of tiles of 0.3 m are 7, where binary floating point says 8",
    inputs: {
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
    expected: { tiles: "7" },
    by: "hand",
    source: { title: "2.1 × 0.3 ÷ (0.3 × 0.3) = 7 exactly" },
    edge: true,
  },
  {
    given: "In a row the last gap is not needed: ten tiles of 30 cm with gaps of 3 mm are 302.7 cm",
    inputs: {
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
    expected: { tiles: "10" },
    by: "hand",
    source: { title: "10 × 30 + 9 × 0.3 = 302.7 cm, so ten tiles just reach" },
    edge: true,
  },
] satisfies Vectors<typeof tile>;
