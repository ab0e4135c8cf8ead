import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type waistRatio from "./waist-ratio.ts";

export default {
  title: "Waist ratio calculator: waist to height and to hip",
  purpose: "Divides your waist by your height and by your hips, and says what NICE and WHO make of the ratios.",
  about: [
    "Fat around the organs raises the risk of diabetes, high blood pressure and heart disease more than fat on the legs. A tape measure finds it better than a scale does.",
    "The rule is simple: keep your waist below half your height. It is the same for women and men.",
  ],
  howToUse: [
    "Find the bottom of your ribs and the top of your hips. Wrap the tape midway between them, breathe out naturally, and read it.",
    "Enter your height, or choose “Waist to hip” and measure your hips at the widest part.",
    "Look at the waist to stay below. Measure again in a month rather than tomorrow.",
  ],
  methodology: [
    "The waist-to-height ratio is the waist divided by the height, both in the same unit. The British institute NICE calls 0.4 to 0.49 healthy, 0.5 to 0.59 increased risk, and 0.6 or more high risk.",
    "The waist-to-hip ratio is the waist divided by the hips. WHO says that the risk is substantially increased from 0.90 in men and from 0.85 in women.",
    "The bands go by the exact ratio, before rounding: 0.499 is still healthy.",
  ],
  assumptions: [
    "The waist is measured on the skin or over thin clothes, with the tape snug and level.",
    "NICE's bands hold for both sexes and all ethnic groups, also for very muscular adults.",
  ],
  limitations: [
    "It is a first check, not a diagnosis. Blood pressure and blood tests say more.",
    "Not for pregnancy, and not for a BMI of 35 or more, where the waist adds nothing to the risk that is known already.",
    "NICE says nothing about ratios below 0.4.",
    "We read NICE's bands in news reports of the guideline, and WHO's limits in a journal that prints them.",
  ],
  example: {
    story: "Priya is 5 feet 4 inches tall. Her jeans say 30, but the tape around her waist says 33 inches.",
    outcome:
      "Half her height is 32 inches, so she is just above it, with a ratio of 0.52. Losing an inch and a half would bring her below.",
    inputs: { find: "height", waist: 33, waist_unit: "in", height: 64, height_unit: "in" },
  },
  mistakes: [
    "Taking the size of your pants. They sit lower, and the sizes are flattering.",
    "Measuring at the navel. In many people that is below the waist.",
    "Holding your breath or pulling the belly in.",
    "Mixing inches and centimeters. Set the unit of each figure.",
  ],
  questions: [
    {
      question: "What is a good waist-to-height ratio?",
      answer: "Between 0.4 and 0.49. In other words, your waist should be less than half your height.",
    },
    {
      question: "What is a healthy waist-to-hip ratio?",
      answer: "Below 0.90 for men and below 0.85 for women, by WHO.",
    },
    {
      question: "Is it better than BMI?",
      answer:
        "It sees where the fat is, and BMI doesn't. NICE recommends to use both, because together they tell more.",
    },
    {
      question: "What is a dangerous waist size?",
      answer:
        "WHO names limits without height too: above 94 cm (37 inches) in men and 80 cm (31 inches) in women the risk is increased, above 102 cm and 88 cm substantially.",
    },
    {
      question: "How do I lose belly fat?",
      answer:
        "By losing weight: no exercise takes fat from one place only. Walking and eating a little less are a good start.",
    },
  ],
  next: [
    { slug: "bmi", why: "the other half of NICE's advice." },
    { slug: "body-fat", why: "your body fat with the same tape." },
    { slug: "calories", why: "how much to eat to lose weight." },
  ],
  related: ["bmi", "body-fat", "ideal-weight", "calories"],
  sources: [
    {
      title: "NICE, Keep the size of your waist to less than half of your height, as reported by wired-gov",
      url: "https://www.wired-gov.net/wg/news.nsf/print/Keep+the+size+of+your+waist+to+less+than+half+of+your+height+updated+NICE+draft+guideline+recommends+11042022161500",
      read: "2026-11-27",
    },
    {
      title:
        "World Health Organization, Waist circumference and waist-hip ratio, report of an expert consultation (2011)",
      url: "http://www.who.int/nutrition/publications/obesity/WHO_report_waistcircumference_and_waisthip_ratio/en/",
    },
    {
      title:
        "Gibson and Ashwell, A simple cut-off for waist-to-height ratio (0.5), British Journal of Nutrition (2019)",
      url: "https://doi.org/10.1017/S0007114519003301",
    },
  ],
  synonyms: ["waist-to-height ratio", "WHtR", "waist-to-hip ratio", "WHR", "belly fat", "waist circumference"],
  everydayWords: ["belly", "waist", "tape measure", "apple", "pear"],
  inputWords: { waist: "Belly, tummy", hip: "Butt", height: "Tall" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof waistRatio>;
