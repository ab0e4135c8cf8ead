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

export default [
  {
    given: "£100 without VAT at the standard rate of 20%",
    inputs: { price_without: 100, vat_rate: 20 },
    expected: { vat: "20", gross: "120" },
    by: "published",
    source: hmrc("Calculate standard-rate VAT for a VAT-exclusive price"),
  },
  {
    given: "£100 without VAT at the reduced rate of 5%",
    inputs: { price_without: 100, vat_rate: 5 },
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
    given: "$1,500 and 15% GST",
    inputs: { price_without: 1500, vat_rate: 15 },
    expected: { vat: "225.00", gross: "1,725.00" },
    by: "published",
    source: inlandRevenue("GST on $1,500"),
  },
  {
    given: "The GST in $1,725 by the fraction 3/23",
    inputs: { find: "net", price_with: 1725, vat_rate: 15 },
    expected: { net: "1,500.00" },
    by: "published",
    source: inlandRevenue("GST in $1,725, by 3/23"),
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
