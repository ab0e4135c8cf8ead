// What each file of this folder may hold. Tests and `npm run facts` check the files; pages load the files alone, and of this one
// only the types.
import { z } from "zod";
import * as incomes from "./incomes.ts";
import * as elsewhere from "./incomes-elsewhere.ts";
import { PROVINCE } from "./provinces.ts";
import { STATE } from "./states.ts";
import { UK_STUDENT_LOANS, US_POVERTY, US_STUDENT_LOANS } from "./student-loans.ts";
import { amount, byStatus, law, percent, SCHEDULE, SCHEDULES } from "./values.ts";

/** Two letters, as postal services and ISO 3166 have them. */
const PLACE = z.string().regex(/^[A-Z]{2}$/);
const byPlace = <T extends z.ZodType>(value: T) => z.record(PLACE, value);

/** Reduced rates as they are chosen: the one for food and the like first, the next lower ones after it. Without the zero rate. */
const VAT = z.strictObject({ standard: percent, reduced: z.array(percent) });

/** Every tax is a percentage of the price before tax: the federal one with a province's own, or the harmonized one in its place. */
const CANADA_SALES = z.union([z.strictObject({ gst: percent, pst: percent }), z.strictObject({ hst: percent })]);

const RETIREMENT = z.strictObject({
  /** What an employee may put into a 401(k), 403(b) or most 457 plans. */
  plan: amount,
  /** On top, from age 50. */
  planCatchUp: amount,
  /** Instead of that, at ages 60 to 63; begins in 2025. */
  planCatchUpAt60: amount,
  ira: amount,
  /** On top, from age 50. */
  iraCatchUp: amount,
});

/** For people who turn 62 in the year. */
const SOCIAL_SECURITY = z.strictObject({
  /** Average indexed monthly earnings where the first rate of the benefit formula ends, and the second. */
  bendPoints: z.strictObject({ first: amount, second: amount }),
  /** Earnings that give one credit. A year gives four at most. */
  credit: amount,
});

/** Percent of the cost by year: declining balance of 200%, or 150% for 15 and 20 years, then straight line. */
const percentages = z.array(z.string().regex(/^\d+(\.\d+)?$/));
const MACRS = z.strictObject({
  three: percentages,
  five: percentages,
  seven: percentages,
  ten: percentages,
  fifteen: percentages,
  twenty: percentages,
});

/** Loan-to-value up to a percentage, with the premium in percent of the loan a year; the lowest first. */
const PREMIUMS = z.array(z.array(z.number().positive()));
const BY_DOWN_PAYMENT = z.array(z.array(z.number().nonnegative()));
const BY_SIZE = z.strictObject({ usual: PREMIUMS, large: PREMIUMS });
const FHA_INSURANCE = z.strictObject({
  upfront: percent,
  /** A base loan above this has the premiums of large loans, and a term above so many years those of long ones. */
  largeAbove: amount,
  longAbove: z.number().int(),
  long: BY_SIZE,
  short: BY_SIZE,
  /** Years for which it is charged where the base loan is at most 90% of the value, and where it is more. */
  upTo90: z.number().int(),
  above90: z.number().int(),
});

const divisors = z.array(z.number().positive());
/** What a balance is divided by. `uniform` and the rows of `joint` begin at the first age of an owner, `single` at birth. */
const RMD = z.strictObject({
  firstAge: z.number().int(),
  uniform: divisors,
  single: divisors,
  /** By the spouse's age, from the first one to eleven years below the owner's. */
  joint: z.strictObject({ firstSpouse: z.number().int(), byOwner: z.array(divisors) }),
});

const US_CAPITAL_GAINS = z.strictObject({
  /** Of assets held for more than a year, on top of other taxable income. */
  longTerm: SCHEDULES,
  netInvestment: z.strictObject({ percent, above: byStatus(amount) }),
  /** The most of a year's loss that other income can be reduced by. */
  lossLimit: byStatus(amount),
  homeExclusion: byStatus(amount),
});

/** Bands of the price of a home, in percent. First-time buyers have theirs up to a price, where the law names one. */
const HOME_PURCHASE = z.strictObject({
  main: SCHEDULE,
  first: SCHEDULE.optional(),
  firstUpTo: amount.optional(),
  additional: SCHEDULE,
  /** On top of every band. */
  nonResident: percent.optional(),
});

/** Units of each currency, by its ISO 4217 code, for one euro or pound. */
const EXCHANGE = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive());

