import type { Content } from "#engine";
import type adultHeight from "./adult-height.ts";
import vectors from "./vectors.ts";

export default {
  title: "Adult height calculator: how tall will my child be?",
  purpose:
    "Predicts a child's adult height from the parents' heights, or from the parents and the child's age, height and weight, with the range to expect.",
  about: [
    "Most of the differences in height between people are inherited. So the parents' heights are a good first guess.",
    "From age 4, the child's own height makes the guess better: a child who is tall early is on the way to being a tall adult.",
  ],
  howToUse: [
    "Measure both parents without shoes. People remember themselves taller than they are.",
    "For a child of 4 or older, choose “Parents and the child's size” and measure the child too.",
    "Look at the range rather than the single figure. Come back in a year, and see whether it has moved.",
  ],
  methodology: [
    "Tanner: add the parents' heights, add 13 cm (5 inches) for a boy or subtract them for a girl, and halve the result. The range is 8.5 cm each way.",
    "Luo: 45.99 + 0.78 × the parents' average for boys, 37.85 + 0.75 × it for girls. The range is 10 cm each way.",
    "Hughes and Davies: 176.9 + 2.57 × ((father − 176.9) ÷ 7.1 + (mother − 163.3) ÷ 6.5) for boys, and 163.3 + 2.33 × the same for girls. The ranges are 11.7 and 10.6 cm.",
    "Khamis–Roche: a constant plus factors times the child's height, weight and the parents' average, from a table with a row every half year. Between rows the page goes in proportion. The range is 2.1 inches for boys and 1.7 for girls.",
    "The erratum of 1995 corrected the factors for weight. The page uses the corrected ones.",
  ],
  assumptions: [
    "The parents are the biological ones, fully grown and healthy.",
    "If the Khamis–Roche formula gives less than today's height, today's height counts.",
  ],
  limitations: [
    "The ranges are those that go with the formulas. They hold for most children, not for all.",
    "It can't see whether a child matures early or late. An X-ray of the hand shows that, and doctors use it.",
    "Khamis–Roche was made from white children in Ohio and may fit others less well.",
    "We could not read the papers of 1994 and 1995. The table is the one that four programs print alike, with two misprints in one of them.",
  ],
  example: {
    story: "Nadia is 5 feet 5 inches tall, and Paul is 6 feet. They wonder about their daughter, who was just born.",
    outcome: "About 5 feet 6 inches, and most likely between 5 feet 2.5 inches and 5 feet 9.",
    inputs: { known: "parents", sex: "female", father: 72, father_unit: "in", mother: 65, mother_unit: "in" },
  },
  mistakes: [
    "Taking the middle as a promise. The range is as wide as two hands.",
    "Using the heights in a passport from years ago.",
    "Expecting the same of siblings. Two brothers can end well apart.",
    "Using it for a child with a growth disorder or on growth hormone.",
  ],
  questions: [
    {
      question: "How tall will my son be?",
      answer:
        "Add your heights, add 5 inches, and divide by two. With parents of 6 feet and 5 feet 5 inches, that is 5 feet 11 inches, give or take 3 inches.",
    },
    {
      question: "Is twice the height at two years a good guess?",
      answer:
        "It is an old rule of thumb: twice the height at 2 years for boys, and at 18 months for girls. We found no study with a known error for it, so the page leaves it out.",
    },
    {
      question: "Until what age do children grow?",
      answer:
        "Girls until about 15 and boys until about 17, but a late bloomer can grow until 20. Most of the growth spurt comes at 10 to 12 in girls and 12 to 14 in boys.",
    },
    {
      question: "Can a child become taller than both parents?",
      answer: "Yes. The range allows it, and children are often a bit taller than their parents' generation.",
    },
    {
      question: "When should I worry?",
      answer:
        "If a child crosses lines on the growth chart, or is far below the parents' range. Ask a pediatrician, who can take an X-ray of the hand.",
    },
  ],
  next: [
    { slug: "growth-percentile", why: "how tall the child is today among others of the same age." },
    { slug: "child-bmi", why: "whether the weight fits the height." },
    { slug: "length", why: "centimeters to feet and inches." },
  ],
  related: ["growth-percentile", "child-bmi", "length"],
  sources: [
    {
      title: "Overview of the formulas proposed over the time to calculate target height, BMC Pediatrics 26:30 (2025)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC12797921/table/Tab1",
      place: "table 1",
      read: "2026-11-27",
    },
    {
      title: "Vilda Clinic, the Khamis–Roche method with its table",
      url: "https://github.com/vildaclinic/vilda-calc/blob/main/vilda_khamis_roche.js",
      read: "2026-11-27",
    },
    {
      title: "Khamis and Roche, Predicting adult stature without using skeletal age, Pediatrics 94 (1994), abstract",
      url: "https://pubmed.ncbi.nlm.nih.gov/7936860/",
      read: "2026-11-27",
    },
    {
      title: "Family Practice Notebook, Midparental Height",
      url: "http://fpnotebook.com/Endo/Exam/MdprntlHght.htm",
      read: "2026-11-27",
    },
  ],
  synonyms: ["height predictor", "mid-parental height", "target height", "Khamis-Roche", "how tall will my child be"],
  everydayWords: ["tall", "grow", "son", "daughter", "kid", "baby"],
  inputWords: { father: "Dad", mother: "Mom", sex: "Son, daughter" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof adultHeight>;
