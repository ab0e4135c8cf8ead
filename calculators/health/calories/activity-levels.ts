// How much more a body burns than at rest. These are the multipliers in general use, handed down by textbooks and
// calculators. Those of FAO, WHO and UNU, Human energy requirements (2004), table 5.3, are higher: 1.40 to 1.69
// sedentary, 1.70 to 1.99 active, 2.00 to 2.40 vigorous.
import { choice } from "#engine";

export const ACTIVITY_FACTORS = {
  sedentary: "1.2",
  light: "1.375",
  moderate: "1.55",
  active: "1.725",
  very_active: "1.9",
} as const;

export const ACTIVITY = choice(
  "Activity level",
  {
    sedentary: `Little or no exercise (${ACTIVITY_FACTORS.sedentary})`,
    light: `Light exercise, 1–3 days (${ACTIVITY_FACTORS.light})`,
    moderate: `Moderate exercise, 4–5 days (${ACTIVITY_FACTORS.moderate})`,
    active: `Hard exercise, 6–7 days (${ACTIVITY_FACTORS.active})`,
    very_active: `Hard training and physical job (${ACTIVITY_FACTORS.very_active})`,
    own: "Enter my own factor",
  },
  { example: "light", help: "Days of exercise per week." },
);