export const LAWS = {
  "us-federal-income-tax": law(incomes.FEDERAL),
  "us-payroll-tax": law(incomes.PAYROLL),
  "us-withholding": law(incomes.WITHHOLDING),
  "us-state-income-tax": law(z.partialRecord(PLACE, STATE)),
  "uk-income-tax": law(incomes.UNITED_KINGDOM),
  "canada-income-tax": law(incomes.CANADA),
  "canada-contributions": law(incomes.CANADA_CONTRIBUTIONS),
  "canada-provinces": law(byPlace(PROVINCE)),
  "australia-income-tax": law(incomes.AUSTRALIA),
  "germany-income-tax": law(incomes.GERMANY),
  "germany-contributions": law(incomes.GERMANY_CONTRIBUTIONS),
  "ireland-income-tax": law(elsewhere.IRELAND),
  "new-zealand-income-tax": law(elsewhere.NEW_ZEALAND),
  "india-income-tax": law(elsewhere.INDIA),
  "netherlands-income-tax": law(elsewhere.NETHERLANDS),
  "france-income-tax": law(elsewhere.FRANCE),
  "france-contributions": law(elsewhere.FRANCE_CONTRIBUTIONS),
  /** Zero where the state has no sales tax. */
  "us-sales-tax": law(byPlace(percent)),
  "canada-sales-tax": law(byPlace(CANADA_SALES)),
  "eu-vat": law(byPlace(VAT)),
  "uk-vat": law(VAT),
  "switzerland-vat": law(VAT),
  "norway-vat": law(VAT),
  "australia-gst": law(VAT),
  "new-zealand-gst": law(VAT),
  "us-retirement-limits": law(RETIREMENT),
  "us-social-security": law(SOCIAL_SECURITY),
  "us-macrs": law(MACRS),
  "us-fha-insurance": law(FHA_INSURANCE),
  "us-fha-limits": law(z.strictObject({ lowCost: amount, highCost: amount })),
  /** From so many percent down on, the fee in percent of the loan. */
  "us-va-funding-fee": law(z.strictObject({ first: BY_DOWN_PAYMENT, later: BY_DOWN_PAYMENT })),
  "ecb-average-rates": law(EXCHANGE),
  "ecb-month-rates": law(EXCHANGE),
  "uk-average-rates": law(EXCHANGE),
  "uk-march-rates": law(EXCHANGE),
  /** Money for a mile, or in Canada a kilometer, up to a distance in the year, and then. */
  "us-mileage": law(z.strictObject({ business: amount, medical: amount, charity: amount })),
  "uk-mileage": law(z.strictObject({ upTo: amount, car: amount, carThen: amount, motorcycle: amount })),
  "canada-mileage": law(
    z.strictObject({
      upTo: amount,
      provinces: amount,
      provincesThen: amount,
      territories: amount,
      territoriesThen: amount,
    }),
  ),
  "us-student-loans": law(US_STUDENT_LOANS),
  "us-poverty-guidelines": law(US_POVERTY),
  /** The most that counts as a week's pay in Great Britain and in Northern Ireland. */
  "uk-redundancy-pay": law(z.strictObject({ gb: amount, ni: amount })),
  /** A year. Irregular hours earn a percentage of the hours worked, in leave years from April 2024 on. */
  "uk-holiday": law(z.strictObject({ weeks: amount, mostDays: amount, accruedPercent: percent })),
  "uk-student-loans": law(UK_STUDENT_LOANS),
  "us-rmd": law(RMD),
  /** What one person may leave free of tax, and the scale of 26 U.S.C. 2001(c). */
  "us-estate-tax": law(SCHEDULE.safeExtend({ exclusion: amount })),
  /** The residence band shrinks by 1 for every 2 above the taper's threshold. The lower rate takes a share for charity. */
  "uk-inheritance-tax": law(
    z.strictObject({
      nilRate: amount,
      residence: amount,
      taperAbove: amount,
      percent,
      charityPercent: percent,
      charityShare: percent,
    }),
  ),
  /** Of the profits of a year. */
  "uk-class-4": law(SCHEDULE),
  "us-capital-gains": law(US_CAPITAL_GAINS),
  /** Gains up to the exempt amount are free. The basic rate holds for what is left of the basic band of income tax. */
  "uk-capital-gains": law(z.strictObject({ exempt: amount, basic: percent, higher: percent })),
  "uk-sdlt": law(HOME_PURCHASE),
  "uk-lbtt": law(HOME_PURCHASE),
  "uk-ltt": law(HOME_PURCHASE),
};

/** What each state's figures follow. Pages don't load it. */
export const STATE_LAWS = z.record(PLACE, z.string().min(1));

type Laws = { readonly [Id in keyof typeof LAWS]: z.infer<(typeof LAWS)[Id]> };
/** The figures of one period. */
export type LawOf<Id extends keyof Laws> = Laws[Id]["periods"][number]["value"];
