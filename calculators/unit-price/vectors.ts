import type { Vectors } from "#engine";
import type unitPrice from "./unit-price.ts";

const read = "2026-11-22";
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
  read,
};

const exercise = (place: string) => ({
  title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "A case of 24 bottles for $3.99",
    inputs: { items: "Water:3.99:24:each", per: "each" },
    expected: { unit_price: "0.16625" },
    by: "published",
    source: { ...PREALGEBRA, place: "Find Unit Price, case of 24 bottles of water" },
  },
  {
    given: "Liquid detergent for 64 loads or powder for 80",
    inputs: { items: "Liquid:14.99:64:each; Powder:15.99:80:each", per: "each" },
    expected: { "prices.1.unit_price": "0.23", "prices.2.unit_price": "0.20", best: "Powder" },
    by: "published",
    source: { ...PREALGEBRA, place: "Which detergent has the lowest cost per load?" },
  },
  {
    given: "Detergent: 64 ounces for $10.99 or 48 ounces for $8.49",
    inputs: { items: "A:10.99:64:oz; B:8.49:48:oz", per: "oz" },
    expected: { unit_price: "0.172", highest: "0.177" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e, chapter 5, practice test",
      url: "https://openstax.org/books/prealgebra-2e/pages/5-practice-test",
      place: "Laundry detergent: 64 ounces for $10.99 or 48 ounces for $8.49",
      read,
    },
  },
  {
    given: "5 pounds and 4 ounces for $7.14",
    inputs: { items: "Pack:7.14:5.25:lb", per: "lb" },
    expected: { unit_price: "1.36" },
    by: "published",
    source: {
      title: "R. Larson, College Prep Algebra, Math Help for section 3.4",
      url: "https://www.collegeprepalgebra.com/cpa/content/math-help/chapter-3/section-4/page-130",
      place: "Page 130, Unit Prices, Example 3: Tip",
      read,
    },
  },
  {
    given: "Shampoo: 12 ounces for $2.95 or 15 ounces for $3.50",
    inputs: { items: "Small:2.95:12:fl oz; Large:3.50:15:fl oz", per: "floz" },
    expected: { highest: "0.246", unit_price: "0.233", best: "Large" },
    by: "published",
    source: {
      title: "GCF Global, Money Basics, Price per unit",
      url: "https://www.gcflearnfree.org/moneybasics/shopping/5/",
      place: "Price per unit, shampoo",
      read,
    },
  },
  {
    given: "The same amount in two units costs the same",
    inputs: { items: "A:16:1:lb; B:16:16:oz", per: "oz" },
    expected: { unit_price: "1", saving: "0", best: "A and B" },
    by: "hand",
    source: { title: "1 lb = 16 oz, and 16 ÷ 16 = 1" },
    edge: true,
  },
  {
    given: "A liter is 33.814 US fluid ounces",
    inputs: { items: "Liter:3.38140227018:1:l", per: "floz" },
    expected: { unit_price: "0.1" },
    by: "hand",
    source: { title: "1 ÷ 0.0295735295625 = 33.8140227018; 3.38140227018 ÷ 33.8140227018 = 0.1" },
  },
  {
    given: "Something for free",
    inputs: { items: "Sample:0:5:oz; Bag:4:16:oz", per: "oz" },
    expected: { unit_price: "0", highest: "0.25", saving: "100", "prices.2.more": "" },
    by: "hand",
    source: { title: "0 ÷ 5 = 0 and 4 ÷ 16 = 0.25; 0.25 - 0 is 100% of 0.25" },
    edge: true,
  },
  {
    given: "Storage bags: 40 for $4.59 or 30 for $3.99",
    inputs: { items: "Brand A:4.59:40:each; Brand B:3.99:30:each", per: "each" },
    expected: { "prices.1.unit_price": "0.11", "prices.2.unit_price": "0.13", best: "Brand A" },
    by: "published",
    source: { ...PREALGEBRA, place: "Brand A and Brand B Storage Bags", read: "2026-11-23" },
  },
  {
    given: "Soup: 26 ounces for $1.89 or 10.75 ounces for $0.95",
    inputs: { items: "Brand C:1.89:26:oz; Brand D:0.95:10.75:oz", per: "oz" },
    expected: { "prices.1.unit_price": "0.07", "prices.2.unit_price": "0.09", best: "Brand C" },
    by: "published",
    source: { ...PREALGEBRA, place: "Brand C and Brand D Chicken Noodle Soup", read: "2026-11-23" },
  },
  {
    given: "A case of 24 juice boxes for $6.99",
    inputs: { items: "Juice:6.99:24:each", per: "each" },
    expected: { unit_price: "0.29" },
    by: "published",
    source: { ...PREALGEBRA, place: "24-pack of juice boxes", read: "2026-11-23" },
  },
  {
    given: "A case of 24 bottles of iced tea for $12.72",
    inputs: { items: "Tea:12.72:24:each", per: "each" },
    expected: { unit_price: "0.53" },
    by: "published",
    source: { ...PREALGEBRA, place: "24-pack of bottles of ice tea", read: "2026-11-23" },
  },
  ...(
    [
      [
        "Eight soap bars for $8.69",
        { items: "Soap:8.69:8:each", per: "each" },
        { unit_price: "1.09" },
        "Exercises, soap bars",
      ],
      [
        "Six pairs of socks for $7.99",
        { items: "Socks:7.99:6:each", per: "each" },
        { unit_price: "1.33" },
        "Exercises, women's sports socks",
      ],
      [
        "12 snack packs for $5.79",
        { items: "Cookies:5.79:12:each", per: "each" },
        { unit_price: "0.48" },
        "Exercises, snack packs of cookies",
      ],
      [
        "25 discs for $14.99",
        { items: "Discs:14.99:25:each", per: "each" },
        { unit_price: "0.60" },
        "Exercises, CD-RW discs",
      ],
      [
        "Mouthwash: 50.7 ounces for $6.99 or 33.8 ounces for $4.79",
        { items: "Large:6.99:50.7:oz; Small:4.79:33.8:oz", per: "oz" },
        { unit_price: "0.138", highest: "0.142", best: "Large" },
        "Exercises, mouthwash",
      ],
      [
        "Cereal: 18 ounces for $3.99 or 14 ounces for $3.29",
        { items: "18-ounce size:3.99:18:oz; 14-ounce size:3.29:14:oz", per: "oz" },
        { unit_price: "0.222", highest: "0.235", best: "18-ounce size" },
        "Exercises, breakfast cereal",
      ],
      [
        "Ketchup: 40 ounces for $2.99 or 64 ounces for $4.39",
        { items: "Regular:2.99:40:oz; Squeeze:4.39:64:oz", per: "oz" },
        { "prices.1.unit_price": "0.075", "prices.2.unit_price": "0.069", best: "Squeeze" },
        "Exercises, ketchup",
      ],
      [
        "Cheese: a pound for $6.49 or half a pound for $3.39",
        { items: "1 lb block:6.49:1:lb; Half-pound block:3.39:0.5:lb", per: "lb" },
        { "prices.2.unit_price": "6.78", best: "1 lb block" },
        "Exercises, cheese",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: exercise(place),
  })),
] satisfies Vectors<typeof unitPrice>;
