import type { Content } from "#engine";
import type proteinIntake from "./protein-intake.ts";
import vectors from "./vectors.ts";

export default {
  title: "Protein calculator: how much protein you need a day",
  purpose: "Works out grams of protein a day and a meal from body weight, by the advice of the authority you choose.",
  about: [
    "Protein builds and repairs muscles, skin and organs. How much you need depends mostly on your weight, and on whether you exercise, grow, or are pregnant.",
    "Authorities and sports scientists give different amounts, because they answer different questions. The page keeps them apart and names each.",
  ],
  howToUse: [
    "Enter your weight and choose whose advice you want.",
    "If you have a lot of weight to lose, enter a healthy weight for your height instead. Fat needs little protein.",
    "Divide the day's protein over your meals. An egg has about 6 g, a cup of milk 8 g, and three ounces of chicken or fish about 21 g.",
  ],
  methodology: [
    "The weight in kilograms is multiplied by grams per kilogram, and for pregnancy and breastfeeding a fixed amount is added.",
    "The US recommended dietary allowance (RDA) for adults is 0.8 g per kilogram. WHO and the European Food Safety Authority (EFSA) say 0.83 g.",
    "For people who exercise, the International Society of Sports Nutrition (ISSN) says 1.4 to 2 g. For trained lifters who eat less than they burn, it says 2.3 to 3.1 g.",
    "In pregnancy, EFSA adds 1, 9 and 28 g a day in the three trimesters. While breastfeeding, it adds 19 g, and 13 g after six months.",
    "For children from 1 to 17, EFSA's table has an amount for each year of age, from 1.14 g at 1 to 0.83 g for girls and 0.86 g for boys at 17.",
    "A gram of protein has 4 calories.",
  ],
  assumptions: [
    "Everyone is healthy and eats enough calories. With too little energy, the body burns protein.",
    "The RDA and EFSA's figures are enough for about 97 of 100 healthy people. They are not a limit.",
  ],
  limitations: [
    "It isn't for people with kidney or liver disease, whose doctors set the amount.",
    "Babies under one year are left out. Breast milk or formula gives them what they need.",
    "Some societies advise 1 g or more per kilogram for people over 65. We could not read their papers, so the page has no figure for it. EFSA's 0.83 g is for adults of all ages.",
    "Pages of a textbook, the European Commission and a news report were read for the known answers. The ISSN's and EFSA's papers were read in their abstracts.",
  ],
  example: {
    story:
      "Dana weighs 150 pounds and lifts three times a week. She eats four meals a day and asks how much protein she needs.",
    outcome:
      "She aims for 95 g and at most 136 g a day. That is 24 g a meal: three eggs and a glass of milk, for example.",
    inputs: { weight: 150, weight_unit: "lb", person: "exercise", meals: 4 },
  },
  mistakes: [
    "Taking grams per kilogram for grams per pound. 0.8 g per kilogram is only 0.36 g per pound.",
    "Weighing the meat instead of its protein. Three ounces of chicken have about 21 g of protein, not 85 g.",
    "Eating it all at dinner. Muscles use it better in portions.",
    "Counting powder only. Bread, rice, beans and nuts count too.",
  ],
  questions: [
    {
      question: "How much protein do I need to build muscle?",
      answer: "The ISSN says 1.4 to 2 g per kilogram a day, or about 0.64 to 0.9 g per pound, with strength training.",
    },
    {
      question: "How much protein should I eat a meal?",
      answer: "For muscle, the ISSN advises 20 to 40 g, or 0.25 g per kilogram, every three to four hours.",
    },
    {
      question: "Is too much protein harmful?",
      answer:
        "EFSA says that twice its reference amount is safe for healthy adults, and it set no upper limit. With kidney disease it can be harmful, so ask your doctor.",
    },
    {
      question: "Do I use my actual weight or my goal weight?",
      answer:
        "Your actual weight, if it is near a healthy one. With obesity, dietitians often use a healthy weight for the height.",
    },
    {
      question: "Do vegetarians need more?",
      answer: "Not if they eat different sources through the day, such as beans, grains, nuts, eggs and dairy.",
    },
  ],
  next: [
    { slug: "macros", why: "protein, carbohydrates and fat of a day." },
    { slug: "calories", why: "the calories you need in a day." },
    { slug: "lean-body-mass", why: "how much of your weight is not fat." },
  ],
  related: ["macros", "calories", "lean-body-mass", "one-rep-max"],
  sources: [
    {
      title: "Jäger and others, International Society of Sports Nutrition position stand: protein and exercise (2017)",
      url: "https://doi.org/10.1186/s12970-017-0177-8",
    },
    {
      title: "EFSA, Scientific Opinion on Dietary Reference Values for protein, EFSA Journal 10 (2012), 2557",
      url: "https://doi.org/10.2903/j.efsa.2012.2557",
    },
    {
      title: "European Commission, Dietary recommendations for protein intake for infants, children and adolescents",
      url: "https://knowledge4policy.ec.europa.eu/health-promotion-knowledge-gateway/dietary-protein-recommendations-children-5_en",
      read: "2026-11-27",
    },
    {
      title: "Institute of Medicine, Dietary Reference Intakes, summary tables",
      url: "https://yumpu.com/en/document/view/43281422/5-summary-table-tables-1-4/5",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "protein intake",
    "protein requirement",
    "grams of protein",
    "protein per day",
    "RDA protein",
    "protein needs",
  ],
  everydayWords: ["protein", "muscle", "eat", "shake"],
  inputWords: { person: "Athlete, pregnant, kid", weight: "Weigh" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof proteinIntake>;
