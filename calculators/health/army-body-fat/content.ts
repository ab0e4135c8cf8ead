import type { Content } from "#engine";
import type armyBodyFat from "./army-body-fat.ts";
import vectors from "./vectors.ts";

export default {
  title: "Army body fat calculator: one-site tape test",
  purpose:
    "Estimates body fat by the US Army's one-site tape test, compares it with the limit for your age and sex, and shows the waist-to-height ratio that comes first since 2026.",
  about: [
    "Since June 2023 the Army measures body fat with one tape around the belly and the scale. Neck and hips no longer count.",
    "Since 2026 all US services look at the waist-to-height ratio first, and measure body fat if it is 0.55 or more.",
  ],
  howToUse: [
    "Relax, put the tape level around the belly button, and read it at the end of a normal breath.",
    "Measure three times, and enter the average with your weight and height.",
    "Look at both results. If the ratio is below 0.55, you need no tape test.",
  ],
  methodology: [
    "Men: body fat = 1.99 × abdomen in inches − 0.12 × weight in pounds − 26.97.",
    "Women: body fat = 1.27 × abdomen in inches − 0.015 × weight in pounds − 9.15.",
    "The abdomen is rounded to half an inch, the weight to a pound, and the result to a whole percent.",
    "Most allowed for men: 20% at ages 17 to 20, 22% at 21 to 27, 24% at 28 to 39, and 26% from 40. For women it is 10 points more.",
    "The waist-to-height ratio is the abdomen divided by the height, without rounding. It must be less than 0.55.",
  ],
  assumptions: [
    "The limits are those for soldiers in service. Recruits may have others.",
    "The tape for the ratio is the same as for body fat, around the belly button.",
  ],
  limitations: [
    "We could not read Army Regulation 600-9 or the directives. The formulas and limits are those that several other sites print alike.",
    "The Army's own plan for the ratio and what it still tapes may have changed. Ask your unit for the rules of today.",
    "A tape can be off by several percent of body fat. The Army accepts scans instead if someone fails.",
  ],
  example: {
    story: "Specialist Reyes is 25, 5 feet 10 inches tall and weighs 185 pounds. The tape shows 34 inches.",
    outcome: "His ratio is 0.49, so he needs no further test. The tape would give 18%, and 22% is allowed.",
    inputs: {
      sex: "male",
      age: 25,
      height: 70,
      height_unit: "in",
      weight: 185,
      weight_unit: "lb",
      abdomen: 34,
      abdomen_unit: "in",
    },
  },
  mistakes: [
    "Measuring at the narrowest point. The belly button counts, for women too.",
    "Using the old formula with neck and hips. It is no longer allowed.",
    "Pulling the belly in. Graders make you relax.",
  ],
  questions: [
    {
      question: "What is the maximum body fat in the Army?",
      answer: "For men 20% to 26%, and for women 30% to 36%, depending on age.",
    },
    {
      question: "How big may my waist be?",
      answer: "Less than 0.55 times your height. At 70 inches that is below 38.5 inches.",
    },
    {
      question: "Why does a higher weight lower the result?",
      answer:
        "With the same belly, a heavier person carries more muscle and bone elsewhere. So the formula subtracts a little for each pound.",
    },
    {
      question: "What happens if I fail?",
      answer: "You may ask for a scan, and are otherwise enrolled in the body composition program.",
    },
  ],
  next: [
    { slug: "body-fat", why: "the formula with neck, waist and hips, and what the result means." },
    { slug: "waist-ratio", why: "what doctors make of the ratio." },
    { slug: "calories", why: "how much to eat to lose weight." },
  ],
  related: ["body-fat", "waist-ratio", "lean-body-mass", "bmi"],
  sources: [
    {
      title: "Denstar Fitness, How the One-Site Tape Test Works",
      url: "https://denstarfitness.com/army-body-fat-calculator/",
      read: "2026-11-27",
    },
    {
      title: "MOAA, Pentagon Announces New Approach to How the Military Will Measure Troops' Body Fat (2026)",
      url: "https://www.moaa.org/content/publications-and-media/news-articles/2026-news-articles/reads/pentagon-announces-new-approach-to-how-the-military-will-measure-troops-body-fat",
      read: "2026-11-27",
    },
    {
      title: "BodySpec, Guide to the New One-Site Tape Test",
      url: "https://www.bodyspec.com/blog/post/army_body_fat_calculator_guide_to_the_new_onesite_tape_test",
      read: "2026-11-27",
    },
  ],
  synonyms: ["army tape test", "AR 600-9", "one-site tape", "ABCP", "military body fat", "height and weight"],
  everydayWords: ["army", "soldier", "tape", "military", "ABCP"],
  inputWords: { abdomen: "Waist at navel", age: "Years old" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof armyBodyFat>;
