import type { Vectors } from "#engine";
import type lens from "./lens.ts";

const FIND_FOCAL = { find: "focal" } as const;
const FIND_OBJECT = { find: "object" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/25-6-image-formation-by-lenses",
    read: "2026-11-27",
    place: "section 25.6, Image Formation by Lenses",
    rows: [
      ["example on the light bulb", { focal: 0.5, focal_unit: "m", object: 0.75, object_unit: "m" }, { image: "1.50", magnification: "-2.00" }],
      ["example on the magnifying glass", { focal: 10, object: 7.5 }, { image: "-30.0", magnification: "4.00" }],
      ["example on the concave lens", { focal: -10, object: 7.5 }, { image: "-4.29", magnification: "0.571" }],
      ["exercise on the slide projector", { focal: 0.1, focal_unit: "m", object: 103, object_unit: "mm" }, { image: "3.43" }],
      ["exercise on the doctor", { focal: 15, object: 13.5, size: 5, size_unit: "mm" }, { image: "-135", magnification: "10.0", image_height: "50.0" }],
      [
        "exercise on the close-up lens",
        { ...FIND_OBJECT, focal: 22, focal_unit: "mm", image: 33, image_unit: "mm" },
        { object: "6.60", magnification: "-0.500" },
      ],
      ["exercise on the magnifier, 3 times at 5 cm", { ...FIND_FOCAL, object: 5, image: -15 }, { focal: "7.50", power: "13.3" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 3",
    url: "https://openstax.org/books/university-physics-volume-3/pages/2-4-thin-lenses",
    read: "2026-11-27",
    place: "section 2.4, Thin Lenses",
    rows: [
      ["example with 50 cm", { focal: 10, object: 50, size: 3 }, { image: "12.5", magnification: "-0.250", image_height: "-0.75" }],
      ["example with 5 cm", { focal: 10, object: 5, size: 3 }, { image: "-10.0", magnification: "2.00", image_height: "6.0" }],
      [
        "example with 20 cm",
        { focal: 10, object: 20 },
        { image: "20.0", magnification: "-1.00", kind: "Real, inverted, same size" },
        { edge: "At twice the focal length, object and image are alike" },
      ],
      [
        "example on the choice of a lens",
        { ...FIND_FOCAL, object: 0.75, object_unit: "m", image: 1.5, image_unit: "m" },
        { focal: "50", lens: "Converging (convex)" },
      ],
      ["exercise on the portrait", { focal: 5, object: 3, object_unit: "m" }, { image: "5.08", magnification: "-0.01695" }],
      ["exercise on the camera at 51 mm", { ...FIND_OBJECT, focal: 0.05, focal_unit: "m", image: 51, image_unit: "mm" }, { object: "255" }],
      ["exercise on the converging lens of 20 cm", { focal: 20, object: 5, size: 3 }, { image: "-6.7", image_height: "4.0" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10.000001 × 10 ÷ 0.000001 = 100000010; -100000010 ÷ 10.000001 = -10000000",
        { focal: 10, object: "10.000001" },
        { image: "100000010", magnification: "-10000000", kind: "Real, inverted, larger" },
        { edge: "Just beyond the focal point" },
      ],
      [
        "4 in × 12 in ÷ (12 in - 4 in) = 6 in; 100 ÷ (4 × 2.54) = 9.8425",
        { focal: 4, focal_unit: "in", object: 1, object_unit: "ft" },
        { image: "6", power: "9.8425" },
      ],
    ],
  },
] satisfies Vectors<typeof lens>;
