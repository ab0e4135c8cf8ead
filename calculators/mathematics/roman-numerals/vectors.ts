import type { Vectors } from "#engine";
import type romanNumerals from "./roman-numerals.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/4-2-early-numeration-systems",
    read: "2026-11-26",
    place: "section 4.2, Early Numeration Systems",
    rows: [
      ["example on converting Roman numerals, XXVII", { number: "XXVII" }, { number: "27" }],
      ["example on converting Roman numerals, XXXIV", { number: "XXXIV" }, { number: "34" }],
      ["example on converting Roman numerals, MMCMXLVIII", { number: "MMCMXLVIII" }, { number: "2,948" }],
      ["example on converting to Roman numerals, 38", { number: "38" }, { roman: "XXXVIII" }],
      ["example on converting to Roman numerals, 846", { number: "846" }, { roman: "DCCCXLVI" }],
      ["example on converting to Roman numerals, 2,987", { number: "2,987" }, { roman: "MMCMLXXXVII" }],
    ],
  },
  {
    title: "LibreOffice 7.4 Help, ROMAN function",
    url: "https://help.libreoffice.org/7.4/en-US/text/scalc/01/func_roman.html",
    read: "2026-11-26",
    by: "software",
    rows: [["example ROMAN(999)", { number: "999" }, { roman: "CMXCIX" }]],
  },
  {
    by: "hand",
    rows: [
      ["MMM + CM + XC + IX = 3,000 + 900 + 90 + 9 = 3,999", { number: "3999" }, { roman: "MMMCMXCIX" }, { edge: "The largest numeral without lines" }],
      ["4 × 1,000 = 4,000, so IV has a line over both letters", { number: "(IV)" }, { number: "4,000", roman: "I̅V̅" }, { edge: "The first numeral with lines" }],
      ["3,999 × 1,000 + 999 = 3,999,999", { number: "3,999,999" }, { roman: "M̅M̅M̅C̅M̅X̅C̅I̅X̅CMXCIX" }, { edge: "The largest numeral with lines" }],
      ["7 = 5 + 2 = VII, 4 = 5 - 1 = IV, 1776 = 1000 + 700 + 70 + 6 = M DCC LXX VI", { find: "date", date: "1776-07-04" }, { roman: "VII·IV·MDCCLXXVI" }],
    ],
  },
] satisfies Vectors<typeof romanNumerals>;
