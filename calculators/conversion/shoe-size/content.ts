import type { Content } from "#engine";
import type shoeSize from "./shoe-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Shoe size converter: US, UK, EU, Japan and kids",
  purpose:
    "Converts shoe sizes between the US, UK, EU, Japan and Mondopoint for men, women and kids, by way of the foot length, or finds the size from your foot.",
  about: [
    "Every country counts shoes in its own way. The US and the UK count thirds of an inch, continental Europe two thirds of a centimeter, and Japan the centimeters of the foot.",
    "The foot is what they share. So the page turns each size into a foot length first, as the standard ISO 19407 does.",
  ],
  howToUse: [
    "Pick who the shoes are for and the system of your size, and type the size.",
    "Better, measure your foot: put the heel against a wall, mark the longest toe, and measure both feet in the evening.",
    "Compare the foot length with the chart of the brand before you order. Between two sizes, take the larger.",
  ],
  methodology: [
    "Adults: EU = 1.5 × cm + 2. UK = 3 × inches − 23. US men = UK + 1, and US women = UK + 2.",
    "Kids: EU = 1.62 × cm. UK = 3.24 × inches − 12. US = UK + 1/3.",
    "Behind it is the last, the form a shoe is made on. For adults it is two sizes longer than the foot, and for kids 8% longer.",
    "Japan gives the foot in centimeters, and Mondopoint (ISO 9407) in millimeters. Sizes are rounded to halves, and Mondopoint to 5 mm.",
  ],
  assumptions: [
    "US women's sizes are 1 above men's, as in the standard and on the Brannock device. Many shops count 1.5: choose it under “More options”.",
    "UK and EU sizes are the same for women and men.",
  ],
  limitations: [
    "No brand has to follow the standard. By ISO, UK 8 is EU 41.5, but most shoes say 42.",
    "Width isn't part of the size here.",
    "Kids' sizes end at a foot of 20 cm. After 13.5 the count begins again at 1, and older kids' sizes are those of men.",
    "ISO 19407 is sold, so we could not read it. The formulas are those of a program that follows it, with its tests.",
  ],
  example: {
    story: "Lena wears a US women's 8 and orders boots from Italy.",
    outcome:
      "Her foot is about 24.6 cm long, which makes EU 39 and UK 6. The shop's chart gives 24.7 cm for 39, so she orders it.",
    inputs: { group: "women", from: "us", size: 8 },
  },
  mistakes: [
    "Taking a men's size for a women's one. In the US they differ by 1 to 1.5.",
    "Measuring the old shoe instead of the foot. The inside is longer than the foot.",
    "Buying kids' shoes that fit exactly today. They need about a thumb of room.",
    "Expecting the same size in every brand.",
  ],
  questions: [
    {
      question: "What is a US men's 9 in EU?",
      answer: "41.5 by the standard, and usually 42 on the label. The foot is about 26.2 cm long.",
    },
    {
      question: "How do I convert men's to women's sizes?",
      answer: "In the US, add 1 by the standard, or 1.5 as many shops do. UK and EU sizes stay the same.",
    },
    {
      question: "What is Mondopoint?",
      answer:
        "The length of the foot in millimeters, used for ski boots and by armies. Mondopoint 265 fits a foot of 26.5 cm.",
    },
    {
      question: "Is 8.5 half a size bigger in every system?",
      answer:
        "In the US and the UK half a size is a sixth of an inch, 4.2 mm. In the EU it is 3.3 mm, so the steps don't match.",
    },
  ],
  next: [{ slug: "length", why: "inches and centimeters." }],
  related: ["length", "temperature"],
  sources: [
    {
      title: "ISO 19407:2023, Footwear, Sizing, Conversion of sizing systems, scope",
      url: "https://ysmo.gso.org.sa/store/standards/iso:pub:std:IS:83106/ISO%2019407:2023?lang=en",
      read: "2026-11-27",
    },
    {
      title: "shoe-size-converter, its ISO systems",
      url: "https://github.com/alisonmonteiro/shoe-size-converter",
      place: "systems/iso",
      read: "2026-11-27",
    },
    {
      title: "PD ISO/TS 19407:2015, on Mondopoint, European and UK sizes",
      url: "https://ulstandardspdf.com/pd-iso-ts-19407-2015-pdf-free.html",
      read: "2026-11-27",
    },
  ],
  synonyms: ["shoe size chart", "US to EU", "UK to US", "Mondopoint", "foot length", "kids shoe size"],
  everydayWords: ["shoes", "sneakers", "boots", "foot", "feet", "brannock", "toddler"],
  inputWords: { foot: "Heel to toe", group: "Ladies, children, toddler" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof shoeSize>;
