import type { Vectors } from "#engine";
import type selfEmploymentTax from "./self-employment-tax.ts";

export default [
  {
    title: "IRS Publication 517 for 2007, its example of Schedule SE",
    url: "http://www.missouribusiness.net/irs/taxmap/pubs/g15021x09.htm",
    read: "2026-11-27",
    rows: [
      [
        "John E. Michaels, lines 3 to 6",
        { profit: 44044 },
        { net_earnings: "40,675", tax: "6,223", deduction: "3,112" },
        { given: "today's rates, which are those of 2007" },
      ],
    ],
  },
  {
    title: "IRS Publication 517 for 2005, its example of Schedule SE",
    url: "https://unclefed.com/TaxHelpArchives/2005/HTML/p517/15021x09.gif-574866874.html",
    read: "2026-11-27",
    rows: [
      [
        "John E. Michaels, lines 3 to 6",
        { profit: 44174 },
        { net_earnings: "40,795", tax: "6,242", deduction: "3,121" },
        { given: "today's rates, which are those of 2005" },
      ],
    ],
  },
  {
    title: "J.K. Lasser's Your Income Tax 2017, chapter 45",
    url: "https://www.oreilly.com/library/view/jk-lassers-your/9781119248231/c45.xhtml",
    read: "2026-11-27",
    rows: [["no tax unless earnings exceed $433.13", { profit: 433.13 }, { tax: "0" }, { edge: "Net earnings are less than a cent below $400" }]],
  },
  {
    title: "TurboTax community, an expert's breakdown for 2025",
    url: "https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/202/message-id/1362778/print-single-message/true/page/1",
    read: "2026-11-27",
    always: { year: "2025" },
    rows: [["net earnings of $50,000", { profit: 50000 }, { net_earnings: "46,175", tax: "7,064.78" }]],
  },
  {
    title: "OpenExamPrep, EA exam: self-employment tax",
    url: "https://open-exam-prep.com/exams/ea/sole-proprietorships/self-employment-tax",
    read: "2026-11-27",
    always: { year: "2024" },
    rows: [
      ["net profit of $100,000", { profit: 100000 }, { net_earnings: "92,350", "shares.1.tax": "11,451", "shares.2.tax": "2,678", deduction: "7,065" }],
      ["high earner, $200,000", { profit: 200000 }, { net_earnings: "184,700", "shares.1.part": "168,600", "shares.1.tax": "20,906" }],
    ],
  },
  {
    title: "PolicyEngine UK, tests of Class 4 National Insurance",
    url: "https://github.com/PolicyEngine/policyengine-uk/blob/master/policyengine_uk/tests/policy/baseline/gov/hmrc/national_insurance/class_4/ni_class_4.yaml",
    read: "2026-11-27",
    by: "software",
    always: { country: "uk" },
    rows: [["2026 lower profits limit is frozen: (40,000 - 12,570) × 0.06", { profit: 40000 }, { tax: "1,645.80" }]],
  },
  {
    by: "hand",
    always: { year: "2026" },
    rows: [
      ["433.14 × 92.35% = 400.00479; 400.00479 × 15.3% = 61.20", { profit: 433.14 }, { tax: "61.20" }, { edge: "Net earnings of $400 owe the tax" }],
      [
        "100,000 × 92.35% = 92,350; (184,500 - 150,000) × 12.4% + 92,350 × 2.9% = 4,278 + 2,678.15",
        { profit: 100000, wages: 150000 },
        { tax: "6,956.15" },
        { edge: "Wages use up part of the Social Security limit" },
      ],
      ["100,000 × 92.35% × 2.9% = 2,678.15", { profit: 100000, wages: 184500 }, { tax: "2,678.15" }, { edge: "Wages use up all of the Social Security limit" }],
      [
        "300,000 × 92.35% = 277,050; (277,050 - 200,000) × 0.9% = 693.45; 184,500 × 12.4% + 277,050 × 2.9% = 22,878 + 8,034.45",
        { profit: 300000 },
        { tax: "30,912.45", additional_medicare: "693.45" },
      ],
      ["60,000 × 92.35% × 15.3% = 8,477.73; (8,477.73 + 5,000) ÷ 4 = 3,369.43", { profit: 60000, income_tax: 5000 }, { installment: "3,369.43" }],
      ["37,700 × 6% = 2,262", { country: "uk", profit: 50270 }, { tax: "2,262" }, { edge: "The upper profits limit itself" }],
      ["37,700 × 6% + 1,730 × 2% = 2,262 + 34.60; 2,296.60 ÷ 2 = 1,148.30", { country: "uk", profit: 52000 }, { tax: "2,296.60", installment: "1,148.30" }],
      ["12,570 - 12,570 = 0", { country: "uk", profit: 12570 }, { tax: "0" }, { edge: "The lower profits limit itself" }],
    ],
  },
] satisfies Vectors<typeof selfEmploymentTax>;
