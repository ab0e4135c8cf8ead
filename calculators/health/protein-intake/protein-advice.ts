// Grams of protein a day per kilogram of body weight, as each authority prints them.
import type { Sex } from "#numbers/resting-energy";

type Advice = { readonly factor: string; readonly to?: string; readonly extra?: number };

// EFSA Journal 10 (2012), 2557: 0.83 g, and on top 1, 9 and 28 g in pregnancy, 19 and 13 g while breastfeeding.
const EFSA = "0.83";

const BY_PERSON = {
  // Institute of Medicine, Dietary Reference Intakes (2005).
  adult: { factor: "0.8" },
  // WHO, FAO and UNU, Technical Report 935 (2007); EFSA (2012).
  adult_who: { factor: EFSA },
  // Jäger and others, Journal of the International Society of Sports Nutrition 14 (2017), article 20.
  exercise: { factor: "1.4", to: "2" },
  dieting: { factor: "2.3", to: "3.1" },
  pregnant_1: { factor: EFSA, extra: 1 },
  pregnant_2: { factor: EFSA, extra: 9 },
  pregnant_3: { factor: EFSA, extra: 28 },
  nursing: { factor: EFSA, extra: 19 },
  nursing_later: { factor: EFSA, extra: 13 },
  child: { factor: EFSA },
} satisfies Readonly<Record<string, Advice>>;

// EFSA (2012), population reference intakes from the age of 1 on.
const YOUNG = ["1.14", "0.97", "0.90", "0.86", "0.85", "0.89", "0.91", "0.92", "0.91", "0.91"];
const FROM_11 = {
  female: ["0.90", "0.89", "0.88", "0.87", "0.85", "0.84", "0.83"],
  male: ["0.91", "0.90", "0.90", "0.89", "0.88", "0.87", "0.86"],
};

export const ADVICE: Readonly<Record<keyof typeof BY_PERSON, Advice>> = BY_PERSON;

export const childFactor = (age: number, sex: Sex): string => [...YOUNG, ...FROM_11[sex]][age - 1] ?? EFSA;
