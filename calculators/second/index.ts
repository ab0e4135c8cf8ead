// A second opinion on the calculators that are used most. Whoever writes one knows the textbook, what a calculator asks
// for and promises, and the digits it prints, and has not looked at how it computes.

import { amortization } from "./amortization.ts";
import { autoLoan } from "./auto-loan.ts";
import { bmi, bmr, calories } from "./body.ts";
import { compoundInterest } from "./compound-interest.ts";
import { age, dateDifference } from "./days.ts";
import { discount, percentage, percentageChange, tip } from "./everyday.ts";
import type { Opinion } from "./given.ts";
import { loan } from "./loan.ts";
import { mortgage } from "./mortgage.ts";
import { simpleInterest } from "./simple-interest.ts";
import { statistics } from "./statistics.ts";
import { margin, salary, salesTax, vat } from "./trade.ts";

export type { Given, Opinion, Said } from "./given.ts";

export const OPINIONS: Readonly<Record<string, Opinion>> = {
  age,
  amortization,
  "auto-loan": autoLoan,
  bmi,
  bmr,
  calories,
  "compound-interest": compoundInterest,
  "date-difference": dateDifference,
  discount,
  loan,
  margin,
  mortgage,
  percentage,
  "percentage-change": percentageChange,
  salary,
  "sales-tax": salesTax,
  "simple-interest": simpleInterest,
  statistics,
  tip,
  vat,
};
