import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type volume from "./volume.ts";

export default {
  title: "Volume calculator: solids and surface area",
  purpose: "Calculates how much space a solid takes up and the area of its whole surface, from its measurements.",
  about: [
    "How much soil fills a planter, how much water a tank holds, how much wrapping paper a package needs: volume tells you what fits inside, and surface area how much covers the outside. Choose the shape and enter the measurements in one unit.",
  ],
  howToUse: [
    "For what a container holds, measure the inside.",
    "Convert the result: a cubic foot is about 7.5 US gallons, and 1,000 cubic centimeters is a liter.",
    "Buying soil or gravel? It settles, so add 10%.",
  ],
  methodology: [
    "In the formulas, r is the radius and π is about 3.14159. The volume of a box or a cylinder is the area of its base times its height. A pyramid or cone with the same base and height is a third of that.",
    "A sphere is 4πr³ ÷ 3. A spherical cap of height h, cut from a sphere of radius r, is πh² × (3r − h) ÷ 3. A truncated cone of bottom radius R and top radius r is πh × (R² + Rr + r²) ÷ 3.",
    "The surface area adds all faces, the flat ones too. Slanted lengths come from the Pythagorean theorem.",
  ],
  assumptions: [
    "All lengths are in one unit. Inches give cubic inches for the volume and square inches for the surface.",
    "Heights are straight up from the base, not along the slope.",
    "The top of a pyramid or cone is above the middle of its base.",
    "π is taken to 40 digits, not as 3.14. Answers are shown to ten significant digits.",
  ],
  limitations: [
    "Walls have no thickness here. Measure the inside for what a tank or jar holds.",
    "It doesn't convert cubic inches to gallons or liters; the volume converter does.",
  ],
  example: {
    story:
      "Ken wants to cook four gallons of chili in one pot. His stockpot is 10 inches across and 12 inches deep. Is it big enough?",
    outcome:
      "The pot holds 942 cubic inches. A US gallon is 231 cubic inches, so that is 4.08 gallons, full to the brim. He borrows a larger pot.",
    inputs: { shape: "cylinder", radius: 5, height: 12 },
  },
  mistakes: [
    "Entering the diameter as the radius.",
    "Using the slanted side of a cone as its height.",
    "Measuring the outside of a thick pot.",
    "Converting cubic units like lengths: a cubic yard is 27 cubic feet, not 3.",
  ],
  questions: [
    {
      question: "How many gallons is that?",
      answer:
        "Divide cubic inches by 231, or multiply cubic feet by 7.48. In metric units, 1,000 cubic centimeters is a liter.",
    },
    {
      question: "What if I know the slant of a cone but not its height?",
      answer: "Height, radius and slant form a right triangle: height = √(slant² − radius²).",
    },
    {
      question: "Why does my book give 904.32 for a sphere with a radius of 6?",
      answer: "It takes π as 3.14. With π itself the volume is 904.7787.",
    },
    {
      question: "Does the surface of a hemisphere include its flat side?",
      answer: "Yes. Half of the sphere is 2πr², and the flat side adds πr². Leave that off for an open bowl.",
    },
    {
      question: "How do I calculate the volume of a cylinder?",
      answer: "Multiply π by the radius squared and by the height. A radius of 5 and a height of 12 give about 942.",
    },
  ],
  next: [
    { slug: "volume-units", why: "convert to liters, gallons or cups." },
    { slug: "concrete", why: "slabs, footings and columns." },
    { slug: "area", why: "flat shapes." },
  ],
  related: ["area", "circle", "volume-units"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.7, Volume and Surface Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
    },
    {
      title: "Wolfram MathWorld, Spherical Cap",
      url: "https://mathworld.wolfram.com/SphericalCap.html",
    },
    {
      title: "Wolfram MathWorld, Conical Frustum",
      url: "https://mathworld.wolfram.com/ConicalFrustum.html",
    },
  ],
  synonyms: ["cubic metres", "capacity", "surface area", "cylinder", "sphere", "cone", "pyramid", "frustum", "tank"],
  everydayWords: [
    "cubic feet, inches",
    "capacity",
    "holds, hold",
    "fish tank, aquarium",
    "hot tub",
    "round pool",
    "water",
    "raised bed",
    "dirt, soil, mulch, gravel",
    "deep",
    "gallon, gallons",
    "ball",
    "diameter",
    "box, cylinder, cone",
  ],
  vectors,
} satisfies Content<typeof volume>;
