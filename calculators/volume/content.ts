import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type volume from "./volume.ts";

export default {
  title: "Volume calculator: solids and their surface",
  purpose: "Finds how much room a solid takes, and how large its whole surface is, from its outer measures.",
  methodology: [
    "A box or a cylinder is its base times its height. What runs to a point above the same base, a pyramid or a cone, is a third of that.",
    "A sphere is 4πr³ ÷ 3. A cap is cut off it by a plane: πh² × (3r − h) ÷ 3. A cut cone is πh × (R² + Rr + r²) ÷ 3.",
    "The surface adds all faces, the flat ones too. Along a slope, lengths come from the theorem of Pythagoras.",
  ],
  assumptions: [
    "All lengths are in one unit. The volume is in cubes of it and the surface in squares: centimetres give cm³ and cm².",
    "Heights are straight up from the base, not along the slope.",
    "The top of a pyramid or cone is above the middle of its base.",
    "π is taken to 40 digits, not as 3.14. Answers are shown to ten significant digits.",
  ],
  limitations: [
    "Walls have no thickness here. For what a tank or a jar holds, measure the inside.",
    "It does not turn cubic centimetres into litres or gallons; the volume units calculator does.",
  ],
  example: {
    story: "A tin is 10 cm across, so its radius is 5 cm, and 12 cm high.",
    inputs: { shape: "cylinder", radius: 5, height: 12 },
  },
  questions: [
    {
      question: "How many litres is that?",
      answer:
        "A litre is 1,000 cubic centimetres, and a cubic metre is 1,000 litres. A tin of 942 cm³ holds a little less than a litre.",
    },
    {
      question: "I know the slope of a cone and not its height. What do I do?",
      answer: "Height, radius and slope make a right triangle: the height is the root of slope² − radius².",
    },
    {
      question: "Why does my book give 904.32 for a sphere with a radius of 6?",
      answer: "It takes π as 3.14. With π itself the volume is 904.7787.",
    },
    {
      question: "Does the surface of a half sphere include its flat side?",
      answer: "Yes. Half of the sphere is 2πr², and the flat side adds πr². Leave that off for an open bowl.",
    },
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
  vectors,
} satisfies Content<typeof volume>;
