import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type unitPrice from "./unit-price.ts";

export default [
  {
    ...PREALGEBRA_5_6,
    read: "2026-11-22",
    always: { per: "each" },
    rows: [
      ["Find Unit Price, case of 24 bottles of water", { items: "Water:3.99:24:each" }, { unit_price: "0.16625" }],
      [
        "Which detergent has the lowest cost per load?",
        { items: "Liquid:14.99:64:each; Powder:15.99:80:each" },
        { "prices.1.unit_price": "0.23", "prices.2.unit_price": "0.20", best: "Powder" },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e, chapter 5, practice test",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-practice-test",
    read: "2026-11-22",
    rows: [
      [
        "Laundry detergent: 64 ounces for $10.99 or 48 ounces for $8.49",
        { items: "A:10.99:64:oz; B:8.49:48:oz", per: "oz" },
        { unit_price: "0.172", highest: "0.177" },
      ],
    ],
  },
  {
    title: "R. Larson, College Prep Algebra, Math Help for section 3.4",
    url: "https://www.collegeprepalgebra.com/cpa/content/math-help/chapter-3/section-4/page-130",
    read: "2026-11-22",
    rows: [["Page 130, Unit Prices, Example 3: Tip", { items: "Pack:7.14:5.25:lb", per: "lb" }, { unit_price: "1.36" }]],
  },
  {
    title: "GCF Global, Money Basics, Price per unit",
    url: "https://www.gcflearnfree.org/moneybasics/shopping/5/",
    read: "2026-11-22",
    rows: [
      ["Price per unit, shampoo", { items: "Small:2.95:12:fl oz; Large:3.50:15:fl oz", per: "floz" }, { highest: "0.246", unit_price: "0.233", best: "Large" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 lb = 16 oz, and 16 ÷ 16 = 1",
        { items: "A:16:1:lb; B:16:16:oz", per: "oz" },
        { unit_price: "1", saving: "0", best: "A and B" },
        { edge: "The same amount in two units costs the same" },
      ],
      [
        "1 ÷ 0.0295735295625 = 33.8140227018; 3.38140227018 ÷ 33.8140227018 = 0.1",
        { items: "Liter:3.38140227018:1:l", per: "floz" },
        { unit_price: "0.1" },
        { given: "A liter is 33.814 US fluid ounces" },
      ],
      [
        "0 ÷ 5 = 0 and 4 ÷ 16 = 0.25; 0.25 - 0 is 100% of 0.25",
        { items: "Sample:0:5:oz; Bag:4:16:oz", per: "oz" },
        { unit_price: "0", highest: "0.25", saving: "100", "prices.2.more": "" },
        { edge: "Something for free" },
      ],
    ],
  },
  {
    ...PREALGEBRA_5_6,
    read: "2026-11-23",
    rows: [
      [
        "Brand A and Brand B Storage Bags",
        { items: "Brand A:4.59:40:each; Brand B:3.99:30:each", per: "each" },
        { "prices.1.unit_price": "0.11", "prices.2.unit_price": "0.13", best: "Brand A" },
      ],
      [
        "Brand C and Brand D Chicken Noodle Soup",
        { items: "Brand C:1.89:26:oz; Brand D:0.95:10.75:oz", per: "oz" },
        { "prices.1.unit_price": "0.07", "prices.2.unit_price": "0.09", best: "Brand C" },
      ],
      ["24-pack of juice boxes", { items: "Juice:6.99:24:each", per: "each" }, { unit_price: "0.29" }],
      ["24-pack of bottles of ice tea", { items: "Tea:12.72:24:each", per: "each" }, { unit_price: "0.53" }],
    ],
  },
  {
    ...PREALGEBRA_5_6,
    read: "2026-11-24",
    place: "Exercises",
    rows: [
      ["soap bars", { items: "Soap:8.69:8:each", per: "each" }, { unit_price: "1.09" }],
      ["women's sports socks", { items: "Socks:7.99:6:each", per: "each" }, { unit_price: "1.33" }],
      ["snack packs of cookies", { items: "Cookies:5.79:12:each", per: "each" }, { unit_price: "0.48" }],
      ["CD-RW discs", { items: "Discs:14.99:25:each", per: "each" }, { unit_price: "0.60" }],
      ["mouthwash", { items: "Large:6.99:50.7:oz; Small:4.79:33.8:oz", per: "oz" }, { unit_price: "0.138", highest: "0.142", best: "Large" }],
      [
        "breakfast cereal",
        { items: "18-ounce size:3.99:18:oz; 14-ounce size:3.29:14:oz", per: "oz" },
        { unit_price: "0.222", highest: "0.235", best: "18-ounce size" },
      ],
      [
        "ketchup",
        { items: "Regular:2.99:40:oz; Squeeze:4.39:64:oz", per: "oz" },
        { "prices.1.unit_price": "0.075", "prices.2.unit_price": "0.069", best: "Squeeze" },
      ],
      ["cheese", { items: "1 lb block:6.49:1:lb; Half-pound block:3.39:0.5:lb", per: "lb" }, { "prices.2.unit_price": "6.78", best: "1 lb block" }],
    ],
  },
] satisfies Vectors<typeof unitPrice>;
