import type { Vectors } from "#engine";
import type vat from "./vat.ts";

const HMRC = {
  title: "HM Revenue & Customs, Calculating VAT for VAT-inclusive and VAT-exclusive prices",
  url: "http://www.hmrc.gov.uk/vat/forms-rates/rates/calculating.htm",
};
const INLAND_REVENUE = {
  title: "Inland Revenue New Zealand, Tax changes 2010, Calculating GST",
  url: "http://www.ird.govt.nz/changes-2010/gst/businesses/calculating/",
};
const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
};

export default [
  {
    given: "£100 without VAT at the standard rate of 20%",
    inputs: { price_without: 100, vat_rate: 20 },
    expected: { vat: "20", gross: "120" },
    by: "published",
    source: HMRC,
  },
  {
    given: "£100 without VAT at the reduced rate of 5%",
    inputs: { price_without: 100, vat_rate: 5 },
    expected: { vat: "5", gross: "105" },
    by: "published",
    source: HMRC,
  },
  {
    given: "$1,500 and 15% GST",
    inputs: { price_without: 1500, vat_rate: 15 },
    expected: { vat: "225.00", gross: "1725.00" },
    by: "published",
    source: INLAND_REVENUE,
  },
  {
    given: "The GST in $1,725 by the fraction 3/23",
    inputs: { find: "net", price_with: 1725, vat_rate: 15 },
    expected: { vat: "225.00", net: "1500.00" },
    by: "published",
    source: INLAND_REVENUE,
  },
  {
    given: "$467.64 with 8.25% in it",
    inputs: { find: "net", price_with: "467.64", vat_rate: 8.25 },
    expected: { net: "432.00", vat: "35.64" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "$97.17 with 4.25% in it",
    inputs: { find: "net", price_with: "97.17", vat_rate: 4.25 },
    expected: { net: "93.21" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "At 5% the VAT is a twenty-first of the price with it",
    inputs: { find: "net", price_with: 80, vat_rate: 5 },
    expected: { vat: "3.81" },
    by: "published",
    source: {
      title: "It's Relative, The VAT fraction",
      url: "http://itsrelative.co.uk/headlines/2014-06-11-vat-fraction",
    },
  },
  {
    given: "VAT of £20 at 20% belongs to £100",
    inputs: { find: "both", vat_paid: 20, vat_rate: 20 },
    expected: { net: "100", gross: "120" },
    by: "published",
    source: HMRC,
  },
  {
    given: "The rate between $1,500 and $1,725",
    inputs: { find: "rate", price_without: 1500, price_with: 1725 },
    expected: { rate: "15", vat: "225.00" },
    by: "published",
    source: INLAND_REVENUE,
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
  {
    given: "A rate of zero leaves the price as it is",
    inputs: { find: "net", price_with: "17.35", vat_rate: 0 },
    expected: { net: "17.35", vat: "0" },
    by: "hand",
    source: { title: "17.35 × 0 ÷ 100 = 0" },
    edge: true,
  },
] satisfies Vectors<typeof vat>;
