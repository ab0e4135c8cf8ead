import type { Vectors } from "#engine";
import type commission from "./commission.ts";

const read = "2026-11-22";
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
  read,
};
const SLIDES = {
  title: "Section 1-6, Commission (pp. 103-105), slides of a business mathematics course",
  url: "https://slidetodoc.com/section-1-6-commission-pp-103-105-section/",
  read,
};

const MATH_SCORE = {
  title: "MathScore, Commissions, lesson for 8th grade",
  url: "http://mathscore.com/math/free/lessons/Florida/8th_grade/Commissions_lesson.html",
  read: "2026-11-23",
};

export default [
  {
    given: "A house for $260,000 at 3%",
    inputs: { sales: 260000, rate: 3 },
    expected: { commission: "7,800" },
    by: "published",
    source: { ...PREALGEBRA, place: "Helene the realtor" },
  },
  {
    given: "A stove for $1,450 at 6%",
    inputs: { sales: 1450, rate: 6 },
    expected: { commission: "87" },
    by: "published",
    source: { ...PREALGEBRA, place: "Rikki's stove" },
  },
  {
    given: "Real estate for $290,000 at 7.5%",
    inputs: { sales: 290000, rate: 7.5 },
    expected: { commission: "21,750" },
    by: "published",
    source: { ...SLIDES, place: "Example 1, Milton Arps" },
  },
  {
    given: "7% of $3,614, or $250 if that is more",
    inputs: { sales: 3614, rate: 7, guarantee: 250 },
    expected: { commission: "252.98", total_pay: "252.98" },
    by: "published",
    source: { ...SLIDES, place: "Example 2, Owen Theil" },
  },
  {
    given: "6% of the first $3,000, 8% of the next $5,000 and 10% above $8,000",
    inputs: { sales: 9000, plan: "marginal", tiers: "0:6; 3000:8; 8000:10" },
    expected: {
      commission: "680",
      "parts.1.commission": "180",
      "parts.2.commission": "400",
      "parts.3.commission": "100",
    },
    by: "published",
    source: {
      title: "MathTutor, Learning Business Math, Graduated Commissions",
      url: "https://mathtutor.com/software/business-math-lesson-overviews/lesson-0803.html",
      place: "Sample Problem, Ann Marin",
      read,
    },
  },
  {
    given: "5% of all sales above a quota of $17,000",
    inputs: { sales: 23800, plan: "marginal", tiers: "17000:5", base_pay: 3600 },
    expected: { commission: "340" },
    by: "published",
    source: { ...MATH_SCORE, place: "Example 3, Tiffany" },
  },
  {
    given: "A base of $10,000 and 6% of $59,000",
    inputs: { sales: 59000, rate: 6, base_pay: 10000 },
    expected: { commission: "3,540", total_pay: "13,540" },
    by: "published",
    source: { ...MATH_SCORE, place: "Example 2, Jose" },
  },
  {
    given: "17% of $37,000 and nothing else",
    inputs: { sales: 37000, rate: 17 },
    expected: { total_pay: "6,290" },
    by: "published",
    source: { ...MATH_SCORE, place: "Example 1, Sharon" },
  },
  {
    given: "Exactly at a threshold, the higher rate is reached",
    inputs: { sales: 8000, plan: "reached", tiers: "0:6; 3000:8; 8000:10" },
    expected: { commission: "800", next_rate: "10" },
    by: "hand",
    source: { title: "8,000 × 10% = 800" },
    edge: true,
  },
  {
    given: "The first tier begins above the sales: no commission, and the guarantee is paid",
    inputs: { sales: 500, plan: "marginal", tiers: "1000:10", base_pay: 200, guarantee: 300 },
    expected: { commission: "0", total_pay: "300", next_rate: "0" },
    by: "hand",
    source: { title: "500 - 1,000 is below 0, so 0 × 10% = 0; 200 + 0 = 200 is less than 300" },
    edge: true,
  },
  {
    given: "An insurance policy for $4,910 at 17.5%",
    inputs: { sales: 4910, rate: 17.5 },
    expected: { commission: "859.25" },
    by: "published",
    source: { ...PREALGEBRA, place: "Hector's policy", read: "2026-11-23" },
  },
  {
    given: "A computer for $2,190 at 18%",
    inputs: { sales: 2190, rate: 18 },
    expected: { commission: "394.20" },
    by: "published",
    source: { ...PREALGEBRA, place: "Fernando's sale", read: "2026-11-23" },
  },
  {
    given: "A dinette set for $225 at 9%",
    inputs: { sales: 225, rate: 9 },
    expected: { commission: "20.25" },
    by: "published",
    source: { ...PREALGEBRA, place: "Christopher's dinette set", read: "2026-11-23" },
  },
  {
    given: "A ring for $8,125 at 12%",
    inputs: { sales: 8125, rate: 12 },
    expected: { commission: "975" },
    by: "published",
    source: { ...PREALGEBRA, place: "Farrah's ring", read: "2026-11-23" },
  },
  {
    given: "A cruise for $3,900 at 7%",
    inputs: { sales: 3900, rate: 7 },
    expected: { commission: "273" },
    by: "published",
    source: { ...PREALGEBRA, place: "Bob's cruise", read: "2026-11-23" },
  },
] satisfies Vectors<typeof commission>;
