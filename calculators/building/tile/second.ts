import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const tile: Opinion = (given) => {
  const length = (name: string) => measured(given, name, METRES);
  const [long, wide, gap] = [length("tile_length"), length("tile_width"), length("gap")];
  const isGrid = given.count_by === "grid";
  const area = areaOf(given);
  // Along a row there is one gap less than there are tiles.
  const along = (wall: string, side: Ratio) => up(over(plus(length(wall), gap), plus(side, gap)));
  const exact = isGrid
    ? times(along("length", long), along("width", wide))
    : over(area, times(plus(long, gap), plus(wide, gap)));
  const more = over(plus(100, figure(given, "waste")), 100);
  const tiles = up(times(exact, more));
  const boxes = boxesOf(given, tiles, times(area, more));
  return {
    tiles: fixed(tiles, 0),
    boxes: boxes === undefined ? undefined : fixed(boxes, 0),
    cost:
      boxes === undefined || given.box_price === undefined
        ? undefined
        : money(times(boxes, figure(given, "box_price"))),
    tiles_without_waste: significant(exact, 6),
    square_feet: significant(over(area, SQUARE_METRES.ft2 ?? 1), 6),
    square_metres: significant(area, 6),
  };
};

function areaOf(given: Given): Ratio {
  if (given.count_by === "area") return measured(given, "area", SQUARE_METRES);
  if (given.count_by !== "rooms") return times(measured(given, "length", METRES), measured(given, "width", METRES));
  const metres = METRES[given.rooms_in ?? ""] ?? 0;
  const rooms = (given.rooms ?? "").split("; ").map((row) => times(metres, metres, ...row.split(":")));
  return plus(...rooms);
}

function boxesOf(given: Given, tiles: bigint, area: Ratio): bigint | undefined {
  switch (given.box_by) {
    case "tiles":
      return up(over(tiles, whole(given, "box_tiles")));
    case "area":
      return up(over(area, measured(given, "box_area", SQUARE_METRES)));
    default:
      return undefined;
  }
}

export default tile;
