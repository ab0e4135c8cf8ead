import { choice, defineCalculator, number } from "#engine";

const measure = { min: 1e-6, max: 1e9 } as const;
const printed = { significant: 10 } as const;

export default defineCalculator({
  name: "Volume calculator",
  summary: "Volume and surface area of boxes, cylinders, spheres, cones, pyramids and more.",

  inputs: {
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
    length: number("Length", { ...measure, example: 5 }),
    width: number("Width", { ...measure, example: 4 }),
    side: number("Side", { ...measure, example: 3 }),
    radius: number("Radius", {
      ...measure,
      example: 4,
      help: "Half of the diameter. For a truncated cone, measure at the bottom. For a cap, use the whole sphere.",
    }),
    top_radius: number("Top radius", { ...measure, example: 2 }),
    height: number("Height", { ...measure, example: 3, help: "Straight up, not along a slope." }),
  },

  outputs: {
    volume: number("Volume", printed),
    surface: number("Surface area", { ...printed, help: "Including top and bottom." }),
  },
  formula: "box = length × width × height; cylinder = πr² × height; cone = πr² × height ÷ 3; sphere = 4πr³ ÷ 3",

  questions: {
    shape: {
      box: {
        asks: ["length", "width", "height"],
        by: {
          volume: "length × width × height",
          surface: "2 × (length × width + length × height + width × height)",
        },
      },
      cube: { asks: ["side"], by: { volume: "side^3", surface: "6 × side^2" } },
      cylinder: {
        asks: ["radius", "height"],
        by: { volume: "π × radius^2 × height", surface: "2 × π × radius × (radius + height)" },
      },
      sphere: { asks: ["radius"], by: { volume: "4 × π × radius^3 ÷ 3", surface: "4 × π × radius^2" } },
      hemisphere: { asks: ["radius"], by: { volume: "2 × π × radius^3 ÷ 3", surface: "3 × π × radius^2" } },
      cap: {
        asks: ["radius", "height"],
        check: ({ radius, height }) => ({ height: height.gt(radius.times(2)) && "must be at most twice the radius" }),
        by: {
          volume: "π × height^2 × (3 × radius - height) ÷ 3",
          surface: "π × height × (4 × radius - height)",
        },
      },
      cone: {
        asks: ["radius", "height"],
        by: {
          volume: "π × radius^2 × height ÷ 3",
          surface: "π × radius × (radius + √(radius^2 + height^2))",
        },
      },
      frustum: {
        asks: ["radius", "top_radius", "height"],
        by: {
          volume: "π × height × (radius^2 + radius × top_radius + top_radius^2) ÷ 3",
          surface: "π × (radius^2 + top_radius^2 + (radius + top_radius) × √((radius - top_radius)^2 + height^2))",
        },
      },
      pyramid: {
        asks: ["length", "width", "height"],
        by: {
          volume: "length × width × height ÷ 3",
          surface: "length × width + length × √((width ÷ 2)^2 + height^2) + width × √((length ÷ 2)^2 + height^2)",
        },
      },
    },
  },

  sentence: ({ shape }, { volume, surface }) =>
    `The ${shape === "frustum" ? "truncated cone" : shape} has a volume of ${volume} and a surface area of ${surface}.`,
});
