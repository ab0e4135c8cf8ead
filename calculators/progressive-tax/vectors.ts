import type { Vectors } from "#engine";
import type progressiveTax from "./progressive-tax.ts";

const irs = (place: string) => ({
  title: "US Internal Revenue Service, 2024 Tax Rate Schedules",
  url: "https://www.irs.gov/media/166986",
  place,
  read: "2026-11-20",
});
const SCHEDULE_X = irs("Schedule X, single");
const SINGLE_2024 = "0:10; 11600:12; 47150:22; 100525:24; 191950:32; 243725:35; 609350:37";
const openstax = (place: string) => ({
  title: "OpenStax, Contemporary Mathematics, section 6.13, Income Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-13-income-tax",
  place,
  read: "2026-11-22",
});
const SINGLE_2022 = "0:10; 10275:12; 41775:22; 89075:24; 170050:32";
const ATO = {
  title: "Australian Taxation Office, Tax rates, Australian resident",
  url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
  place: "Resident tax rates 2024-25",
  read: "2026-11-20",
};
const RESIDENT_2025 = "18200:16; 45000:30; 135000:37; 190000:45";
const UK_2025 = { bands: "0:20; 37700:40; 125140:45", allowance: 12570, taper: "reduced", taper_from: 100000 } as const;

export default [
  {
    given: "US 2022, single, a taxable income of $103,650",
    inputs: { income: 103650, bands: SINGLE_2022 },
    expected: {
      tax: "18,711.50",
      "shares.1.tax": "1,027.50",
      "shares.2.tax": "3,780",
      "shares.3.tax": "10,406",
      "shares.4.tax": "3,498",
    },
    by: "published",
    source: openstax("Example 8, Income Tax on Taxable Income"),
  },
  {
    given: "US 2022, single, with deductions of $16,160 and a credit of $4,000 on an income of $102,750",
    inputs: { income: 102750, bands: SINGLE_2022, allowance: 16160, credit: 4000 },
    expected: { taxable: "86,590", tax: "10,666.80", "shares.3.tax": "9,859.30" },
    by: "published",
    source: openstax("Example 9, Finding Income Tax Owed"),
  },
  {
    given: "A rate that ends: 6.2% of wages of $195,000, and nothing above $147,000",
    inputs: { income: 195000, bands: "0:6.2; 147000:0" },
    expected: { tax: "9,114" },
    by: "published",
    source: openstax("Example 7, Social Security Tax with Higher Income"),
    edge: true,
  },
  {
    given: "US 2024, single, exactly where the band of 22% begins",
    inputs: { income: 47150, bands: SINGLE_2024 },
    expected: { tax: "5,426.00", marginal_rate: "22" },
    by: "published",
    source: SCHEDULE_X,
    edge: true,
  },
  {
    given: "US 2024, single, exactly where the band of 24% begins",
    inputs: { income: 100525, bands: SINGLE_2024 },
    expected: { tax: "17,168.50" },
    by: "published",
    source: SCHEDULE_X,
  },
  {
    given: "US 2024, single, where the highest band begins",
    inputs: { income: 609350, bands: SINGLE_2024 },
    expected: { tax: "183,647.25", marginal_rate: "37" },
    by: "published",
    source: SCHEDULE_X,
    edge: true,
  },
  {
    given: "US 2024, married filing jointly, $383,900",
    inputs: { income: 383900, bands: "0:10; 23200:12; 94300:22; 201050:24; 383900:32; 487450:35; 731200:37" },
    expected: { tax: "78,221.00" },
    by: "published",
    source: irs("Schedule Y-1, married filing jointly"),
  },
  {
    given: "Australia 2024-25, where the first band does not begin at 0",
    inputs: { income: 135000, bands: RESIDENT_2025 },
    expected: { tax: "31,288" },
    by: "published",
    source: ATO,
  },
  {
    given: "Australia 2024-25 with the bands in no order",
    inputs: { income: 190000, bands: "190000:45; 18200:16; 135000:37; 45000:30" },
    expected: { tax: "51,638" },
    by: "published",
    source: ATO,
    edge: true,
  },
  {
    given: "A flat rate: 7.65% of a pay of $2,700",
    inputs: { income: 2700, bands: "0:7.65" },
    expected: { tax: "206.55" },
    by: "published",
    source: openstax("Example 6, Computed FICA Taxes"),
  },
  {
    given: "UK: nothing is left of the allowance at £125,140",
    inputs: { income: 125140, ...UK_2025 },
    expected: { allowance_left: "0" },
    by: "published",
    source: {
      title: "GOV.UK, Income Tax rates and Personal Allowances",
      url: "https://www.gov.uk/income-tax-rates/income-over-100000",
      place: "Income over £100,000",
      read: "2026-11-20",
    },
    edge: true,
  },
  {
    given: "UK: an allowance reduced by 1 for every 2 makes 60% of 40%",
    inputs: { income: 110000, ...UK_2025 },
    expected: { tax: "33,432", marginal_rate: "60", allowance_left: "7,570" },
    by: "hand",
    source: {
      title: "12,570 - 5,000 = 7,570; 110,000 - 7,570 = 102,430; 37,700 × 20% + 64,730 × 40% = 33,432; 40% × 1.5 = 60%",
    },
  },
  {
    given: "A credit beyond the tax is lost, and more income is free until it is used up",
    inputs: { income: 10000, bands: "0:10", credit: 1500 },
    expected: { tax: "0", marginal_rate: "0", after_tax: "10,000" },
    by: "hand",
    source: { title: "10,000 × 10% = 1,000, which is less than 1,500" },
    edge: true,
  },
  {
    given: "The same credit paid out",
    inputs: { income: 10000, bands: "0:10", credit: 1500, credit_beyond_tax: "paid" },
    expected: { tax: "-500", effective_rate: "-5", after_tax: "10,500" },
    by: "hand",
    source: { title: "10,000 × 10% - 1,500 = -500" },
  },
  {
    given: "The whole amount at the highest rate: a duty of 1% up to 250,000 and 3% above, a unit further",
    inputs: { income: 250001, bands: "125000:1; 250000:3", method: "whole" },
    expected: { tax: "7,500.03" },
    by: "hand",
    source: { title: "250,001 × 3 ÷ 100 = 7,500.03, while 250,000 × 1 ÷ 100 = 2,500" },
  },
] satisfies Vectors<typeof progressiveTax>;
