import type { Content } from "#engine";
import type a1c from "./a1c.ts";
import vectors from "./vectors.ts";

export default {
  title: "A1C calculator: percent, mmol/mol and average glucose",
  purpose: "Turns an A1C result into an average blood sugar and back, in all four units that labs and meters use.",
  about: [
    "A1C (also HbA1c) is the share of your hemoglobin that has sugar attached. It follows your average blood sugar of the last two to three months.",
    "Labs in the US print it in percent, most others in mmol/mol, and a meter shows glucose in mg/dL or mmol/L. The page translates between them.",
  ],
  howToUse: [
    "Choose what you know, and enter it as the lab or the meter prints it.",
    "From a meter, take the average of several weeks. One reading after a meal says nothing about A1C.",
    "Take the result to your doctor. Treatment goals differ from person to person.",
  ],
  methodology: [
    "Average glucose in mg/dL = 28.7 × A1C − 46.7. The ADAG study found this line in 2008, in about 500 people whose glucose was measured for three months.",
    "A1C in mmol/mol = 10.93 × A1C in percent − 23.5, and back: percent = 0.09148 × mmol/mol + 2.152. This is the master equation between the US program (NGSP) and the world's chemists (IFCC).",
    "Glucose in mg/dL ÷ 18 is glucose in mmol/L.",
    "The ranges are those of the American Diabetes Association: normal below 5.7%, prediabetes from 5.7%, diabetes from 6.5%.",
  ],
  assumptions: [
    "Your red blood cells live about as long as usual. The shorter they live, the lower A1C is at the same glucose.",
    "The two master equations are rounded, so going there and back can change the third digit.",
  ],
  limitations: [
    "It is no diagnosis. Doctors repeat a test before they speak of diabetes.",
    "People with the same A1C had averages that differed by 15 mg/dL and more in the study.",
    "Anemia, blood loss, transfusions, pregnancy, kidney disease and sickle cell trait change A1C.",
    "The ADA's own page could not be read. We compared with copies of its table, which differ among themselves in one figure.",
  ],
  example: {
    story: "Luis gets his lab report. It says A1C 7.2%, and his meter shows mg/dL, so he wants to compare the two.",
    outcome:
      "The average behind his A1C is about 160 mg/dL. His meter's average is 150, because he seldom measures after meals.",
    inputs: { known: "percent", percentage: 7.2 },
  },
  mistakes: [
    "Comparing A1C with a fasting reading. Fasting glucose is usually lower than the average.",
    "Reading 48 mmol/mol as 48%. It is 6.5%.",
    "Testing again after two weeks. A1C needs about three months to follow.",
  ],
  questions: [
    {
      question: "What is a normal A1C?",
      answer: "Below 5.7%, or 39 mmol/mol. From 5.7% to 6.4% is called prediabetes, and 6.5% or more diabetes.",
    },
    {
      question: "What is a good A1C with diabetes?",
      answer:
        "Many adults aim for less than 7%. Your own goal depends on age, treatment and other illnesses, so ask your doctor.",
    },
    {
      question: "What average blood sugar is an A1C of 7?",
      answer: "About 154 mg/dL, or 8.6 mmol/L.",
    },
    {
      question: "How do I convert percent into mmol/mol?",
      answer: "Multiply by 10.93 and subtract 23.5. For 7%, 76.51 − 23.5 is 53 mmol/mol.",
    },
    {
      question: "Why does my meter show another average?",
      answer:
        "You measure at certain times only, and A1C sees the whole day and night. A continuous monitor comes closer.",
    },
  ],
  next: [
    { slug: "bmi", why: "whether your weight is healthy." },
    { slug: "waist-ratio", why: "the waist and the risk of diabetes." },
    { slug: "calories", why: "how much to eat to lose weight." },
  ],
  related: ["bmi", "waist-ratio", "calories", "macros"],
  sources: [
    {
      title:
        "Nathan and others, Translating the A1C assay into estimated average glucose values, Diabetes Care 31 (2008)",
      url: "https://doi.org/10.2337/dc08-0545",
    },
    {
      title: "A1CNow, lab accuracy: the NGSP and IFCC master equation",
      url: "http://a1cbloodtest.net/lab-accuracy.php",
      read: "2026-11-27",
    },
    {
      title: "NGSP, IFCC Standardization of HbA1c",
      url: "https://ngsp.org/ifccngsp.asp",
    },
  ],
  synonyms: [
    "HbA1c",
    "hemoglobin A1c",
    "eAG",
    "estimated average glucose",
    "average blood sugar",
    "mmol/mol",
    "glycated hemoglobin",
  ],
  everydayWords: ["blood sugar", "sugar", "diabetes", "glucose"],
  inputWords: { percentage: "HbA1c", glucose_mg: "Blood sugar, meter" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof a1c>;
