import { choice, defineCalculator, number, quantity, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { LENGTHS } from "#numbers/units";

const PLACES = { significant: 9 } as const;
/** On either side of the lens. */
const EITHER = {
  cm: [-1e9, 1e9],
  mm: [-1e10, 1e10],
  m: [-1e7, 1e7],
  in: [-1e9, 1e9],
} as const;

export default defineCalculator({
  name: "Thin lens calculator",
  summary: "Image distance, object distance or focal length of a thin lens, with magnification and the kind of image.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { image: "Image distance", focal: "Focal length", object: "Object distance" },
      { default: "image" },
    ),
    focal: quantity("Focal length", LENGTHS, {
      unit: "cm",
      units: EITHER,
      example: 10,
      help: "Negative for a lens that diverges, such as glasses for nearsightedness.",
    }),
    object: quantity("Object distance", LENGTHS, {
      unit: "cm",
      units: {
        cm: [1e-6, 1e16],
        mm: [1e-5, 1e17],
        m: [1e-8, 1e14],
        km: [1e-11, 1e11],
        in: [1e-6, 1e16],
        ft: [1e-7, 1e15],
      },
      example: 15,
    }),
    image: quantity("Image distance", LENGTHS, {
      unit: "cm",
      units: EITHER,
      example: 30,
      help: "Negative for an image on the side of the object, as in a magnifying glass.",
    }),
    size: quantity("Object height", LENGTHS, {
      unit: "cm",
      units: { cm: [0, 1e16], mm: [0, 1e17], m: [0, 1e14], in: [0, 1e16], ft: [0, 1e15] },
      optional: true,
      more: true,
      help: "Optional, for the height of the image.",
    }),
  },

  outputs: {
    image: quantity("Image distance", LENGTHS, { as: "focal", ...PLACES }),
    object: quantity("Object distance", LENGTHS, { as: "object", ...PLACES }),
    focal: quantity("Focal length", LENGTHS, { as: "focal", ...PLACES }),
    magnification: number("Magnification", PLACES),
    power: number("Power of the lens", { unit: "diopters", ...PLACES }),
    image_height: quantity("Image height", LENGTHS, { as: "size", optional: true, ...PLACES }),
    kind: text("Image"),
    lens: text("Lens"),
  },
  groups: {
    Image: ["image", "magnification", "image_height", "kind"],
    Lens: ["focal", "power", "lens"],
    Object: ["object"],
  },

  equationsIn: ["cm"],
  by: {
    magnification: "-image ÷ object",
    power: "100 ÷ focal",
    image_height: "magnification × size",
  },
  formula:
    "1 ÷ focal length = 1 ÷ object distance + 1 ÷ image distance; magnification = -image distance ÷ object distance",
  questions: {
    find: {
      image: {
        asks: ["focal", "object"],
        primary: "image",
        refuses: ({ focal, object }) =>
          noLens(focal) ||
          (focal.eq(object) &&
            "Enter another distance: from the focal point, the rays leave parallel and form no image."),
        by: { image: "object × focal ÷ (object - focal)" },
      },
      focal: {
        asks: ["object", "image"],
        primary: "focal",
        refuses: ({ object, image }) =>
          (image.isZero() && "Enter an image distance other than 0.") ||
          (image.neg().eq(object) && "Enter another distance: with an image where the object is, the glass is flat."),
        by: { focal: "object × image ÷ (object + image)" },
      },
      object: {
        asks: ["focal", "image"],
        primary: "object",
        refuses: ({ focal, image }) =>
          noLens(focal) ||
          (image.isZero() && "Enter an image distance other than 0.") ||
          (isBehind(focal, image) && "Enter other distances: no object in front of this lens has its image there."),
        by: { object: "focal × image ÷ (image - focal)" },
      },
    },
  },
  after: ({ image, magnification, focal }) => ({
    kind: [
      image.gt(0) ? "Real, inverted" : "Virtual, upright",
      SIZES[Math.sign(magnification.abs().comparedTo(1)) + 1],
    ].join(", "),
    lens: focal.gt(0) ? "Converging (convex)" : "Diverging (concave)",
  }),

  sentence({ focal, object, image }, found) {
    const setting = `With a focal length of ${focal ?? found.focal} and an object at ${object ?? found.object}`;
    return `${setting}, the image distance is ${image ?? found.image}: ${`${found.kind}`.toLowerCase()}.`;
  },
});

const SIZES = ["smaller", "same size", "larger"] as const;

const noLens = (focal: Decimal): string | false => focal.isZero() && "Enter a focal length other than 0.";

/** 1 ÷ focal - 1 ÷ image is not above 0. */
const isBehind = (focal: Decimal, image: Decimal): boolean => image.minus(focal).times(image).times(focal).lte(0);
