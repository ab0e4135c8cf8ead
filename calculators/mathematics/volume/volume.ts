import { choice, defineCalculator, type InputValues, number, type ShownValues, step } from "#engine";
import { PI } from "#math/angle";
import type { Decimal } from "#math/decimal";
import { circleArea, circumference, sphereArea, sphereVolume } from "#math/shapes";

const measure = { min: 1e-6, max: 1e9 } as const;
const printed = { significant: 10 } as const;

const inputs = {
  shape: choice(
    "Shape",
    {
      box: "Box",
      cube: "Cube",
      cylinder: "Cylinder",
      sphere: "Sphere",
      hemisphere: "Hemisphere",
      cap: "Spherical cap",
      cone: "Cone",
      frustum: "Truncated cone (frustum)",
      pyramid: "Rectangular pyramid",
    },
    { default: "box", help: "Enter all lengths in the same unit." },
  ),
  length: number("Length", { ...measure, example: 5, when: { shape: ["box", "pyramid"] } }),
  width: number("Width", { ...measure, example: 4, when: { shape: ["box", "pyramid"] } }),
  side: number("Side", { ...measure, example: 3, when: { shape: ["cube"] } }),
  radius: number("Radius", {
    ...measure,
    example: 4,
    when: { shape: ["cylinder", "sphere", "hemisphere", "cap", "cone", "frustum"] },
    help: "Half of the diameter. For a truncated cone, measure at the bottom. For a cap, use the whole sphere.",
  }),
  top_radius: number("Top radius", { ...measure, example: 2, when: { shape: ["frustum"] } }),
  height: number("Height", {
    ...measure,
    example: 3,
    when: { shape: ["box", "cylinder", "cap", "cone", "frustum", "pyramid"] },
    help: "Straight up, not along a slope.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Volume calculator",
  summary: "Volume and surface area of boxes, cylinders, spheres, cones, pyramids and more.",
  inputs,

  outputs: {
    volume: number("Volume", printed),
    surface: number("Surface area", { ...printed, help: "Including top and bottom." }),
  },
  primary: "volume",
  formula: "box = length × width × height; cylinder = πr² × height; cone = πr² × height ÷ 3; sphere = 4πr³ ÷ 3",

  check: ({ shape, radius, height }) =>
    shape === "cap" && height.gt(radius.times(2)) ? { height: "must be at most twice the radius" } : {},

  compute: (given) => ({ volume: volumeOf(given), surface: surfaceOf(given) }),

  sentence: ({ shape }, { volume, surface }) =>
    `The ${SPOKEN[shape]} has a volume of ${volume} and a surface area of ${surface}.`,

  working(given, { volume, surface }) {
    const [inside, around] = inPrint(given);
    return [step`Volume: ${inside} = ${volume}`, step`Surface area: ${around} = ${surface}`];
  },
});

const SPOKEN: Readonly<Record<Given["shape"], string>> = {
  box: "box",
  cube: "cube",
  cylinder: "cylinder",
  sphere: "sphere",
  hemisphere: "hemisphere",
  cap: "cap",
  cone: "cone",
  frustum: "truncated cone",
  pyramid: "pyramid",
};

function volumeOf(given: Given): Decimal {
  switch (given.shape) {
    case "box":
      return given.length.times(given.width).times(given.height);
    case "cube":
      return given.side.pow(3);
    case "cylinder":
      return circleArea(given.radius).times(given.height);
    case "sphere":
      return sphereVolume(given.radius);
    case "hemisphere":
      return sphereVolume(given.radius).div(2);
    case "cap":
      return circleArea(given.height).times(given.radius.times(3).minus(given.height)).div(3);
    case "cone":
      return circleArea(given.radius).times(given.height).div(3);
    case "frustum": {
      const { radius: r, top_radius: t, height } = given;
      return PI.times(height)
        .times(r.times(r).plus(r.times(t)).plus(t.times(t)))
        .div(3);
    }
    case "pyramid":
      return given.length.times(given.width).times(given.height).div(3);
  }
}

function surfaceOf(given: Given): Decimal {
  switch (given.shape) {
    case "box": {
      const { length, width, height } = given;
      return length.times(width).plus(length.plus(width).times(height)).times(2);
    }
    case "cube":
      return given.side.pow(2).times(6);
    case "cylinder":
      return circumference(given.radius).times(given.radius.plus(given.height));
    case "sphere":
      return sphereArea(given.radius);
    case "hemisphere":
      return circleArea(given.radius).times(3);
    case "cap":
      return PI.times(given.height).times(given.radius.times(4).minus(given.height));
    case "cone":
      return PI.times(given.radius).times(given.radius.plus(slope(given.radius, given.height)));
    case "frustum": {
      const { radius: r, top_radius: t, height } = given;
      return circleArea(r)
        .plus(circleArea(t))
        .plus(PI.times(r.plus(t)).times(slope(r.minus(t), height)));
    }
    case "pyramid": {
      const { length, width, height } = given;
      const [long, wide] = [slope(width.div(2), height), slope(length.div(2), height)];
      return length.times(width).plus(length.times(long)).plus(width.times(wide));
    }
  }
}

const slope = (across: Decimal, up: Decimal): Decimal => across.times(across).plus(up.times(up)).sqrt();

/** The same sums in print. */
function inPrint(given: ShownValues<Given>): readonly [volume: string, surface: string] {
  const { length: l, width: w, side: a, radius: r, top_radius: t, height: h } = given;
  switch (given.shape) {
    case "box":
      return [`${l} × ${w} × ${h}`, `2 × (${l} × ${w} + ${l} × ${h} + ${w} × ${h})`];
    case "cube":
      return [`${a} × ${a} × ${a}`, `6 × ${a} × ${a}`];
    case "cylinder":
      return [`π × ${r}² × ${h}`, `2 × π × ${r} × (${r} + ${h})`];
    case "sphere":
      return [`4 × π × ${r}³ ÷ 3`, `4 × π × ${r}²`];
    case "hemisphere":
      return [`2 × π × ${r}³ ÷ 3`, `3 × π × ${r}²`];
    case "cap":
      return [`π × ${h}² × (3 × ${r} - ${h}) ÷ 3`, `π × ${h} × (4 × ${r} - ${h})`];
    case "cone":
      return [`π × ${r}² × ${h} ÷ 3`, `π × ${r} × (${r} + √(${r}² + ${h}²))`];
    case "frustum":
      return [
        `π × ${h} × (${r}² + ${r} × ${t} + ${t}²) ÷ 3`,
        `π × (${r}² + ${t}² + (${r} + ${t}) × √((${r} - ${t})² + ${h}²))`,
      ];
    case "pyramid":
      return [`${l} × ${w} × ${h} ÷ 3`, `${l} × ${w} + ${l} × √((${w} ÷ 2)² + ${h}²) + ${w} × √((${l} ÷ 2)² + ${h}²)`];
  }
}
