import type { Vectors } from "#engine";
import type vat from "./vat.ts";

export default [
  {
    title: "HM Revenue & Customs, Calculating VAT for VAT-inclusive and VAT-exclusive prices",
    url: "http://www.hmrc.gov.uk/vat/forms-rates/rates/calculating.htm",
    read: "2026-11-22",
    always: { price_without: 100, country: "gb" },
    rows: [
      ["Calculate standard-rate VAT for a VAT-exclusive price", {}, { vat: "20", gross: "120" }],
      ["Calculate reduced-rate VAT for a VAT-exclusive price", { category: "reduced" }, { vat: "5", gross: "105" }],
    ],
  },
  {
    title: "HM Revenue & Customs, VAT rates and fractions, as reproduced by Accounting Services for Business",
    url: "https://accountingservicesforbusiness.co.uk/resources/information-articles/vat-rates-and-fractions",
    read: "2026-11-22",
    always: { find: "net" },
    rows: [
      ["Table of VAT fractions", { price_with: "117.50", vat_rate: 17.5 }, { vat: "17.50" }],
      ["Table of VAT fractions", { price_with: "115.00", vat_rate: 15 }, { vat: "15.00" }],
    ],
  },
  {
    title: "HM Revenue & Customs, VAT rates and fractions, as reproduced by Accounting Services for Business",
    url: "https://accountingservicesforbusiness.co.uk/resources/information-articles/vat-rates-and-fractions",
    read: "2026-11-24",
    rows: [["Table of VAT fractions", { find: "net", price_with: "120.00", country: "gb" }, { vat: "20.00" }]],
  },
  {
    title: "Inland Revenue New Zealand, Tax changes 2010, Calculating GST",
    url: "http://www.ird.govt.nz/changes-2010/gst/businesses/calculating/",
    read: "2026-11-20",
    always: { country: "nz" },
    rows: [
      ["GST on $1,500", { price_without: 1500 }, { vat: "225.00", gross: "1,725.00", rate: "15" }],
      ["GST in $1,725, by 3/23", { find: "net", price_with: 1725 }, { vat: "225.00", net: "1,500.00" }],
    ],
  },
  {
    title: "Inland Revenue New Zealand, How to calculate GST on a low-value good",
    url: "https://www.classic.ird.govt.nz/campaigns/2018/gst-calculating-low-value-good.html",
    read: "2026-11-24",
    rows: [["Calculating GST on a low-value good, in NZD", { price_without: "1045.02", country: "nz" }, { vat: "156.75", gross: "1,201.77" }]],
  },
  {
    title: "Inland Revenue New Zealand, Comparing New Zealand and Australia's goods and services tax (GST) systems",
    url: "https://www.classic.ird.govt.nz/international/business/ausnz/comp-gst/",
    read: "2026-11-23",
    always: { find: "net", price_with: 70, country: "au" },
    rows: [
      ["What is GST? GST component of an item selling for $70", {}, { vat: "6.36", rate: "10" }],
      [
        "What is GST? Value of an item selling for $70",
        {},
        { net: "63.63" },
        { given: "An Australian price of $70 without GST", differs: "The page cuts off 63.636… after two decimals. We round it up." },
      ],
    ],
  },
  {
    title: "Australian Taxation Office, Tax, Super and You, GST calculator",
    url: "https://taxsuperandyou.gov.au/gstcalculator",
    read: "2026-11-25",
    always: { country: "au" },
    rows: [
      ["Equation 1", { price_without: 1000 }, { vat: "100" }],
      ["Equation 4", { find: "net", price_with: 1000 }, { net: "909.09" }],
    ],
  },
  {
    title: "Australian Taxation Office, GST for small business",
    url: "https://www.ato.gov.au/General/Other-languages/In-detail/Information-in-other-languages/GST-for-small-business/",
    read: "2026-11-25",
    rows: [["Example: charging customers GST", { find: "net", price_with: "5.50", country: "au" }, { net: "5", vat: "0.50" }]],
  },
  {
    title: "Canada Revenue Agency, Charge the GST/HST, How to charge GST/HST, in a copy",
    url: "https://neoinsight.github.io/start-business/mvp/taxes/gsthst/charge-1-en.html",
    read: "2026-11-25",
    rows: [
      ["Agents, when the vendor has to charge GST/HST", { price_without: 2000, country: "ca_ab" }, { vat: "100.00", gross: "2,100.00" }],
      ["Agents, when the vendor does not have to charge GST/HST", { price_without: 6000, country: "ca_on" }, { vat: "780", gross: "6,780" }],
      ["Deposits, a forfeited deposit at 13%", { find: "net", price_with: 50, country: "ca_on" }, { vat: "5.75" }],
      ["Deposits, a forfeited deposit at 15%", { find: "net", price_with: 50, country: "ca_nb" }, { vat: "6.52" }],
    ],
  },
  {
    title: "Revenu Québec, Calculating the Taxes",
    url: "http://www.revenuquebec.ca/en/entreprise/taxes/tvq_tps/calcul-taxes.aspx",
    read: "2026-11-25",
    rows: [["You sell a taxable good for $100", { price_without: 100, country: "ca_qc" }, { gross: "114.98" }]],
  },
  {
    title: "Norwegian Customs, Calculation of Norwegian VAT",
    url: "https://toll.no/en/online-shopping/calculation-norwegian-vat",
    read: "2026-11-25",
    rows: [["Example, a skirt from an English online store", { price_without: 1384, country: "no" }, { vat: "346", gross: "1,730" }]],
  },
  {
    title: "Norwegian Customs, Examples of the calculation of taxes",
    url: "https://toll.no/en/corporate/import/calculating-customs-duty-and-taxes/examples-of-the-calculation",
    read: "2026-11-25",
    always: { country: "no" },
    rows: [
      ["Goods with VAT alone", { price_without: 21350 }, { vat: "5,338", gross: "26,688" }],
      ["Goods with VAT and customs duty", { price_without: 56014 }, { vat: "14,004", gross: "70,018" }],
    ],
  },
  {
    title: "Finnish Tax Administration, VAT calculator: how to calculate VAT",
    url: "https://vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/how-to-calculate-vat/",
    read: "2026-11-25",
    rows: [["Example of a computer repairman", { price_without: 118, country: "fi" }, { vat: "30.09", gross: "148.09" }]],
  },
  {
    title: "Irish Revenue Commissioners, Received services",
    url: "https://www.revenue.ie/en/vat/vat-on-services/exceptions-general-place-supply-rules-services/received-services/index.aspx",
    read: "2026-11-25",
    rows: [["Example of ABC Ltd", { price_without: 100000, country: "ie" }, { vat: "23,000", rate: "23" }]],
  },
  {
    title: "Finanzämter Baden-Württemberg, calculation of VAT",
    url: "https://finanzamt-bw.fv-bwl.de/,Len/5267135",
    read: "2026-11-25",
    always: { country: "de" },
    rows: [
      ["Example of a tradesman, a net price", { price_without: 500 }, { vat: "95", rate: "19" }],
      ["Example of a bookshop, a gross price", { find: "net", price_with: "10.70", category: "reduced" }, { vat: "0.70", rate: "7" }],
    ],
  },
  {
    title: "European Commission, Taxes in Europe Database, as listed by vatnode: Ireland 23%, 13.5% and 9%; 250 × 9% = 22.50",
    url: "https://vatnode.dev/blog/eu-vat-rates-2026",
    by: "hand",
    rows: [
      [
        "",
        { price_without: 250, country: "ie", category: "reduced_2" },
        { vat: "22.50", gross: "272.50", rate: "9" },
        { given: "Ireland's second reduced rate, on 250" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Revenu Québec's example has 5.00 and 9.98, and 5.00 + 9.98 = 14.98",
        { price_without: 100, country: "ca_qc" },
        { vat: "14.98", rate: "14.975" },
        { edge: "Quebec's GST of 5% and QST of 9.975% on $100, rounded together" },
      ],
      [
        "200 × 17.5% = 35",
        { price_without: 200, country: "gb", vat_rate: "17.5" },
        { vat: "35.00", gross: "235.00" },
        { edge: "A rate of your own comes before the country's" },
      ],
      [
        "20 ÷ 20% = 100, and 100 + 20 = 120",
        { find: "both", vat_paid: 20, vat_rate: 20 },
        { net: "100", gross: "120" },
        { given: "The price from its VAT: 20 at 20%" },
      ],
      ["(100 - 80) ÷ 80 = 25%", { find: "rate", price_without: 80, price_with: 100 }, { rate: "25", vat: "20" }, { given: "The rate between 80 and 100" }],
      [
        "3.125 × 20 ÷ 100 = 0.625, which down to the cent is 0.62",
        { price_without: "3.125", vat_rate: 20, rounding: "down" },
        { vat: "0.62" },
        { edge: "Half a cent goes up, and rounded down it stays: 0.625" },
      ],
      [
        "0.198 goes to 0.20 and 10 × 0.20 = 2.00, while 10 × 0.198 = 1.98",
        { price_without: "0.99", vat_rate: 20, quantity: 10, rounded_on: "article" },
        { vat: "2.00", gross: "11.90" },
        { edge: "Ten articles of 0.99 at 20%, rounded each: the cent of rounding counts ten times" },
      ],
    ],
  },
] satisfies Vectors<typeof vat>;
