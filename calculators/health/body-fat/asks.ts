import type { Asks } from "#engine";

const NAMES = "(what is my|my)? (body fat|body fat percentage|navy body fat|body fat navy) (of|for)?";
const BODY = "({weight:pounds} {height:feet}|{height:feet} {weight:pounds}) (tall)? (with)?";
const INCH = "(in|inch|inches)?";
const INCHES = { method: "navy", weight_unit: "lb", height_unit: "in", waist_unit: "in", neck_unit: "in" };

/** Beside a height in feet the measures are in inches. */
const asks: Asks = [
  {
    example: "body fat male 180 lb 5'10\" waist 36 neck 16",
    says: [
      `${NAMES} (a)? (male|man) ${BODY} (a)? waist {waist:plain} ${INCH} (and)? neck {neck:plain} ${INCH}`,
      `${NAMES} (a)? (male|man) ${BODY} (a)? {waist:plain} ${INCH} waist (and)? (a)? {neck:plain} ${INCH} neck`,
    ],
    inputs: { sex: "male", ...INCHES },
  },
  {
    example: "body fat female 140 lb 5'5\" waist 28 neck 13 hip 38",
    says: [
      `${NAMES} (a)? (female|woman) ${BODY} (a)? waist {waist:plain} ${INCH} (and)? neck {neck:plain} ${INCH} (and)? hips? {hip:plain} ${INCH}`,
      `${NAMES} (a)? (female|woman) ${BODY} (a)? {waist:plain} ${INCH} waist (and)? (a)? {neck:plain} ${INCH} neck (and)? (a)? {hip:plain} ${INCH} hips?`,
    ],
    inputs: { sex: "female", ...INCHES, hip_unit: "in" },
  },
];

export default asks;
