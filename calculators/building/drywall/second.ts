import { figure, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { isMore, minus, over, plus, ratio, times, up } from "#calculators/second/ratio";
import { METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const FOOT2 = SQUARE_METRES.ft2 ?? 1;

const drywall: Opinion = (given) => {
  const metres = (name: string) => (given[name] === undefined ? ratio(0) : measured(given, name, METRES));
  const [long, wide] = [metres("length"), metres("width")];
  const walls = times(2, plus(long, wide), metres("height"));
  const ceiling = given.covers === "walls" ? ratio(0) : times(long, wide);
  const all = given.covers === "area" ? measured(given, "area", SQUARE_METRES) : plus(walls, ceiling);
  const net = minus(all, measured(given, "openings", SQUARE_METRES));
  if (!isMore(net, 0)) return undefined;
  const [unit = "", a = 0, b = 0] = (given.sheet ?? "").split("_");
  const side = unit === "ft" ? (METRES.ft ?? 1) : "0.001";
  const sheet = times(a, b, side, side);
  const sheets = up(over(times(net, plus(100, figure(given, "waste"))), times(100, sheet)));
  const packages = (name: string) => fixed(up(over(net, measured(given, name, SQUARE_METRES))), 0);
  return {
    sheets: fixed(sheets, 0),
    cost: given.price === undefined ? undefined : money(times(sheets, figure(given, "price"))),
    pails: packages("pail_covers"),
    rolls: packages("roll_covers"),
    screws: fixed(times(sheets, whole(given, "screws_per_sheet")), 0),
    square_feet: significant(over(net, FOOT2), 6),
    square_meters: significant(net, 6),
  };
};

export default drywall;
