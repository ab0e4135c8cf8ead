import { ELEMENTARY_ALGEBRA_3_2_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type discount from "./discount.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
    read: "2026-11-22",
    place: "section 6.2",
    rows: [
      ["example 1", { price: "75.80", discount_rate: 25 }, { saved: "18.95", total: "56.85" }],
      ["example 1", { price: "168.90", discount_rate: 30 }, { saved: "50.67", total: "118.23" }],
      ["example 2", { find: "rate", price: 1200, sale_price: 900 }, { total_rate: "25" }],
      ["example 3", { find: "original", sale_price: 90, discount_rate: 75 }, { original: "360.00" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
    read: "2026-11-22",
    place: "section 6.3",
    rows: [
      ["Jeannette's swimsuit", { find: "rate", price: 31, sale_price: "13.95" }, { saved: "17.05", total_rate: "55" }],
      [
        "Everyday Math, Yvonne's coupons, part a",
        { find: "amount_off", price: 195, discount_amount: 20, second_rate: 25 },
        { reduced: "131.25" },
        { edge: "A coupon of $20 first, and then one of 25%, for a bedspread of $195" },
      ],
      ["Marta's dishwasher", { find: "amount_off", price: 525, discount_amount: 75 }, { total: "450" }],
      ["Orlando's shoes", { find: "amount_off", price: 112, discount_amount: 30 }, { reduced: "82" }],
      ["Perla's cellphone", { find: "amount_off", price: 189, discount_amount: 50 }, { reduced: "139" }],
      ["Sophie's dress", { find: "amount_off", price: 96, discount_amount: 15 }, { reduced: "81" }],
      ["Rick's tool set", { find: "amount_off", price: 165, discount_amount: 40 }, { reduced: "125" }],
      ["Janelle's beach chair", { price: "44.95", discount_rate: 60 }, { saved: "26.97", reduced: "17.98" }],
      ["Kathy's camera", { price: 389, discount_rate: 33 }, { saved: "128.37", reduced: "260.63" }],
      ["Erys's treadmill", { price: "949.95", discount_rate: 35 }, { saved: "332.48", reduced: "617.47" }],
      ["Nick's air conditioner", { find: "rate", price: 400, sale_price: 340 }, { saved: "60", total_rate: "15" }],
      ["Larry and Donna's sofa", { find: "rate", price: 1920, sale_price: 1344 }, { saved: "576", total_rate: "30" }],
      ["Patty's stroller", { find: "rate", price: 355, sale_price: "301.75" }, { saved: "53.25", total_rate: "15" }],
      ["Nikki's patio set", { find: "rate", price: 850, sale_price: 480 }, { saved: "370", total_rate: "43.5" }],
    ],
  },
  {
    ...ELEMENTARY_ALGEBRA_3_2_PAGE,
    read: "2026-11-22",
    place: "section 3.2",
    rows: [
      ["Elise's dress", { price: 140, discount_rate: 35 }, { saved: "49", total: "91" }],
      ["Sergio's belt", { price: 29, discount_rate: 40 }, { saved: "11.60", total: "17.40" }],
      ["Oscar's barbecue", { price: 395, discount_rate: 65 }, { saved: "256.75", total: "138.25" }],
      ["Lena's kitchen table", { find: "rate", price: 560, sale_price: "375.20" }, { saved: "184.80", total_rate: "33" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "80 - 20 = 60; 60 - 6 = 54; 54 × 8 ÷ 100 = 4.32; 26 ÷ 80 = 32.5%",
        { find: "amount_off", price: 80, discount_amount: 20, second_rate: 10, tax_rate: 8 },
        { reduced: "54", tax: "4.32", total: "58.32", saved: "26", total_rate: "32.5" },
        { given: "An amount off, then a percentage, then tax" },
      ],
      [
        "19.99 - 19.99 × 100 ÷ 100 = 0",
        { price: "19.99", discount_rate: 100, tax_rate: 8 },
        { total: "0", saved: "19.99", total_rate: "100" },
        { edge: "Everything off" },
      ],
      [
        "0.30 × 85 ÷ 100 = 0.255, and half a cent goes up; 0.30 × 15 ÷ 100 = 0.045",
        { price: "0.30", discount_rate: 15 },
        { reduced: "0.26", saved: "0.05" },
        { edge: "Half a cent that binary floating point loses: 15% off 0.30" },
      ],
    ],
  },
] satisfies Vectors<typeof discount>;
