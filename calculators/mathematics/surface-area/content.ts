import type { Content } from "#engine";
import type surfaceArea from "./surface-area.ts";
import vectors from "./vectors.ts";

export default {
  title: "Surface area calculator: sides, base and total",
  purpose: "Calculates the surface area of a solid, in total and for its sides, base and top, from its measurements.",
  about: [
    "Surface area tells you how much paint a tank needs, how much paper wraps a present, or how fast a hot drink cools. Choose the shape and enter all measurements in the same unit.",
    "You get each part by itself: the sides, the base and the top. So you can leave out what you don't paint or wrap.",
  ],
  howToUse: [
    "Measure on the outside to paint or wrap a thing, and on the inside to line it.",
    "For an open box, a cup or a pot, use “Without the top”. For a pipe, use the sides alone.",
    "For a triangular prism, enter the three sides of the triangle, then the length of the prism.",
  ],
  methodology: [
    "The surface is the sum of all faces, flat and curved. In the formulas, r is the radius and h the height.",
    "The sides of a box, a cylinder or a prism are the perimeter of the base times the height. For a cylinder, that is 2πrh. The two ends are added, each with the area of the base.",
    "The sides of a cone are πr√(r² + h²), and its base is πr². A truncated cone with bottom radius R has sides of π(R + r)√((R − r)² + h²). The slanted sides of a pyramid are four triangles.",
    "A sphere has 4πr². A hemisphere has 2πr² on its round side and πr² on its flat side. A spherical cap is 2πrh, and its flat side is πh(2r − h). A capsule is a cylinder with half a sphere at each end: 2πr(2r + h).",
    "The triangle of a prism comes from its three sides by Heron's formula. The surface-to-volume ratio is the surface divided by the volume.",
  ],
  assumptions: [
    "All lengths are in the same unit. Inches give square inches for areas and cubic inches for the volume.",
    "Heights are measured straight up from the base, and the top of a cone or pyramid is above the middle of its base.",
    "The base and the top of a prism are its two triangles.",
    "Answers that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "It doesn't add paper for overlaps or paint for a second coat.",
    "The surface-to-volume ratio depends on your unit: in centimeters it is a tenth of what it is in millimeters.",
  ],
  example: {
    story:
      "Mia's school play needs a round drum, 30 inches across and 40 inches high. The class wants to paint its sides and its top. How much do they paint?",
    outcome:
      "The whole surface is 5,184 square inches. Without one end it is 4,477 square inches. A square foot is 144 square inches, so they paint 31 square feet. A quart of paint is plenty.",
    inputs: { shape: "cylinder", radius: 15, height: 40 },
  },
  mistakes: [
    "Entering the diameter as the radius. The area then comes out up to four times too large.",
    "Using the slanted side of a cone or a pyramid as its height.",
    "Counting the bottom of a thing that you can't see, or forgetting the lid.",
    "Converting square units like lengths. A foot is 12 inches, but a square foot is 144 square inches.",
  ],
  questions: [
    {
      question: "How do I find the surface area of a cylinder?",
      answer:
        "Add the side, 2πrh, and the two circles, 2πr². With a radius of 5 and a height of 12, that is 377 + 157 = 534.",
    },
    {
      question: "What is lateral area?",
      answer: "It is the area of the sides, without the base and the top. The label of a can covers its lateral area.",
    },
    {
      question: "What if I know the slant height of a cone?",
      answer:
        "Height, radius and slant form a right triangle, so the height is √(slant² − radius²). The sides are then π × radius × slant.",
    },
    {
      question: "Why does my book give 452.16 for a sphere with a radius of 6?",
      answer: "Your book uses 3.14 for π. With more digits of π, the surface area is 452.389.",
    },
    {
      question: "What does the surface-to-volume ratio tell me?",
      answer:
        "It tells how much skin a body has for what is inside. Small things have a large ratio, so crushed ice melts sooner than a block. Of all shapes, a sphere has the smallest.",
    },
  ],
  next: [
    { slug: "volume", why: "how much the same solid holds." },
    { slug: "paint", why: "how much paint a room needs." },
    { slug: "area", why: "flat shapes." },
  ],
  related: ["volume", "area", "circle", "area-units"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.7, Volume and Surface Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 9.6, Volume and Surface Area",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    },
    { title: "Wolfram MathWorld, Spherical Cap", url: "https://mathworld.wolfram.com/SphericalCap.html" },
    { title: "Wolfram MathWorld, Conical Frustum", url: "https://mathworld.wolfram.com/ConicalFrustum.html" },
  ],
  synonyms: ["lateral area", "total surface area", "curved surface area", "TSA", "CSA", "surface of a cylinder"],
  everydayWords: ["wrapping paper", "wrap", "outside", "lateral", "faces", "skin"],
  inputWords: {
    shape: "Box, cylinder, ball, cone, pyramid, prism, pill",
    length: "Of box or prism",
    width: "Of box",
    side: "Of cube or triangle",
    radius: "Half the diameter, round, sphere",
    height: "Tall, deep",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof surfaceArea>;
