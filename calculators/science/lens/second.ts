// 1/f = 1/dₒ + 1/dᵢ and m = -dᵢ/dₒ, by reciprocals, in meters.
import type { Given, Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { compare, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

type Rays = { readonly focal: Ratio; readonly object: Ratio; readonly image: Ratio };

const lens: Opinion = (given) => {
  const rays = raysOf(given);
  if (!rays) return undefined;
  const { focal, object, image } = rays;
  const inUnit = (value: Ratio, name = "cm") => `${significant(over(value, METRES[name] ?? 1), 9)} ${name}`;
  const magnification = over(times(image, -1), object);
  return {
    image: inUnit(image, given.focal_unit),
    object: inUnit(object, given.object_unit),
    focal: inUnit(focal, given.focal_unit),
    magnification: significant(magnification, 9),
    power: significant(over(1, focal), 9),
    image_height: given.size
      ? inUnit(times(magnification, measured(given, "size", METRES)), given.size_unit)
      : undefined,
    kind: null,
    lens: null,
  };
};

function raysOf(given: Given): Rays | undefined {
  const asked = (["focal", "object", "image"] as const).filter((name) => name !== given.find);
  const [first, last] = asked.map((name) => measured(given, name, METRES));
  if (!first || !last || isZero(first) || isZero(last)) return undefined;
  const [a, b] = [over(1, first), over(1, last)];
  const third = given.find === "focal" ? plus(a, b) : minus(a, b);
  if (isZero(third) || (given.find === "object" && compare(third, 0) < 0)) return undefined;
  const found = over(1, third);
  if (given.find === "image") return { focal: first, object: last, image: found };
  return given.find === "focal"
    ? { focal: found, object: first, image: last }
    : { focal: first, object: found, image: last };
}

export default lens;
