import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type volume from "./volume.ts";

export default {
  title: "Volume calculator: solids and surface area",
  purpose: "Calculates how much space a solid takes up and the area of its whole surface, from its measurements.",
  about: [
    "Volume tells you how much soil fills a planter or how much water a tank holds. Surface area tells you how much wrapping paper a package needs. Choose the shape and enter all measurements in the same unit.",
  ],
  howToUse: [
    "For what a container holds, measure the inside.",
    "To convert the result, remember that a cubic foot is about 7.5 US gallons. A liter is 1,000 cubic centimeters.",
    "Buying soil or gravel? Soil and gravel settle, so buy 10% more.",
  ],
  methodology: [
    "In the formulas, r is the radius and π is about 3.14159. The volume of a box or a cylinder is the area of its base times its height. A pyramid or cone with the same base and height has a third of that volume.",
    "The volume of a sphere is 4πr³ ÷ 3. A spherical cap is a slice cut off a sphere: with a height of h, its volume is πh² × (3r − h) ÷ 3. A truncated cone is a cone with its tip cut off. With bottom radius R, top radius r and height h, its volume is πh × (R² + Rr + r²) ÷ 3.",
    "A capsule is a cylinder with half a sphere at each end. A triangular prism has the area of its triangle times its length, and three sides give that area by Heron's formula.",
    "The surface area is the sum of all faces, flat and curved. Slanted lengths come from the Pythagorean theorem.",
  ],
  assumptions: [
    "All lengths are in the same unit. Inches give cubic inches for the volume and square inches for the surface.",
    "Heights are measured straight up from the base.",
    "The top of a pyramid or cone is above the middle of its base.",
    "Answers that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "The thickness of walls isn't subtracted. Outside measurements of a tank or jar give more than it holds.",
    "It doesn't convert cubic inches to gallons or liters. The volume converter does.",
  ],
  example: {
    story:
      "Ken wants to cook four gallons of chili in one pot. His stockpot is 10 inches across and 12 inches deep. Is it big enough?",
    outcome:
      "The pot holds 942 cubic inches if it is full to the brim. A US gallon is 231 cubic inches, so the pot holds 4.08 gallons. Four gallons of chili would boil over. He borrows a larger pot.",
    inputs: { shape: "cylinder", radius: 5, height: 12 },
  },
  mistakes: [
    "Entering the diameter as the radius.",
    "Using the slanted side of a cone as its height.",
    "Measuring the outside of a thick pot.",
    "Converting cubic units like lengths. A yard is 3 feet, but a cubic yard is 27 cubic feet.",
  ],
  questions: [
    {
      question: "How many gallons is my volume?",
      answer:
        "Divide cubic inches by 231, or multiply cubic feet by 7.48. In metric units, 1,000 cubic centimeters is a liter.",
    },
    {
      question: "What if I know the slant of a cone but not its height?",
      answer: "Height, radius and slant form a right triangle. Calculate the height as √(slant² − radius²).",
    },
    {
      question: "Why does my book give 904.32 for a sphere with a radius of 6?",
      answer: "Your book uses 3.14 for π. With more digits of π, the volume is 904.7787.",
    },
    {
      question: "Does the surface of a hemisphere include its flat side?",
      answer: "Yes. The curved side is 2πr², and the flat side is πr². For an open bowl, use only 2πr².",
    },
    {
      question: "How do I calculate the volume of a cylinder?",
      answer: "Multiply π by the radius squared and by the height. A radius of 5 and a height of 12 give about 942.",
    },
  ],
  next: [
    { slug: "volume-units", why: "convert to liters, gallons or cups." },
    { slug: "surface-area", why: "sides, base and top one by one." },
    { slug: "concrete", why: "slabs, footings and columns." },
    { slug: "area", why: "flat shapes." },
  ],
  related: ["surface-area", "area", "circle", "volume-units"],
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
  everydayWords: ["capacity", "hold", "fish tank", "aquarium", "hot tub", "pool"],
  inputWords: {
    shape: "Box, cylinder, ball, cone, pyramid",
    length: "Cubic feet or inches of box",
    width: "Raised bed, soil, mulch, gravel",
    side: "Of the cube",
    radius: "Half the diameter, round, sphere, tank",
    height: "Deep, holds water, dirt",
  },
  vectors,
  changes: [
    { version: "1.1.0", date: "2026-11-27", what: "Triangular prisms and capsules." },
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof volume>;
