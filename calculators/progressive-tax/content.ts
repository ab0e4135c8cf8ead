import type { Content } from "#engine";
import type progressiveTax from "./progressive-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Progressive tax calculator with your own bands",
  purpose:
    "Works out a tax with bands that you give, from an income, an allowance and a credit: the tax in each band, its share of the income, and the rate on more.",
  methodology: [
    "The allowance is taken off the income. What is left is taxable. Each band's rate is charged on the part of it that lies in the band, and the parts are added. Then the credit is taken off the tax.",
    "A band begins at its figure and ends where the next one begins. The bands may be given in any order; what lies below the lowest is not taxed.",
    "The share is the tax by the income before the allowance. The rate on more income is that of the band the next bit would fall in, more while the allowance is being reduced, and 0% while an allowance or a credit is not used up.",
  ],
  assumptions: [
    "You give the bands, in taxable income and for the same period as the income. No country or year is taken for granted.",
    "Each rate is charged on the part of the income in its band. With “the whole income” it is that of the highest band reached, on everything, as some duties have it; an income exactly at a figure is still in the band below.",
    "The allowance is the same for all unless you choose that it is reduced above an income, by 50% of what is above it unless you say otherwise, and never below 0.",
    "A credit beyond the tax is lost unless you choose that it is paid out.",
    "Figures are rounded to the cent only when they are shown. A tax office may round the income or the tax to whole units.",
  ],
  limitations: [
    "It knows no law. Deductions, social insurance, surcharges, local taxes and other rates for gains or dividends are only in it if your bands have them.",
    "A tax that follows a curve within a band, as in Germany, cannot be given by bands.",
    "Look up the bands of your year at the tax office. Last year's are often no longer right.",
  ],
  example: {
    story:
      "A single person in the United States with a taxable income of $60,000.00 in 2024, by the bands of the IRS for that year (Revenue Procedure 2023-34).",
    inputs: { income: 60000, bands: "0:10; 11600:12; 47150:22; 100525:24; 191950:32; 243725:35; 609350:37" },
  },
  questions: [
    {
      question: "Does a raise into a higher band lower my pay?",
      answer:
        "No. Only what lies above the figure is taxed at the higher rate. It can happen with duties on the whole amount, or where a benefit ends at an income.",
    },
    {
      question: "What is the difference between the two rates?",
      answer:
        "One is the tax as a share of all your income. The other is what more income would be taxed at. The first is the lower one, because the first parts of the income are taxed at lower rates.",
    },
    {
      question: "How do I type the bands?",
      answer:
        "A row for each: the figure it begins at, a colon, and its rate, such as 11600:12. Australia's for 2024-25 and 2025-26 were 18200:16; 45000:30; 135000:37; 190000:45, by the Australian Taxation Office. Since 1 July 2026 the lowest rate is 15%, not 16%.",
    },
    {
      question: "What about the United Kingdom?",
      answer:
        "For England in 2024-25 the bands above the allowance were 0:20; 37700:40; 125140:45, with an allowance of 12,570 that is reduced above 100,000 by 1 for every 2, by GOV.UK. Between 100,000 and 125,140 that makes 60% of more income, not 40%.",
    },
    {
      question: "Is an allowance or a credit worth more?",
      answer:
        "A credit is taken off the tax itself. An allowance, or deduction, is taken off the income, and saves its amount times your highest rate: 1,000 at 22% is 220.",
    },
  ],
  related: ["salary", "percentage", "sales-tax"],
  sources: [
    {
      title: "US Internal Revenue Service, Revenue Procedure 2023-34, tax rate tables for 2024",
      url: "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf",
    },
    {
      title: "Australian Taxation Office, Tax rates, Australian resident",
      url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
    },
    {
      title: "Treasury Laws Amendment (More Cost of Living Relief) Act 2025 (Australia)",
      url: "https://www.ato.gov.au/law/view/document?DocID=PAC%2F20250028%2FSch1-Cl2&PiT=99991231235958",
      place: "schedule 1, item 2",
      read: "2026-11-22",
    },
    { title: "GOV.UK, Income Tax rates and Personal Allowances", url: "https://www.gov.uk/income-tax-rates" },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.13, Income Tax",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-13-income-tax",
    },
  ],
  synonyms: [
    "income tax",
    "tax brackets",
    "tax bands",
    "marginal rate",
    "effective tax rate",
    "personal allowance",
    "standard deduction",
    "stamp duty",
    "graduated tax",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "The form says that its example bands are those of the United States for 2024.",
    },
  ],
} satisfies Content<typeof progressiveTax>;
