// Body mass index, and where it should worry an adult.
import { type Decimal, decimal } from "./decimal.ts";

export const bodyMassIndex = (weight: Decimal, height: Decimal): Decimal => weight.div(height.times(height));

// World Health Organization, Nutrition Landscape Information System, “Malnutrition in women”, read 2026-11-22
// (apps.who.int/nutrition/landscape/help.aspx?helpid=392): below 17 illness is clearly more common, and below 16 the risk
// of illness and death is markedly higher.
export const THINNESS = { moderate: decimal(17), severe: decimal(16) } as const;

// US Centers for Disease Control and Prevention, Adult BMI Categories (2024): class 3, also called severe obesity.
export const SEVERE_OBESITY = decimal(40);

export const isSeverelyThin = (weight: Decimal, height: Decimal): boolean =>
  bodyMassIndex(weight, height).lt(THINNESS.severe);

/** Of an adult: CDC, "Adult BMI Categories", 2024; the same limits as WHO Technical Report Series 894 (2000). */
export const HEALTHY_BMI = { from: "18.5", below: "25" } as const;
