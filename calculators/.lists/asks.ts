// How people ask for each answer in words. Read by lib/questions/ask, which a page loads when someone begins to type in the search.
import type { Asks } from "#engine";
import age from "../dates/age/asks.ts";
import annuityPayout from "../finance/annuity-payout/asks.ts";
import apy from "../finance/apy/asks.ts";
import area from "../mathematics/area/asks.ts";
import areaUnits from "../conversion/area-units/asks.ts";
import autoLease from "../finance/auto-lease/asks.ts";
import autoLoan from "../finance/auto-loan/asks.ts";
import billSplit from "../everyday/bill-split/asks.ts";
import bmi from "../health/bmi/asks.ts";
import bmr from "../health/bmr/asks.ts";
import bondPrice from "../finance/bond-price/asks.ts";
import breakEven from "../finance/break-even/asks.ts";
import businessDays from "../dates/business-days/asks.ts";
import cagr from "../finance/cagr/asks.ts";
import childBmi from "../health/child-bmi/asks.ts";
import circle from "../mathematics/circle/asks.ts";
import commission from "../finance/commission/asks.ts";
import compoundInterest from "../finance/compound-interest/asks.ts";
import concrete from "../building/concrete/asks.ts";
import confidenceInterval from "../mathematics/confidence-interval/asks.ts";
import cooking from "../conversion/cooking/asks.ts";
import creditCardPayoff from "../finance/credit-card-payoff/asks.ts";
import dataRate from "../conversion/data-rate/asks.ts";
import dataSize from "../conversion/data-size/asks.ts";
import dateAdd from "../dates/date-add/asks.ts";
import dateDifference from "../dates/date-difference/asks.ts";
import debtToIncome from "../finance/debt-to-income/asks.ts";
import depreciation from "../finance/depreciation/asks.ts";
import discount from "../everyday/discount/asks.ts";
import downloadTime from "../everyday/download-time/asks.ts";
import dueDate from "../health/due-date/asks.ts";
import energyUnits from "../conversion/energy-units/asks.ts";
import exponent from "../mathematics/exponent/asks.ts";
import finalGrade from "../study/final-grade/asks.ts";
import fraction from "../mathematics/fraction/asks.ts";
import fuelCost from "../everyday/fuel-cost/asks.ts";
import futureValue from "../finance/future-value/asks.ts";
import gcdLcm from "../mathematics/gcd-lcm/asks.ts";
import idealWeight from "../health/ideal-weight/asks.ts";
import incomeTax from "../finance/income-tax/asks.ts";
import inflation from "../finance/inflation/asks.ts";
import ipSubnet from "../science/ip-subnet/asks.ts";
import irr from "../finance/irr/asks.ts";
import length from "../conversion/length/asks.ts";
import loan from "../finance/loan/asks.ts";
import logarithm from "../mathematics/logarithm/asks.ts";
import margin from "../finance/margin/asks.ts";
import mortgage from "../finance/mortgage/asks.ts";
import npv from "../finance/npv/asks.ts";
import numberBase from "../mathematics/number-base/asks.ts";
import ohmsLaw from "../science/ohms-law/asks.ts";
import pace from "../health/pace/asks.ts";
import paint from "../building/paint/asks.ts";
import paycheck from "../finance/paycheck/asks.ts";
import percentage from "../everyday/percentage/asks.ts";
import percentageChange from "../everyday/percentage-change/asks.ts";
import permutationsCombinations from "../mathematics/permutations-combinations/asks.ts";
import presentValue from "../finance/present-value/asks.ts";
import pressureUnits from "../conversion/pressure-units/asks.ts";
import primeFactorization from "../mathematics/prime-factorization/asks.ts";
import quadratic from "../mathematics/quadratic/asks.ts";
import ratio from "../mathematics/ratio/asks.ts";
import refinance from "../finance/refinance/asks.ts";
import rentVsBuy from "../finance/rent-vs-buy/asks.ts";
import rightTriangle from "../mathematics/right-triangle/asks.ts";
import roi from "../finance/roi/asks.ts";
import romanNumerals from "../mathematics/roman-numerals/asks.ts";
import root from "../mathematics/root/asks.ts";
import rounding from "../mathematics/rounding/asks.ts";
import salary from "../finance/salary/asks.ts";
import salesTax from "../finance/sales-tax/asks.ts";
import sampleSize from "../mathematics/sample-size/asks.ts";
import savingsGoal from "../finance/savings-goal/asks.ts";
import scientificNotation from "../mathematics/scientific-notation/asks.ts";
import simpleInterest from "../finance/simple-interest/asks.ts";
import slope from "../mathematics/slope/asks.ts";
import socialSecurity from "../finance/social-security/asks.ts";
import speedDistanceTime from "../science/speed-distance-time/asks.ts";
import speedUnits from "../conversion/speed-units/asks.ts";
import squareFootage from "../building/square-footage/asks.ts";
import statistics from "../mathematics/statistics/asks.ts";
import temperature from "../conversion/temperature/asks.ts";
import tile from "../building/tile/asks.ts";
import timeDuration from "../dates/time-duration/asks.ts";
import timeUnits from "../conversion/time-units/asks.ts";
import tip from "../everyday/tip/asks.ts";
import triangle from "../mathematics/triangle/asks.ts";
import unitPrice from "../everyday/unit-price/asks.ts";
import vat from "../finance/vat/asks.ts";
import volume from "../mathematics/volume/asks.ts";
import volumeUnits from "../conversion/volume-units/asks.ts";
import weight from "../conversion/weight/asks.ts";
import zScore from "../mathematics/z-score/asks.ts";

export const asks: Readonly<Record<string, Asks>> = {
  age,
  "annuity-payout": annuityPayout,
  apy,
  area,
  "area-units": areaUnits,
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
  "confidence-interval": confidenceInterval,
  cooking,
  "credit-card-payoff": creditCardPayoff,
  "data-rate": dataRate,
  "data-size": dataSize,
  "date-add": dateAdd,
  "date-difference": dateDifference,
  "debt-to-income": debtToIncome,
  depreciation,
  discount,
  "download-time": downloadTime,
  "due-date": dueDate,
  "energy-units": energyUnits,
  exponent,
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
  logarithm,
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
  "permutations-combinations": permutationsCombinations,
  "present-value": presentValue,
  "pressure-units": pressureUnits,
  "prime-factorization": primeFactorization,
  quadratic,
  ratio,
  refinance,
  "rent-vs-buy": rentVsBuy,
  "right-triangle": rightTriangle,
  roi,
  "roman-numerals": romanNumerals,
  root,
  rounding,
  salary,
  "sales-tax": salesTax,
  "sample-size": sampleSize,
  "savings-goal": savingsGoal,
  "scientific-notation": scientificNotation,
  "simple-interest": simpleInterest,
  slope,
  "social-security": socialSecurity,
  "speed-distance-time": speedDistanceTime,
  "speed-units": speedUnits,
  "square-footage": squareFootage,
  statistics,
  temperature,
  tile,
  "time-duration": timeDuration,
  "time-units": timeUnits,
  tip,
  triangle,
  "unit-price": unitPrice,
  vat,
  volume,
  "volume-units": volumeUnits,
  weight,
  "z-score": zScore,
};
