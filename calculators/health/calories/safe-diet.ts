// When a plan to eat less calls for a doctor.
import type { Line, Show, Shown } from "#engine";
import { bodyMassIndex, HEALTHY_BMI } from "#numbers/body-mass";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import { MASS } from "#numbers/units";
import { thinness } from "../../shared/body.ts";

// Harvard Health Publishing, Calorie counting made easy (2020): no less than this without a doctor, in kcal a day.
const FLOOR = { female: 1200, male: 1500 } as const;

// UK National Institute for Health and Care Excellence, Obesity, clinical guideline 189 (2014), section 6: a diet of 800 kcal
// a day or less is only for people under clinical care, for at most 12 weeks.
const CLINICAL = 800;

// US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight, Key Recommendations: 1 to 2 pounds a week.
const FASTEST_LOSS = decimal(2).times(MASS.lb.factor);

export const isTooLittle = (target: Decimal, sex: Sex): boolean => target.lt(FLOOR[sex]);

export function tooLittle(target: Decimal, sex: Sex, show: Show): Line {
  if (!isTooLittle(target, sex)) return undefined;
  if (target.gt(CLINICAL))
    return `This is less than ${show("number", FLOOR[sex])} kcal a day. Please don't eat so little without a doctor's advice.`;
  return `A diet of ${CLINICAL} kcal a day or less can harm you: please see a doctor before you start it.`;
}

export const tooFast = (weekly: Decimal, show: Show): Line =>
  weekly.lt(FASTEST_LOSS.neg()) &&
  `That is more than 2 pounds (${show("number", "0.9")} kg) a week. Please take more weeks, or ask a doctor: faster losses can harm you.`;

type Plan = {
  readonly height: Shown<Decimal>;
  readonly weight: Shown<Decimal>;
  /** The weight at the end. */
  readonly end: Shown<Decimal>;
  readonly isLosing: boolean;
};

export function tooLight({ height, weight, end, isLosing }: Plan, show: Show): Line {
  const isLow = ({ value }: Shown<Decimal>) => bodyMassIndex(value, height.value).lt(HEALTHY_BMI.from);
  const thin = thinness(weight, height, show);
  if (thin || !isLosing) return thin;
  if (isLow(weight))
    return "Your weight is already low for your height. Please don't lose more without a doctor's advice.";
  return isLow(end) && `${end} is low for your height. Please ask a doctor before you aim for it.`;
}
