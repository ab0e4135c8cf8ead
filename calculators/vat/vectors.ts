import type { Vectors } from "#engine";
import type vat from "./vat.ts";

const hmrc = (place: string) => ({
  title: "HM Revenue & Customs, Calculating VAT for VAT-inclusive and VAT-exclusive prices",
  url: "http://www.hmrc.gov.uk/vat/forms-rates/rates/calculating.htm",
  place,
  read: "2026-11-22",
});
const FRACTIONS = {
  title: "HM Revenue & Customs, VAT rates and fractions, as reproduced by Accounting Services for Business",
  url: "https://accountingservicesforbusiness.co.uk/resources/information-articles/vat-rates-and-fractions",
  place: "Table of VAT fractions",
  read: "2026-11-22",
};
const inlandRevenue = (place: string) => ({
  title: "Inland Revenue New Zealand, Tax changes 2010, Calculating GST",
  url: "http://www.ird.govt.nz/changes-2010/gst/businesses/calculating/",
  place,
  read: "2026-11-20",
});

const GUITAR = {
  title: "Inland Revenue New Zealand, How to calculate GST on a low-value good",
  url: "https://www.classic.ird.govt.nz/campaigns/2018/gst-calculating-low-value-good.html",
  place: "Calculating GST on a low-value good, in NZD",
  read: "2026-11-24",
};
const COMPARED = {
  title: "Inland Revenue New Zealand, Comparing New Zealand and Australia's goods and services tax (GST) systems",
  url: "https://www.classic.ird.govt.nz/international/business/ausnz/comp-gst/",
  read: "2026-11-23",
};
const TEDB = {
  title: "European Commission, Taxes in Europe Database, as listed by vatnode: Ireland 23%, 13.5% and 9%",
  url: "https://vatnode.dev/blog/eu-vat-rates-2026",
};

export default [
  {
    given: "£100 without VAT at the standard rate of 20%",
    inputs: { price_without: 100, country: "gb" },
    expected: { vat: "20", gross: "120" },
    by: "published",
    source: hmrc("Calculate standard-rate VAT for a VAT-exclusive price"),
  },
  {
    given: "£100 without VAT at the reduced rate of 5%",
    inputs: { price_without: 100, country: "gb", category: "reduced" },
    expected: { vat: "5", gross: "105" },
    by: "published",
    source: hmrc("Calculate reduced-rate VAT for a VAT-exclusive price"),
  },
  {
    given: "The VAT in £117.50 at 17.5%, by the fraction 7/47",
    inputs: { find: "net", price_with: "117.50", vat_rate: 17.5 },
    expected: { vat: "17.50" },
    by: "published",
    source: FRACTIONS,
  },
  {
    given: "The VAT in £115.00 at 15%, by the fraction 3/23",
    inputs: { find: "net", price_with: "115.00", vat_rate: 15 },
    expected: { vat: "15.00" },
    by: "published",
    source: FRACTIONS,
  },
  {
    given: "The VAT in £120.00 at the standard rate, by the fraction 1/6",
    inputs: { find: "net", price_with: "120.00", country: "gb" },
    expected: { vat: "20.00" },
    by: "published",
    source: { ...FRACTIONS, read: "2026-11-24" },
  },
  {
    given: "$1,500 and New Zealand's GST of 15%",
    inputs: { price_without: 1500, country: "nz" },
    expected: { vat: "225.00", gross: "1,725.00", rate: "15" },
    by: "published",
    source: inlandRevenue("GST on $1,500"),
  },
  {
    given: "New Zealand's GST in $1,725 by the fraction 3/23",
    inputs: { find: "net", price_with: 1725, country: "nz" },
    expected: { vat: "225.00", net: "1,500.00" },
    by: "published",
    source: inlandRevenue("GST in $1,725, by 3/23"),
  },
  {
    given: "New Zealand's GST on a guitar and its shipping, $1,045.02",
    inputs: { price_without: "1045.02", country: "nz" },
    expected: { vat: "156.75", gross: "1,201.77" },
    by: "published",
    source: GUITAR,
  },
  {
    given: "The GST in an Australian price of $70",
    inputs: { find: "net", price_with: 70, country: "au" },
    expected: { vat: "6.36", rate: "10" },
    by: "published",
    source: { ...COMPARED, place: "What is GST? GST component of an item selling for $70" },
  },
  {
    given: "An Australian price of $70 without GST",
    inputs: { find: "net", price_with: 70, country: "au" },
    expected: { net: "63.63" },
    by: "published",
    source: { ...COMPARED, place: "What is GST? Value of an item selling for $70" },
    differs: "The page cuts off 63.636… after two decimals. We round it up.",
  },
  {
    given: "Ireland's second reduced rate, on 250",
    inputs: { price_without: 250, country: "ie", category: "reduced_2" },
    expected: { vat: "22.50", gross: "272.50", rate: "9" },
    by: "hand",
    source: { ...TEDB, title: `${TEDB.title}; 250 × 9% = 22.50` },
  },
  {
    given: "Quebec's GST of 5% and QST of 9.975% on $100, rounded together",
    inputs: { price_without: 100, country: "ca_qc" },
    expected: { vat: "14.98", rate: "14.975" },
    by: "hand",
    source: { title: "Revenu Québec's example has 5.00 and 9.98, and 5.00 + 9.98 = 14.98" },
    edge: true,
  },
  {
    given: "A rate of your own comes before the country's",
    inputs: { price_without: 200, country: "gb", vat_rate: "17.5" },
    expected: { vat: "35.00", gross: "235.00" },
    by: "hand",
    source: { title: "200 × 17.5% = 35" },
    edge: true,
  },
  {
    given: "The price from its VAT: 20 at 20%",
    inputs: { find: "both", vat_paid: 20, vat_rate: 20 },
    expected: { net: "100", gross: "120" },
    by: "hand",
    source: { title: "20 ÷ 20% = 100, and 100 + 20 = 120" },
  },
  {
    given: "The rate between 80 and 100",
    inputs: { find: "rate", price_without: 80, price_with: 100 },
    expected: { rate: "25", vat: "20" },
    by: "hand",
    source: { title: "(100 - 80) ÷ 80 = 25%" },
  },
  {
    given: "Half a cent goes up, and rounded down it stays: 0.625",
    inputs: { price_without: "3.125", vat_rate: 20, rounding: "down" },
    expected: { vat: "0.62" },
    by: "hand",
    source: { title: "3.125 × 20 ÷ 100 = 0.625, which down to the cent is 0.62" },
    edge: true,
  },
  {
    given: "Ten articles of 0.99 at 20%, rounded each: the cent of rounding counts ten times",
    inputs: { price_without: "0.99", vat_rate: 20, quantity: 10, rounded_on: "article" },
    expected: { vat: "2.00", gross: "11.90" },
    by: "hand",
    source: { title: "0.198 goes to 0.20 and 10 × 0.20 = 2.00, while 10 × 0.198 = 1.98" },
    edge: true,
  },
] satisfies Vectors<typeof vat>;
