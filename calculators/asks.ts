// How people ask for each answer in words. Read by lib/ask, which a page loads when someone begins to type in the search.
import type { Asks } from "#engine";
import age from "./age/asks.ts";
import annuityPayout from "./annuity-payout/asks.ts";
import apy from "./apy/asks.ts";
import area from "./area/asks.ts";
import autoLease from "./auto-lease/asks.ts";
import autoLoan from "./auto-loan/asks.ts";
import billSplit from "./bill-split/asks.ts";
import bmi from "./bmi/asks.ts";
import bmr from "./bmr/asks.ts";
import bondPrice from "./bond-price/asks.ts";
import breakEven from "./break-even/asks.ts";
import businessDays from "./business-days/asks.ts";
import cagr from "./cagr/asks.ts";
import childBmi from "./child-bmi/asks.ts";
import circle from "./circle/asks.ts";
import commission from "./commission/asks.ts";
import compoundInterest from "./compound-interest/asks.ts";
import concrete from "./concrete/asks.ts";
import cooking from "./cooking/asks.ts";
import creditCardPayoff from "./credit-card-payoff/asks.ts";
import dataSize from "./data-size/asks.ts";
import dateAdd from "./date-add/asks.ts";
import dateDifference from "./date-difference/asks.ts";
import debtToIncome from "./debt-to-income/asks.ts";
import depreciation from "./depreciation/asks.ts";
import discount from "./discount/asks.ts";
import downloadTime from "./download-time/asks.ts";
import dueDate from "./due-date/asks.ts";
import finalGrade from "./final-grade/asks.ts";
import fraction from "./fraction/asks.ts";
import fuelCost from "./fuel-cost/asks.ts";
import futureValue from "./future-value/asks.ts";
import gcdLcm from "./gcd-lcm/asks.ts";
import idealWeight from "./ideal-weight/asks.ts";
import incomeTax from "./income-tax/asks.ts";
import inflation from "./inflation/asks.ts";
import ipSubnet from "./ip-subnet/asks.ts";
import irr from "./irr/asks.ts";
import length from "./length/asks.ts";
import loan from "./loan/asks.ts";
import margin from "./margin/asks.ts";
import mortgage from "./mortgage/asks.ts";
import npv from "./npv/asks.ts";
import numberBase from "./number-base/asks.ts";
import ohmsLaw from "./ohms-law/asks.ts";
import pace from "./pace/asks.ts";
import paint from "./paint/asks.ts";
import paycheck from "./paycheck/asks.ts";
import percentage from "./percentage/asks.ts";
import percentageChange from "./percentage-change/asks.ts";
import presentValue from "./present-value/asks.ts";
import primeFactorization from "./prime-factorization/asks.ts";
import quadratic from "./quadratic/asks.ts";
import ratio from "./ratio/asks.ts";
import refinance from "./refinance/asks.ts";
import rentVsBuy from "./rent-vs-buy/asks.ts";
import roi from "./roi/asks.ts";
import rounding from "./rounding/asks.ts";
import salary from "./salary/asks.ts";
import salesTax from "./sales-tax/asks.ts";
import savingsGoal from "./savings-goal/asks.ts";
import simpleInterest from "./simple-interest/asks.ts";
import socialSecurity from "./social-security/asks.ts";
import speedDistanceTime from "./speed-distance-time/asks.ts";
import squareFootage from "./square-footage/asks.ts";
import statistics from "./statistics/asks.ts";
import temperature from "./temperature/asks.ts";
import tile from "./tile/asks.ts";
import timeDuration from "./time-duration/asks.ts";
import tip from "./tip/asks.ts";
import triangle from "./triangle/asks.ts";
import unitPrice from "./unit-price/asks.ts";
import vat from "./vat/asks.ts";
import volume from "./volume/asks.ts";
import volumeUnits from "./volume-units/asks.ts";
import weight from "./weight/asks.ts";

export const asks: Readonly<Record<string, Asks>> = {
  age,
  "annuity-payout": annuityPayout,
  apy,
  area,
  "auto-lease": autoLease,
  "auto-loan": autoLoan,
  "bill-split": billSplit,
  bmi,
  bmr,
  "bond-price": bondPrice,
  "break-even": breakEven,
  "business-days": businessDays,
  cagr,
  "child-bmi": childBmi,
  circle,
  commission,
  "compound-interest": compoundInterest,
  concrete,
  cooking,
  "credit-card-payoff": creditCardPayoff,
  "data-size": dataSize,
  "date-add": dateAdd,
  "date-difference": dateDifference,
  "debt-to-income": debtToIncome,
  depreciation,
  discount,
  "download-time": downloadTime,
  "due-date": dueDate,
  "final-grade": finalGrade,
  fraction,
  "fuel-cost": fuelCost,
  "future-value": futureValue,
  "gcd-lcm": gcdLcm,
  "ideal-weight": idealWeight,
  "income-tax": incomeTax,
  inflation,
  "ip-subnet": ipSubnet,
  irr,
  length,
  loan,
  margin,
  mortgage,
  npv,
  "number-base": numberBase,
  "ohms-law": ohmsLaw,
  pace,
  paint,
  paycheck,
  percentage,
  "percentage-change": percentageChange,
  "present-value": presentValue,
  "prime-factorization": primeFactorization,
  quadratic,
  ratio,
  refinance,
  "rent-vs-buy": rentVsBuy,
  roi,
  rounding,
  salary,
  "sales-tax": salesTax,
  "savings-goal": savingsGoal,
  "simple-interest": simpleInterest,
  "social-security": socialSecurity,
  "speed-distance-time": speedDistanceTime,
  "square-footage": squareFootage,
  statistics,
  temperature,
  tile,
  "time-duration": timeDuration,
  tip,
  triangle,
  "unit-price": unitPrice,
  vat,
  volume,
  "volume-units": volumeUnits,
  weight,
};
