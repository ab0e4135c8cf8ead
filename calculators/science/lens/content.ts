import type { Content } from "#engine";
import type lens from "./lens.ts";
import vectors from "./vectors.ts";

export default {
  title: "Thin lens calculator: image, focal length, size",
  purpose: "Calculates image distance, focal length or object distance of a thin lens, and whether the image is real.",
  about: [
    "Where is the image of a magnifying glass? How far must a projector be from its screen? The thin lens equation links focal length, object distance and image distance: enter two, and you get the third.",
    "You also see the magnification, the power in diopters, and whether the image is real or virtual, upright or inverted.",
  ],
  howToUse: [
    "A positive image distance is a real image behind the lens: you can catch it on a screen or a sensor.",
    "A negative one is a virtual image on the side of the object: you see it when you look through the lens.",
    "Enter the focal length of a lens that diverges with a minus sign. Lenses for nearsightedness are such lenses.",
    "To get the height of the image, open “More options” and enter that of the object.",
  ],
  methodology: [
    "1 ÷ focal length = 1 ÷ object distance + 1 ÷ image distance.",
    "Magnification is minus the image distance divided by the object distance. Below 0, the image is upside down.",
    "The power in diopters is 1 divided by the focal length in meters.",
  ],
  assumptions: [
    "Signs are as in OpenStax and most US textbooks: a focal length is positive for a converging lens, and an image distance is positive behind the lens.",
    "Other books, such as those in India, count the object distance as negative. Leave out that minus sign here.",
    "The lens is thin, and the rays stay close to its axis.",
    "An image distance is in the unit of the focal length. The other answers are in centimeters.",
  ],
  limitations: [
    "Camera lenses are made of many elements. Measure from their principal planes, which are often inside.",
    "Thick lenses, blur at the edges and colors that focus apart need more than this equation.",
    "Two lenses in a row need two calculations: the image of the first is the object of the second. You can't enter an object that lies behind the lens.",
    "It doesn't work out a focal length from the shape of the glass.",
  ],
  example: {
    story: "Ida holds a magnifying glass with a focal length of 10 cm above a stamp, 7.5 cm away.",
    outcome: "She sees the stamp upright and four times as large. If she lifts the glass to 10 cm, the image blurs.",
    inputs: { focal: 10, object: 7.5 },
  },
  mistakes: [
    "Forgetting the minus sign of a diverging lens.",
    "Mixing units. Choose the unit beside each field, and the page converts it.",
    "Adding the distances themselves. The equation adds their reciprocals.",
    "Expecting a virtual image on a screen. No light gets there.",
  ],
  questions: [
    {
      question: "What is the thin lens equation?",
      answer: "1/f = 1/dₒ + 1/dᵢ, with the focal length f, the object distance dₒ and the image distance dᵢ.",
    },
    {
      question: "When is an image real?",
      answer:
        "If a converging lens is farther from the object than its focal length. Closer, the image is virtual. A diverging lens gives only virtual images.",
    },
    {
      question: "How do I turn diopters into a focal length?",
      answer: "Divide 100 by the diopters to get centimeters. Reading glasses of 2 diopters have 50 cm.",
    },
    {
      question: "What does a negative magnification mean?",
      answer: "The image is upside down. At −2, it is inverted and twice as large as the object.",
    },
    {
      question: "What if the object is very far away?",
      answer: "Then the image is at the focal length. That is how a lens focuses sunlight into a spot.",
    },
  ],
  next: [
    { slug: "length", why: "a distance in other units." },
    { slug: "ratio", why: "the scale of an enlargement." },
    { slug: "wave", why: "the wavelength of light." },
  ],
  related: ["wave", "length", "ratio"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 25.6, Image Formation by Lenses",
      url: "https://openstax.org/books/college-physics-2e/pages/25-6-image-formation-by-lenses",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, University Physics Volume 3, section 2.4, Thin Lenses",
      url: "https://openstax.org/books/university-physics-volume-3/pages/2-4-thin-lenses",
      read: "2026-11-27",
    },
  ],
  synonyms: ["lens equation", "lens maker", "focal length", "diopter", "magnification", "convex", "concave", "optics"],
  everydayWords: ["magnifying glass", "camera", "projector", "glasses", "focus"],
  inputWords: { focal: "f, of the lens", object: "Subject is away", image: "Screen, sensor, film", size: "Tall" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof lens>;
