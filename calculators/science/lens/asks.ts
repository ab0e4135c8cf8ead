import type { Asks } from "#engine";

const FOCAL = "(a)? (focal length|f) (of|=)? {focal:plain} (cm|centimeters)";
const OBJECT = "(an)? object (distance)? (at|of|=)? {object:plain} (cm|centimeters)";

const asks: Asks = [
  {
    example: "image distance with focal length 10 cm and object at 15 cm",
    says: [
      `(what is)? (the)? image distance (with|for|of)? ${FOCAL} (and|,)? ${OBJECT}`,
      `lens ${FOCAL} (and|,)? ${OBJECT}`,
    ],
    inputs: { find: "image", focal_unit: "cm", object_unit: "cm" },
  },
  {
    example: "focal length with object at 30 cm and image at 15 cm",
    says: [
      `(what is)? (the)? focal length (with|for|of)? ${OBJECT} (and|,)? (an)? image (distance)? (at|of|=)? {image:plain} (cm|centimeters)`,
    ],
    inputs: { find: "focal", object_unit: "cm", image_unit: "cm" },
  },
];

export default asks;
