// The solids whose volume and surface area people ask for: how each is measured, and the areas of its faces.
import { choice, number } from "#engine";
import type { Decimal } from "#numbers/decimal";

const measure = { min: 1e-6, max: 1e9 } as const;

export const SHAPES = {
  box: "Box",
  cube: "Cube",
  cylinder: "Cylinder",
  sphere: "Sphere",
  hemisphere: "Hemisphere",
  cap: "Spherical cap",
  cone: "Cone",
  frustum: "Truncated cone (frustum)",
  pyramid: "Rectangular pyramid",
  prism: "Triangular prism",
  capsule: "Capsule",
} as const;

/** "truncated cone" */
export const solidNamed = (shape: keyof typeof SHAPES): string => SHAPES[shape].replace(/ \(.*/, "").toLowerCase();

export const MEASURES = {
  shape: choice("Shape", SHAPES, { default: "box", help: "Enter all lengths in the same unit." }),
  length: number("Length", { ...measure, example: 5 }),
  width: number("Width", { ...measure, example: 4 }),
  side: number("Side", { ...measure, example: 3 }),
  side_b: number("Second side", { ...measure, example: 4, help: "Of the triangle." }),
  side_c: number("Third side", { ...measure, example: 5, help: "Of the triangle." }),
  radius: number("Radius", {
    ...measure,
    example: 4,
    help: "Half of the diameter. For a truncated cone, measure at the bottom. For a cap, use the whole sphere.",
  }),
  top_radius: number("Top radius", { ...measure, example: 2 }),
  height: number("Height", {
    ...measure,
    example: 3,
    help: "Straight up, not along a slope. For a capsule, only the straight part.",
  }),
};

/** Faces that a solid does not have are left out. A solid that is round all over has its surface alone. */
export const SOLIDS = {
  box: {
    asks: ["length", "width", "height"],
    by: {
      volume: "length × width × height",
      lateral: "2 × (length + width) × height",
      base: "length × width",
      top: "base",
      surface: "lateral + base + top",
    },
  },
  cube: {
    asks: ["side"],
    by: { volume: "side^3", lateral: "4 × side^2", base: "side^2", top: "base", surface: "lateral + base + top" },
  },
  cylinder: {
    asks: ["radius", "height"],
    by: {
      volume: "π × radius^2 × height",
      lateral: "2 × π × radius × height",
      base: "π × radius^2",
      top: "base",
      surface: "lateral + base + top",
    },
  },
  sphere: { asks: ["radius"], by: { volume: "4 × π × radius^3 ÷ 3", surface: "4 × π × radius^2" } },
  hemisphere: {
    asks: ["radius"],
    by: {
      volume: "2 × π × radius^3 ÷ 3",
      lateral: "2 × π × radius^2",
      base: "π × radius^2",
      surface: "lateral + base",
    },
  },
  cap: {
    asks: ["radius", "height"],
    check: ({ radius, height }: Of<"radius" | "height">) => ({
      height: height.gt(radius.times(2)) && "must be at most twice the radius",
    }),
    by: {
      volume: "π × height^2 × (3 × radius - height) ÷ 3",
      lateral: "2 × π × radius × height",
      base: "π × height × (2 × radius - height)",
      surface: "lateral + base",
    },
  },
  cone: {
    asks: ["radius", "height"],
    by: {
      volume: "π × radius^2 × height ÷ 3",
      lateral: "π × radius × √(radius^2 + height^2)",
      base: "π × radius^2",
      surface: "lateral + base",
    },
  },
  frustum: {
    asks: ["radius", "top_radius", "height"],
    by: {
      volume: "π × height × (radius^2 + radius × top_radius + top_radius^2) ÷ 3",
      lateral: "π × (radius + top_radius) × √((radius - top_radius)^2 + height^2)",
      base: "π × radius^2",
      top: "π × top_radius^2",
      surface: "lateral + base + top",
    },
  },
  pyramid: {
    asks: ["length", "width", "height"],
    by: {
      volume: "length × width × height ÷ 3",
      lateral: "length × √((width ÷ 2)^2 + height^2) + width × √((length ÷ 2)^2 + height^2)",
      base: "length × width",
      surface: "lateral + base",
    },
  },
  prism: {
    asks: ["side", "side_b", "side_c", "length"],
    check: ({ side, side_b, side_c }: Of<"side" | "side_b" | "side_c">) => ({
      side: side.gte(side_b.plus(side_c)) && TOO_LONG,
      side_b: side_b.gte(side.plus(side_c)) && TOO_LONG,
      side_c: side_c.gte(side.plus(side_b)) && TOO_LONG,
    }),
    by: {
      volume: "base × length",
      lateral: "(side + side_b + side_c) × length",
      // Heron's formula.
      base: "√((side + side_b + side_c) × (side_b + side_c - side) × (side + side_c - side_b) × (side + side_b - side_c)) ÷ 4",
      top: "base",
      surface: "lateral + base + top",
    },
  },
  capsule: {
    asks: ["radius", "height"],
    by: {
      volume: "π × radius^2 × (4 × radius ÷ 3 + height)",
      surface: "2 × π × radius × (2 × radius + height)",
    },
  },
} as const;

type Of<Name extends string> = Readonly<Record<Name, Decimal>>;
const TOO_LONG = "must be shorter than the other two sides together";
