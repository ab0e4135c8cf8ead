// What calculators about homes ask alike: the down payment, the property tax and the fees.
import { money } from "#engine";
import { AVERAGE_PROPERTY_TAX } from "#facts/homes/starts";

/** `choice("Enter down payment as", DOWN_PAYMENT_AS, { inside: true, default: "amount" })` */
export const DOWN_PAYMENT_AS = { amount: "An amount", percent: "A percentage of the price" } as const;
export const DOWN_AS_AMOUNT = { min: 0, max: 1e9, when: { down_payment_as: ["amount"] } } as const;
export const DOWN_AS_PERCENT = { min: 0, when: { down_payment_as: ["percent"] } } as const;

export const propertyTax = money("Annual property tax", {
  min: 0,
  max: 1e8,
  default: 0,
  beginsIn: { elsewhere: 0 },
  when: { property_tax_as: ["amount"] },
});
/** `percent("Property tax rate", { ...PROPERTY_TAX_RATE, example: START.propertyTax })` */
export const PROPERTY_TAX_RATE = {
  min: 0,
  max: 20,
  when: { property_tax_as: ["percent"] },
  help: `Per year. ${AVERAGE_PROPERTY_TAX}`,
} as const;

/** `money("Monthly HOA fees", HOA_FEES)` */
export const HOA_FEES = { min: 0, max: 1e7, more: true, default: 0 } as const;

/** What it takes to buy a home besides its price, and the day on which it is paid. */
export const BUYING_IN = {
  "en-GB": {
    "closing costs": "stamp duty and legal fees",
    "your lender lists them in the loan estimate": "your solicitor can estimate them",
    "cash needed at closing": "cash needed at completion",
  },
  "en-IE": {
    "closing costs": "stamp duty and legal fees",
    "your lender lists them in the loan estimate": "your solicitor can estimate them",
    "cash needed at closing": "cash needed at completion",
  },
  "en-AU": {
    "closing costs": "stamp duty and legal fees",
    "your lender lists them in the loan estimate": "your conveyancer can estimate them",
    "cash needed at closing": "cash needed at settlement",
  },
  "en-IN": {
    "closing costs": "stamp duty and registration",
    "your lender lists them in the loan estimate": "they depend on your state",
    "cash needed at closing": "cash needed at registration",
  },
};
