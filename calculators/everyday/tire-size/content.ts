import type { Content } from "#engine";
import type tireSize from "./tire-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Tire size calculator: diameter, revs, speedometer",
  purpose:
    "Calculates diameter, sidewall, circumference and revolutions per mile of a tire from its size, and how far off the speedometer is with another size.",
  about: [
    "The tire shop has no 225/45R17, but it has 235/45R17. Will it fit, and will the speedometer still be right? Or you want 33s on a Jeep that came with 31s. Type both sizes as they are printed on the tire, and compare them.",
    "Metric sizes, such as 225/45R17, P215/65R15 or LT285/75R16, work as well as flotation sizes, such as 31x10.5R15.",
  ],
  howToUse: [
    "Read the size from the sidewall of the tire and type it. Letters and load indexes around it, as in 225/45R17 91W, make no difference.",
    "To see what another size does, choose “Compare two sizes”. Enter the size that the car came with first.",
    "Watch the true speed. With larger tires you drive faster than the speedometer shows, and the odometer counts too few miles.",
  ],
  methodology: [
    "In 225/45R17, 225 is the width in millimeters. The sidewall is 45% of that, and the rim measures 17 inches. The diameter is the rim plus two sidewalls.",
    "In 31x10.5R15, 31 is the diameter in inches, 10.5 the width and 15 the rim. The sidewall is half of what the diameter exceeds the rim by.",
    "The circumference is π times the diameter. A mile, 1,609,344 millimeters, divided by it gives the revolutions per mile.",
    "The speedometer counts turns of the wheel. So the true speed is the speed shown times the new diameter, divided by the old one. The error is the speed shown less the true speed, as a percentage of the true speed.",
  ],
  assumptions: [
    "The tire has exactly the size in its name. Real tires of a size differ by a percent or so from maker to maker, and a worn tire is smaller.",
    "The speedometer is exact with the first size. Most read a little high from the factory.",
    "The tire is a free circle. See the limits below for a tire that carries a car.",
  ],
  limitations: [
    "Under load a tire flattens and turns more often, by about 3%. Makers print such measured revolutions per mile, so theirs are higher than ours. The comparison of two sizes hardly changes.",
    "It doesn't say whether a tire fits. Wheel width, offset, clearance, load index and speed rating count too.",
    "Sizes without an aspect ratio (165R13, 7.50R16), sizes with the rim in millimeters (220/55R390) and bicycle tires aren't read.",
  ],
  example: {
    story: "Kofi's car came with 225/45R17. A friend offers him a set of 245/45R17.",
    outcome:
      "At 60 on the speedometer he would drive almost 62. The diameter grows by 2.84%, just within the usual limit.",
    inputs: { find: "compare", size: "225/45R17", other: "245/45R17" },
  },
  common: [
    { size: "205/55R16" },
    { size: "225/65R17" },
    { size: "265/70R17" },
    { size: "275/55R20" },
    { size: "33x12.5R15" },
    { find: "compare", size: "265/70R17", other: "285/70R17" },
  ],
  mistakes: [
    "Taking the middle number for millimeters. It is a percentage of the width, so a wider tire of the same ratio is also taller.",
    "Changing only the rim. A larger rim needs a lower aspect ratio to keep the diameter.",
    "Counting the whole change of the diameter as ride height. The car rises by half of it.",
  ],
  questions: [
    {
      question: "What does 225/45R17 mean?",
      answer:
        "The tire is 225 mm wide, its sidewall is 45% of that, or 101 mm, R means radial, and it fits a rim of 17 inches. It is 634 mm or about 25 inches tall.",
    },
    {
      question: "How much larger can a tire be?",
      answer:
        "A common rule of tire shops is a diameter within 3% of the original. Some cars and countries allow less.",
    },
    {
      question: "What is a 33-inch tire in metric?",
      answer: "285/75R16 has a diameter of 32.8 inches, and 285/70R17 one of 32.7. Both are sold as 33s.",
    },
    {
      question: "Do larger tires change the mileage?",
      answer:
        "The odometer misses as much as the speedometer. With a tire 3% larger, 100 miles on it are 103 on the road.",
    },
    {
      question: "Why does the maker list more revs per mile?",
      answer: "The maker measures a loaded tire, which is flatter at the bottom and turns about 3% more often.",
    },
  ],
  next: [
    { slug: "gas-mileage", why: "fuel economy, after you correct the miles." },
    { slug: "speed-units", why: "mph and km/h." },
    { slug: "length", why: "inches and millimeters." },
  ],
  related: ["gas-mileage", "fuel-cost", "speed-units", "length", "circle"],
  sources: [
    {
      title: "Spicer Parts, Tire height",
      url: "https://spicerparts.com/calculators/tire-height-calculator",
      read: "2026-11-27",
    },
    {
      title: "Tire Rack, Tire specs explained: revolutions per mile",
      url: "http://www.tirerack.com/tires/tiretech/techpage.jsp?techid=203",
      read: "2026-11-27",
    },
    {
      title: "Tigers United, Speedometer: a loaded tire turns about 3.1% more often",
      url: "http://tigersunited.com/techtips/Rhoades-Speedo/rt-Rhoades-Speedo15.asp",
      read: "2026-11-27",
    },
    {
      title: "Discount Part Center, How to find tire diameter",
      url: "http://www.discountpartcenter.com/tiresafety/HowToFindTireDiameter.htm",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "tire diameter",
    "tire comparison",
    "speedometer error",
    "revs per mile",
    "plus size tires",
    "wheel size",
    "tyre size",
  ],
  everydayWords: ["tires", "tyre", "wheels", "rims", "speedometer", "33s", "truck", "speedo"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof tireSize>;
