import type { Content } from "#engine";
import type egfr from "./egfr.ts";
import vectors from "./vectors.ts";

export default {
  title: "eGFR calculator: kidney function and stage",
  purpose:
    "Estimates the glomerular filtration rate (eGFR) from blood tests and names its stage, for adults and children.",
  about: [
    "Your kidneys filter your blood. How much they filter in a minute is the glomerular filtration rate (GFR), and it is estimated (eGFR) from substances in the blood that the kidneys remove.",
    "Labs print eGFR beside creatinine. The page shows how it is worked out, with the equations that US and international societies have recommended since 2021. They no longer ask for race.",
  ],
  howToUse: [
    "Enter creatinine as your lab prints it, in mg/dL or µmol/L, with your age and sex.",
    "If cystatin C was measured too, choose both: the two together are the most accurate.",
    "For a child from 1 to 17, choose the Schwartz equation and enter the height.",
    "Compare with an older result. A fall matters more than one value.",
  ],
  methodology: [
    "Creatinine, CKD-EPI 2021: 142 × (creatinine ÷ κ)^power × 0.9938^age, times 1.012 for women. κ is 0.7 mg/dL for women and 0.9 for men. The power is −1.2 above κ, and −0.241 (women) or −0.302 (men) up to it.",
    "Cystatin C, CKD-EPI 2012: 133 × (cystatin C ÷ 0.8)^power × 0.996^age, times 0.932 for women. The power is −1.328 above 0.8 mg/L and −0.499 up to it.",
    "Both, CKD-EPI 2021: 135 × (creatinine ÷ κ)^power × (cystatin C ÷ 0.8)^power × 0.9961^age, times 0.963 for women.",
    "Children, Schwartz 2009: 0.413 × height in centimeters ÷ creatinine in mg/dL.",
    "KDIGO's stages begin at 90 (G1), 60 (G2), 45 (G3a), 30 (G3b) and 15 (G4). Below 15 is G5.",
  ],
  assumptions: [
    "The lab's methods are traceable to the international standard (IDMS for creatinine), as almost all are today.",
    "88.4 µmol/L of creatinine are 1 mg/dL.",
    "The stage goes by the exact value, before rounding.",
  ],
  limitations: [
    "It is an estimate, and for some people it is off by 30% or more.",
    "It is wrong when kidney function changes from day to day, in pregnancy, and after an amputation. Bodybuilders, vegans and people with little muscle have unusual creatinine.",
    "A stage alone is no diagnosis. It takes three months, and a urine test for albumin.",
    "Doses of some medicines go by other formulas. Never change a dose by this page.",
    "No authority's worked figures could be read, so the known answers come from other programs and from arithmetic by hand. The equations were read at the National Kidney Foundation and in two packages for R.",
  ],
  example: {
    story: "Ruth is 64, and her lab report says creatinine 1.3 mg/dL. She asks what that means for her kidneys.",
    outcome:
      "Her eGFR is 46, which is G3a by itself. Her doctor repeats the test in three months and checks her urine.",
    inputs: { measured: "creatinine", creatinine: 1.3, creatinine_unit: "mg_dl", age: 64, sex: "female" },
  },
  mistakes: [
    "Mixing the units: 1.1 mg/dL is 97 µmol/L.",
    "Comparing with a result from before 2021, which came from another equation.",
    "Testing on the day after a hard workout or a steak dinner. Both raise creatinine.",
    "Using the adult equations for a teenager.",
  ],
  questions: [
    {
      question: "What is a normal eGFR?",
      answer:
        "90 or more, and in older people often less. Mean values in the US fall from 116 in the twenties to 75 from 70 on.",
    },
    {
      question: "At what eGFR should I worry?",
      answer:
        "Below 60 for three months, see a doctor. Below 30, see a kidney specialist. Below 15, treatment such as dialysis is planned.",
    },
    {
      question: "Why does it no longer ask for race?",
      answer:
        "Race is no biological measure, and it delayed care for Black patients. In 2021 the National Kidney Foundation and the American Society of Nephrology recommended equations without it.",
    },
    {
      question: "Is eGFR the same as creatinine clearance?",
      answer: "No. Creatinine clearance, for example by Cockcroft and Gault, is higher, and some doses go by it.",
    },
    {
      question: "Can eGFR go up again?",
      answer:
        "Yes, when it was low for a passing reason, such as too little water or a medicine. In chronic disease the aim is to keep it from falling.",
    },
  ],
  next: [
    { slug: "a1c", why: "diabetes is the most common cause of kidney disease." },
    { slug: "body-surface-area", why: "where the 1.73 m² come from." },
    { slug: "bmi", why: "whether your weight is healthy." },
  ],
  related: ["a1c", "body-surface-area", "bmi", "protein-intake"],
  sources: [
    {
      title:
        "Inker and others, New creatinine- and cystatin C-based equations to estimate GFR without race, NEJM 385 (2021)",
      url: "https://doi.org/10.1056/NEJMoa2102953",
    },
    {
      title: "US National Institute of Diabetes and Digestive and Kidney Diseases, eGFR equations for adults",
      url: "https://www.niddk.nih.gov/research-funding/research-programs/kidney-clinical-research-epidemiology/laboratory/glomerular-filtration-rate-equations/adults",
      read: "2026-11-27",
    },
    {
      title: "National Kidney Foundation, Creatinine-based “Bedside Schwartz” equation (2009)",
      url: "https://www.kidney.org/content/creatinine-based-%E2%80%9Cbedside-schwartz%E2%80%9D-equation-2009",
      read: "2026-11-27",
    },
    {
      title: "nephro and kidney.epi, packages for R with the equations",
      url: "https://github.com/cran/nephro/blob/5d906c2d898597e0bfb2d9731cbcd01f6a8d958a/R/nephro.R",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "GFR",
    "glomerular filtration rate",
    "kidney function",
    "CKD-EPI",
    "creatinine",
    "cystatin C",
    "CKD stage",
    "Schwartz",
  ],
  everydayWords: ["kidney", "creatinine", "blood test"],
  inputWords: { creatinine: "Serum creatinine", height: "Child tall" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof egfr>;
