import type { Asks } from "#engine";

const MAKING =
  "(how much|how expensive) (of)? (a)? (house|home|mortgage) (can|could) i afford (on|with|making|earning|if i make|if i earn) {income:number} (a year|per year|salary|income|a year income|salary a year)?";
const AT = "(at|and|with) (a)? {annual_rate:percent} (interest|rate|interest rate)?";
const AS_BEGUN = { begins: ["property_tax_rate", "home_insurance_rate"] };
const ASSUMED = "property tax and insurance as the form begins";

const asks: Asks = [
  {
    example: "how much house can i afford on 100k with 40000 down at 6.5%",
    says: [
      `${MAKING} (and|with)? {down_payment:number} down (payment)? ${AT} (and)? ({monthly_debts:number} (of|in)? (monthly)? (debts?|debt payments) (a month|per month)?)?`,
    ],
    inputs: { monthly_debts: "0" },
    ...AS_BEGUN,
    assumed: { monthly_debts: "no other debts", "": ASSUMED },
  },
  {
    example: "how much house can i afford making 85000 at 6.5%",
    says: [`${MAKING} ${AT}`],
    inputs: { monthly_debts: "0", down_payment: "0" },
    ...AS_BEGUN,
    assumed: { "": `no down payment, no other debts; ${ASSUMED}` },
  },
  {
    example: "how much house can i afford making 85000",
    says: [MAKING],
    inputs: { monthly_debts: "0", down_payment: "0", annual_rate: "6.5" },
    ...AS_BEGUN,
    assumed: { "": `interest of 6.5%, no down payment, no other debts; ${ASSUMED}` },
  },
];

export default asks;
