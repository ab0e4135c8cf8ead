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

const read = "2026-11-25";
const ATO_CALCULATOR = {
  title: "Australian Taxation Office, Tax, Super and You, GST calculator",
  url: "https://taxsuperandyou.gov.au/gstcalculator",
  read,
};
const cra = (place: string) => ({
  title: "Canada Revenue Agency, Charge the GST/HST, How to charge GST/HST, in a copy",
  url: "https://neoinsight.github.io/start-business/mvp/taxes/gsthst/charge-1-en.html",
  place,
  read,
});
const NORWEGIAN_EXAMPLES = {
  title: "Norwegian Customs, Examples of the calculation of taxes",
  url: "https://toll.no/en/corporate/import/calculating-customs-duty-and-taxes/examples-of-the-calculation",
  read,
};
const GERMAN_EXAMPLES = {
  title: "Finanzämter Baden-Württemberg, calculation of VAT",
  url: "https://finanzamt-bw.fv-bwl.de/,Len/5267135",
  read,
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
    given: "Australia's GST on $1,000",
    inputs: { price_without: 1000, country: "au" },
    expected: { vat: "100" },
    by: "published",
    source: { ...ATO_CALCULATOR, place: "Equation 1" },
  },
  {
    given: "An Australian price of $1,000 without its GST",
    inputs: { find: "net", price_with: 1000, country: "au" },
    expected: { net: "909.09" },
    by: "published",
    source: { ...ATO_CALCULATOR, place: "Equation 4" },
  },
  {
    given: "An Australian sandwich for $5.50",
    inputs: { find: "net", price_with: "5.50", country: "au" },
    expected: { net: "5", vat: "0.50" },
    by: "published",
    source: {
      title: "Australian Taxation Office, GST for small business",
      url: "https://www.ato.gov.au/General/Other-languages/In-detail/Information-in-other-languages/GST-for-small-business/",
      place: "Example: charging customers GST",
      read,
    },
  },
  {
    given: "A painting for $2,000 in Alberta",
    inputs: { price_without: 2000, country: "ca_ab" },
    expected: { vat: "100.00", gross: "2,100.00" },
    by: "published",
    source: cra("Agents, when the vendor has to charge GST/HST"),
  },
  {
    given: "A used car for $6,000 in Ontario",
    inputs: { price_without: 6000, country: "ca_on" },
    expected: { vat: "780", gross: "6,780" },
    by: "published",
    source: cra("Agents, when the vendor does not have to charge GST/HST"),
  },
  {
    given: "The HST in a deposit of $50 in Ontario, by 13/113",
    inputs: { find: "net", price_with: 50, country: "ca_on" },
    expected: { vat: "5.75" },
    by: "published",
    source: cra("Deposits, a forfeited deposit at 13%"),
  },
  {
    given: "The HST in a deposit of $50 in New Brunswick, by 15/115",
    inputs: { find: "net", price_with: 50, country: "ca_nb" },
    expected: { vat: "6.52" },
    by: "published",
    source: cra("Deposits, a forfeited deposit at 15%"),
  },
  {
    given: "Quebec's GST and QST on $100, rounded apart",
    inputs: { price_without: 100, country: "ca_qc" },
    expected: { gross: "114.98" },
    by: "published",
    source: {
      title: "Revenu Québec, Calculating the Taxes",
      url: "http://www.revenuquebec.ca/en/entreprise/taxes/tvq_tps/calcul-taxes.aspx",
      place: "You sell a taxable good for $100",
      read,
    },
  },
  {
    given: "A skirt from abroad in Norway, 1,384 with shipping and duty",
    inputs: { price_without: 1384, country: "no" },
    expected: { vat: "346", gross: "1,730" },
    by: "published",
    source: {
      title: "Norwegian Customs, Calculation of Norwegian VAT",
      url: "https://toll.no/en/online-shopping/calculation-norwegian-vat",
      place: "Example, a skirt from an English online store",
      read,
    },
  },
  {
    given: "Building materials brought into Norway, 21,350, in whole kroner",
    inputs: { price_without: 21350, country: "no" },
    expected: { vat: "5,338", gross: "26,688" },
    by: "published",
    source: { ...NORWEGIAN_EXAMPLES, place: "Goods with VAT alone" },
  },
  {
    given: "Trousers brought into Norway, 56,014 with duty, in whole kroner",
    inputs: { price_without: 56014, country: "no" },
    expected: { vat: "14,004", gross: "70,018" },
    by: "published",
    source: { ...NORWEGIAN_EXAMPLES, place: "Goods with VAT and customs duty" },
  },
  {
    given: "Finland's rate of 25.5% on a repair for €118",
    inputs: { price_without: 118, country: "fi" },
    expected: { vat: "30.09", gross: "148.09" },
    by: "published",
    source: {
      title: "Finnish Tax Administration, VAT calculator: how to calculate VAT",
      url: "https://vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/how-to-calculate-vat/",
      place: "Example of a computer repairman",
      read,
    },
  },
  {
    given: "Ireland's rate of 23% on a service for €100,000",
    inputs: { price_without: 100000, country: "ie" },
    expected: { vat: "23,000", rate: "23" },
    by: "published",
    source: {
      title: "Irish Revenue Commissioners, Received services",
      url: "https://www.revenue.ie/en/vat/vat-on-services/exceptions-general-place-supply-rules-services/received-services/index.aspx",
      place: "Example of ABC Ltd",
      read,
    },
  },
  {
    given: "A shop's door repaired in Germany for €500",
    inputs: { price_without: 500, country: "de" },
    expected: { vat: "95", rate: "19" },
    by: "published",
    source: { ...GERMAN_EXAMPLES, place: "Example of a tradesman, a net price" },
  },
  {
    given: "A paperback in Germany for €10.70 with its reduced rate, by 7/107",
    inputs: { find: "net", price_with: "10.70", country: "de", category: "reduced" },
    expected: { vat: "0.70", rate: "7" },
    by: "published",
    source: { ...GERMAN_EXAMPLES, place: "Example of a bookshop, a gross price" },
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
