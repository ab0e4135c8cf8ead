import type { Content } from "#engine";
import type mileageReimbursement from "./mileage-reimbursement.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mileage reimbursement calculator: US, UK, Canada",
  purpose:
    "Calculates what you can be paid, or may deduct, for driving your own car for work. It uses the IRS standard mileage rates, the UK mileage allowance, the Canadian tax-exempt allowance or a rate of your own.",
  about: [
    "A mileage rate covers fuel, insurance, repairs and the loss in value of your car in one figure. You need no receipts for gas, only a log of your trips.",
    "Most employers pay the official rate, because up to it the payment is free of tax. The self-employed can use it instead of adding up what the car costs.",
  ],
  howToUse: [
    "Choose the country and the purpose, then the year in which you drove. Rates change in January, and in the UK on April 6.",
    "Add up the distance from your log. Driving between home and your usual workplace doesn't count.",
    "In the UK and Canada, the rate falls after a distance in the year. Under “More options”, enter what you drove earlier in the year.",
    "If your employer pays less than the rate, enter what you got, and see what is still due.",
  ],
  methodology: [
    "The distance is multiplied by the rate. The US has one rate for each purpose, whatever the distance.",
    "In the UK, the first 10,000 miles of a tax year have the higher rate, and all further miles the lower one. A motorcycle has one rate.",
    "In Canada, the limit is 5,000 kilometers in a calendar year. The territories have four cents more.",
    "What was driven earlier in the year uses up the distance at the higher rate first.",
  ],
  assumptions: [
    "All trips are in one year and for one purpose, in a car that you own or lease.",
    "You drive for one employer. In the UK, each employer has a limit of its own.",
    "The amount is for the distance alone. Parking and tolls come on top.",
  ],
  limitations: [
    "The UK rates come from GOV.UK's calculator for the self-employed. The rates for employees were the same in all these years as far as we could read. Bicycles and passengers are not included.",
    "We could not read the IRS notices and the Canadian orders themselves. We read their figures as reprinted by others.",
    "US rates are here from 2023 to 2026, UK rates from April 2022 to April 2027, and Canadian rates from 2024 to 2026.",
    "An employer may pay less or more than the official rate. Some US states, such as California, require that work expenses are paid back.",
  ],
  example: {
    story:
      "Luis sells kitchens in Texas and drives his own car to customers. In 2026, he drove 1,200 miles by the end of March. His company has paid him 60 cents a mile so far, $720.",
    outcome:
      "At 72.5 cents a mile, Luis can ask for $150 more. His company pays it without withholding tax, because it stays within the IRS rate.",
    inputs: { by: "us_business", year: "2026", distance: 1200, paid: 720 },
  },
  mistakes: [
    "Counting the way to work. Driving from home to your usual workplace is private.",
    "Deducting the mileage rate and gas receipts for the same miles. It's one or the other.",
    "Using this year's rate for last year's trips.",
    "Guessing the distance at the end of the year. Tax offices want a log with dates, places and reasons.",
  ],
  questions: [
    {
      question: "What is the IRS mileage rate for 2026?",
      answer:
        "72.5 cents a mile for business, 20.5 cents for medical trips and military moves, and 14 cents for charity.",
    },
    {
      question: "Is mileage reimbursement taxed?",
      answer: "Not up to the official rate, if you keep a log. What is paid above it usually counts as pay.",
    },
    {
      question: "Can I deduct mileage that my employer doesn't pay?",
      answer:
        "In the UK, employees can claim tax relief on the difference. In the US, most employees can't deduct it on a federal return.",
    },
    {
      question: "What is the UK rate?",
      answer:
        "From April 6, 2026, 55p for each of the first 10,000 miles and 25p after that. Before, it was 45p and 25p.",
    },
  ],
  next: [
    { slug: "fuel-cost", why: "what the fuel for a trip really costs." },
    { slug: "auto-loan", why: "the payment on a car." },
    { slug: "income-tax", why: "the tax that a deduction saves." },
  ],
  related: ["fuel-cost", "auto-loan", "income-tax", "depreciation"],
  sources: [
    { title: "IRS, Standard mileage rates", url: "https://www.irs.gov/tax-professionals/standard-mileage-rates" },
    {
      title: "GOV.UK, Simplified expenses if you're self-employed: vehicles",
      url: "https://www.gov.uk/simpler-income-tax-simplified-expenses/vehicles-",
    },
    {
      title: "Revenu Québec, Limits and rates related to the use of an automobile",
      url: "https://www.revenuquebec.ca/en/businesses/source-deductions-and-employer-contributions/special-cases-source-deductions-and-employer-contributions/taxable-benefits/list-of-taxable-benefits/motor-vehicles/limits-and-rates-related-to-the-use-of-an-automobile/",
    },
  ],
  synonyms: ["IRS mileage", "mileage allowance", "mileage deduction", "business miles", "mileage rate"],
  everydayWords: ["claim back", "work trips", "company", "log", "miles driven"],
  inputWords: { distance: "Miles or km driven", paid: "By the boss" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof mileageReimbursement>;
