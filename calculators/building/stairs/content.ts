import type { Content } from "#engine";
import type stairs from "./stairs.ts";
import vectors from "./vectors.ts";

export default {
  title: "Stair calculator: risers, treads and stringer",
  purpose:
    "Calculates risers, treads, total run, stringer and angle of stairs from the total rise, and checks them by US, British or German rules.",
  about: [
    "Every step of a flight must be equally high. That is why stairs begin with a division: the height between two floors by a comfortable riser, rounded to a whole number.",
    "Here you get the exact riser, the number of treads, the length of the stairs and of the stringer. A table compares them with the building rules you choose.",
  ],
  howToUse: [
    "Measure the total rise from finished floor to finished floor. Add flooring that is not laid yet.",
    "Enter a riser to aim at, 7 inches or about 18 cm. Or choose the number of risers yourself.",
    "Enter the tread from nosing to nosing. Choose under “More options” whether the upper floor is the last step.",
    "Choose the rules of your place and read the table. Change the risers or the tread until each line fits.",
  ],
  methodology: [
    "Risers = total rise ÷ riser to aim at, rounded to the nearest whole number. Riser = total rise ÷ risers.",
    "There is one tread fewer than risers, because the upper floor is the last step. Total run = treads × tread.",
    "The stringer along the nosings is treads × √(riser² + tread²). Its angle is that of one step.",
    "Two risers and one tread make a stride. About 63 cm or 25 inches is comfortable.",
  ],
  assumptions: [
    "US homes: risers up to 7 3/4 inches, treads of at least 10 inches (International Residential Code, R311.7.5).",
    "US public buildings: risers from 4 to 7 inches, treads of at least 11 inches (ABA standards, 504.2). Workplaces: up to 9.5 inches, at least 9.5 inches, 30 to 50 degrees (29 CFR 1910.25).",
    "England: private stairs with a rise of 150 to 220 mm, a going of 220 to 300 mm and up to 42 degrees; general access stairs with 150 to 170 and 250 to 400 mm. Twice the rise and the going make 550 to 700 mm (Approved Document K, 2013).",
    "Germany: 14 to 20 cm and 23 to 37 cm in homes of up to two units, 14 to 19 cm and 26 to 37 cm elsewhere, and a stride of 59 to 65 cm (DIN 18065).",
  ],
  limitations: [
    "We read OSHA's rule and Washington's table at their offices. The IRC, Approved Document K and DIN 18065 we know from pages that quote them. Ask your building office which edition holds.",
    "It checks straight flights only. Width, headroom, handrails, nosings and winders have rules of their own.",
    "The stringer is measured along the nosings. A board must be longer, for the cuts at both ends.",
  ],
  example: {
    story: "Theo builds stairs to a loft. From floor to floor it is 107 inches, and he wants treads of 10 inches.",
    outcome:
      "He cuts 15 risers of 7.13 inches and 14 treads. The stairs are 140 inches long, and both lines of the IRC fit.",
    inputs: { find: "target", rise: 107, target: 7, tread: 10, code: "irc" },
  },
  mistakes: [
    "Measuring to the bare subfloor. The first or the last step is then too high by the flooring.",
    "Cutting as many treads as risers. The upper floor is usually the last tread.",
    "Leaving the rest of the division to the last step. People trip over a step that is 3/8 inch higher than the others.",
    "Forgetting the tread's thickness. Cut the bottom of the stringer shorter by it.",
  ],
  questions: [
    {
      question: "How many steps do I need for 9 feet?",
      answer: "108 ÷ 7 is 15.4, so 15 risers of 7.2 inches, and 14 treads if the upper floor is the last step.",
    },
    {
      question: "What is a comfortable stair?",
      answer:
        "A riser of about 7 inches with a tread of 11, or 17 to 18 cm with 27 to 29 cm. The angle is then about 32 degrees.",
    },
    {
      question: "How steep may stairs be?",
      answer:
        "With the highest riser and the shortest tread of the IRC, 37.8 degrees. In England a private stair may have 42 degrees.",
    },
    {
      question: "How long is the stringer?",
      answer: "Multiply the treads by √(riser² + tread²). 14 treads of 10 inches with risers of 7.13 make 172 inches.",
    },
    {
      question: "Is the tread measured with the nosing?",
      answer: "No. Measure from the edge of one nosing to the edge of the next. The board itself is deeper.",
    },
  ],
  next: [
    { slug: "feet-inches", why: "fractions of an inch for the layout." },
    { slug: "right-triangle", why: "other sides and angles of the stringer." },
  ],
  related: ["feet-inches", "right-triangle", "slope"],
  sources: [
    {
      title: "US OSHA, letter of June 17, 2025 on 29 CFR 1910.25(c)",
      url: "https://www.osha.gov/laws-regs/standardinterpretations/2025-06-17",
      read: "2026-11-27",
    },
    {
      title: "US ABA Standards, 504.2, Treads and risers",
      url: "https://dosobo-access.wbdg.org/aba-chapters/figure/504-2-47-treads-risers/",
      read: "2026-11-27",
    },
    {
      title: "Approved Document K (2013), table 1.1, as printed by StairPlan",
      url: "https://stairplan.com/stair-plan-catalogues/BUILDING-REGULATIONS-DOCUMENT-K-2013-STAIRS/WebSearch/page0015.html",
      read: "2026-11-27",
    },
    {
      title: "treppensicherheit.de, DIN 18065",
      url: "https://www.treppensicherheit.de/normen-und-gesetze/din-18065-gebaeudetreppen",
      read: "2026-11-27",
    },
  ],
  synonyms: ["stairs", "risers and treads", "stair stringer", "rise and run", "staircase", "steps", "rise and going"],
  everydayWords: ["stairs", "steps", "staircase", "deck stairs", "loft", "stringer"],
  inputWords: { rise: "Floor to floor", tread: "Run, going", target: "Step height", chosen: "How many steps" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof stairs>;
