// ISO 19407 (2015) by its own words: the last is the foot and two sizes, or the foot and 8% for children. A Paris point is 2/3 cm, and
// a barleycorn 1/3 in.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, upTo } from "#calculators/second/print";
import { isMore, minus, nearest, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

const half = (size: Ratio): Ratio => over(ratio(nearest(times(size, 2))), 2);
const BARLEYCORN = over("2.54", 3);
const POINT = over(2, 3);

/** How far the US numbers are above the British ones. */
function americanBy(group: string, women: string): Ratio {
  if (group === "kids") return over(1, 3);
  return group === "men" ? ratio(1) : plus(1, women === "iso" ? 1 : "1.5");
}

function sizes(foot: Ratio, group: string, women: string) {
  const isKids = group === "kids";
  const inUnits = (unit: Ratio): Ratio => {
    const long = over(foot, unit);
    return isKids ? times(long, "1.08") : plus(long, 2);
  };
  const british = minus(inUnits(BARLEYCORN), isKids ? 12 : 25);
  return {
    eu: half(inUnits(POINT)),
    uk: half(british),
    us: (of: string) => half(plus(british, americanBy(of, women))),
  };
}

function footIn(given: Given, group: string, women: string): Ratio {
  if (given.from === "foot") return times(100, measured(given, "foot", METRES));
  const size = figure(given, "size");
  if (given.from === "mondo") return over(size, 10);
  if (given.from === "jp") return size;
  const isKids = group === "kids";
  const off = (long: Ratio): Ratio => (isKids ? over(long, "1.08") : minus(long, 2));
  if (given.from === "eu") return times(off(size), POINT);
  const british = given.from === "uk" ? size : minus(size, americanBy(group, women));
  return times(off(plus(british, isKids ? 12 : 25)), BARLEYCORN);
}

const shoeSize: Opinion = (given) => {
  const [group, women] = [given.group ?? "men", given.women ?? "iso"];
  const foot = footIn(given, group, women);
  const [least, most] = group === "kids" ? [8, 20] : [18, 36];
  if (isMore(least, foot) || isMore(foot, most)) return undefined;
  const found = sizes(foot, group, women);
  const adult = (of: string) => (group === "kids" ? undefined : upTo(found.us(of), 1));
  const mondopoint = 5n * nearest(times(foot, 2));
  return {
    eu: upTo(found.eu, 1),
    uk: upTo(found.uk, 1),
    us_men: adult("men"),
    us_women: adult("women"),
    us_kids: group === "kids" ? upTo(found.us("kids"), 1) : undefined,
    japan: upTo(half(foot), 1),
    mondopoint: fixed(mondopoint, 0),
    foot_length: upTo(foot, 1),
    inches: upTo(over(foot, "2.54"), 2),
    chart: [-15n, -10n, -5n, 0n, 5n, 10n, 15n].map((more) => {
      const near = sizes(over(mondopoint + more, 10), group, women);
      return [fixed(mondopoint + more, 0), upTo(near.us(group), 1), upTo(near.uk, 1), upTo(near.eu, 1)];
    }),
  };
};

export default shoeSize;
