import type { Content } from "#engine";
import type idealWeight from "./ideal-weight.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ideal weight calculator: four formulas",
  purpose:
    "Works out what the formulas of Devine, Robinson, Miller and Hamwi call the ideal weight for a height and sex, and the range of healthy weights by body mass index.",
  methodology: [
    "Each formula gives a weight at five feet, and adds a fixed weight for every inch above. They differ in both figures.",
    "The healthy range is the weights whose body mass index is from 18.5 to just below 25.",
    "Heights are turned into inches by the exact definition, so a change of unit does not change the answer.",
  ],
  assumptions: [
    "Devine's formula is shown first, because medicine uses it most. The table has all four.",
    "Hamwi's formula is taken in kilograms, as it is usually quoted. In his own pounds it mostly comes out a few hundred grams higher. The tenth for a small or large frame is his, and the table has his medium frame.",
    "The range of healthy weights is that of the World Health Organization and the US Centers for Disease Control and Prevention for adults of 20 or over.",
  ],
  limitations: [
    "Below 5 ft, which is 152.4 cm, the formulas were not made for anyone, and would soon go below zero. Only the healthy range is shown then.",
    "None of them knows your muscles, your age, or where your family comes from.",
    "The word ideal is history. The formulas come from tables of life insurers and were used to work out doses. Nobody showed that these weights are best for health.",
    "It is not meant for children, nor in pregnancy.",
    "We found no worked example for Robinson, Miller and Hamwi, so those three are checked by our own arithmetic.",
  ],
  example: { story: "A woman is 170 cm tall.", inputs: { sex: "female", height: 170 } },
  questions: [
    {
      question: "Which of the four is right?",
      answer:
        "None of them more than the others. They were made between 1964 and 1983, mostly to measure out medicines, and they lie a few kilograms apart. The healthy range is the better guide.",
    },
    {
      question: "Why is there nothing for someone below five feet?",
      answer:
        "The formulas begin at five feet. Taking off a weight for each inch below it is done by some calculators, but nothing supports it, and it leads to weights that are far too low.",
    },
    {
      question: "Why is the healthy range so wide?",
      answer:
        "Because people of one height are built differently. From a body mass index of 18.5 to one of 25 the weight goes up by a third.",
    },
    {
      question: "How do I know my frame?",
      answer:
        "One rule of thumb: put thumb and middle finger around your wrist. If they overlap the frame is small, if they just touch it is medium, and otherwise large.",
    },
  ],
  related: ["bmi", "body-fat", "calories"],
  sources: [
    {
      title:
        "Pai and Paloucek, The origin of the “ideal” body weight equations, Annals of Pharmacotherapy 34 (2000), pages 1066 to 1069",
      url: "https://doi.org/10.1345/aph.19381",
    },
    { title: "Devine, Gentamicin therapy, Drug Intelligence and Clinical Pharmacy 8 (1974), pages 650 to 655" },
    {
      title:
        "Robinson and others, Determination of ideal body weight for drug dosage calculations, American Journal of Hospital Pharmacy 40 (1983), pages 1016 to 1019",
      url: "https://doi.org/10.1093/ajhp/40.6.1016",
    },
    {
      title:
        "Miller and others, Determining ideal body weight, American Journal of Hospital Pharmacy 40 (1983), page 1622",
    },
    {
      title: "US Centers for Disease Control and Prevention, Adult BMI Categories",
      url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "IBW",
    "ideal body weight",
    "Devine formula",
    "Hamwi",
    "Robinson",
    "Miller",
    "healthy weight",
    "how much should I weigh",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "A present weight with a BMI below 16 comes with an urgent word first: to see a doctor.",
    },
  ],
} satisfies Content<typeof idealWeight>;
