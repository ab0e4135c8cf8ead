import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["mileage reimbursement for 1200 miles"],
    about: ["mileage", "mileage rate", "mileage allowance", "mileage deduction", "irs mileage"],
    words: { distance: ["miles", "mile", "km", "kilometers", "kilometres"], earlier: ["already driven", "earlier"] },
    options: {
      by: {
        us_business: ["irs", "business"],
        us_medical: ["medical"],
        us_charity: ["charity", "charitable"],
        uk_car: ["hmrc", "uk"],
        uk_motorcycle: ["motorcycle", "motorbike"],
        canada_provinces: ["cra", "canada"],
      },
    },
  },
];

export default asks;
