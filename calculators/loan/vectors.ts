import type { Vectors } from "#engine";
import type loan from "./loan.ts";

const openstax = (section: string, url: string) => ({ title: `OpenStax, Contemporary Mathematics, ${section}`, url });
const BASICS = openstax(
  "section 6.8, The Basics of Loans",
  "https://openstax.org/books/contemporary-mathematics/pages/6-8-the-basics-of-loans",
);
const STUDENT = openstax(
  "section 6.9, Understanding Student Loans",
  "https://openstax.org/books/contemporary-mathematics/pages/6-9-understanding-student-loans",
);
const FINANCE = {
  title: "OpenStax, Principles of Finance, section 8.2, Annuities",
  url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
};
const TI = { title: "Texas Instruments, BA II PLUS guidebook (1997), Computing Loan Payments" };
const NUMPY = {
  title: "numpy-financial, test suite, tests/test_financial.py",
  url: "https://github.com/numpy/numpy-financial",
};
const dax = (name: string) => ({
  title: `Microsoft Learn, DAX reference, ${name.toUpperCase()} function, example`,
  url: `https://learn.microsoft.com/en-us/dax/${name}-function-dax`,
});

export default [
  {
    given: "$136,700 at 5.75% in 180 monthly payments, rounded up to the cent by the book",
    inputs: { amount: 136700, annual_rate: 5.75, payments: 180 },
    expected: { payment: "1135.18" },
    by: "published",
    source: BASICS,
    rounding: "up",
  },
  {
    given: "A student loan of $3,500 at 4.99% in 120 payments, rounded up to the cent by the book",
    inputs: { amount: 3500, annual_rate: 4.99, payments: 120 },
    expected: { payment: "37.11" },
    by: "published",
    source: STUDENT,
    rounding: "up",
  },
  {
    given: "A student loan of $27,800 at 8.375% in 180 payments, rounded up to the cent by the book",
    inputs: { amount: 27800, annual_rate: 8.375, payments: 180 },
    expected: { payment: "271.73" },
    by: "published",
    source: STUDENT,
    rounding: "up",
  },
  {
    given: "$100,000 at 5% in 240 monthly payments",
    inputs: { amount: 100000, annual_rate: 5, payments: 240 },
    expected: { payment: "659.96" },
    by: "published",
    source: {
      title: "How to Use an HP 12C Mortgage Calculator",
      url: "https://pocketsense.com/use-hp-12c-mortgage-calculator-6067410.html",
    },
  },
  {
    given: "$75,000 at 5.5% in 360 monthly payments",
    inputs: { amount: 75000, annual_rate: 5.5, payments: 360 },
    expected: { payment: "425.84" },
    by: "published",
    source: { title: "Texas Instruments, BA II PLUS guidebook, Computing Monthly Payments" },
  },
  {
    given: "$75,000 at 8.5% in 360 monthly payments",
    inputs: { amount: 75000, annual_rate: 8.5, payments: 360 },
    expected: { payment: "576.69" },
    by: "published",
    source: TI,
  },
  {
    given: "The same in 120 quarterly payments",
    inputs: { amount: 75000, annual_rate: 8.5, payments: 120, frequency: "quarterly" },
    expected: { payment: "1732.71" },
    by: "published",
    source: TI,
  },
  {
    given: "A car loan of $12,500 at 3.5% over 36 months, and all that is paid",
    inputs: { amount: 12500, annual_rate: 3.5, payments: 36 },
    expected: { payment: "366.28", total_paid: "13185.94" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ user's guide, Additional Examples, Automobile Loan",
      url: "https://manualshive.com/en/manual/hp/10bii/156448?page=153",
    },
  },
  {
    given: "$275,000 at 5.88% over 30 years",
    inputs: { amount: 275000, annual_rate: 5.88, payments: 360 },
    expected: { payment: "1627.61", total_interest: "310938.79", total_paid: "585938.79" },
    by: "published",
    source: {
      title: "Calculated Industries, Qualifier Plus IIIfx user's guide, Bi-Weekly Loans",
      url: "https://manualsfile.com/product/k3da53510dw.html?page=43",
    },
  },
  {
    given: "Half a percent a month on 200,000 in 180 payments",
    inputs: { amount: 200000, annual_rate: 6, payments: 180 },
    expected: { payment: "1687.713656" },
    by: "published",
    source: {
      title: "ExcelFinancialFunctions, spot tests against Excel",
      url: "https://github.com/fsprojects/ExcelFinancialFunctions",
    },
  },
  {
    given: "80% a year on 20,000 in three yearly payments, to 28 digits",
    inputs: { amount: 20000, annual_rate: 80, payments: 3, frequency: "yearly" },
    expected: { payment: "19311.25827814569536423841060" },
    by: "published",
    source: NUMPY,
  },
  {
    given: "$75,000 withdrawn over five years at 3%, once a year",
    inputs: { amount: 75000, annual_rate: 3, payments: 5, frequency: "yearly" },
    expected: { payment: "16376.59" },
    by: "published",
    source: FINANCE,
  },
  {
    given: "$10,000 at 4.75% over 20 years, after payment 15",
    inputs: { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 15 },
    expected: { payment: "64.62", balance_after: "9613.83" },
    by: "published",
    source: BASICS,
  },
  {
    given: "The same, the interest in payment 10",
    inputs: { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 10 },
    expected: { interest_part: "38.68" },
    by: "published",
    source: BASICS,
  },
  {
    given: "The same, the interest in payments 1 to 18",
    inputs: { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 18 },
    expected: { interest_so_far: "697.01" },
    by: "published",
    source: BASICS,
  },
  {
    given: "Interest in the first of 36 payments on 8,000 at 10%",
    inputs: { amount: 8000, annual_rate: 10, payments: 36, payment_number: 1 },
    expected: { interest_part: "66.6666666666667" },
    by: "published",
    source: dax("ipmt"),
  },
  {
    given: "Interest in the last of three yearly payments on 8,000 at 10%",
    inputs: { amount: 8000, annual_rate: 10, payments: 3, frequency: "yearly", payment_number: 3 },
    expected: { interest_part: "292.447129909366", balance_after: "0" },
    by: "published",
    source: dax("ipmt"),
    edge: true,
  },
  {
    given: "Principal in the last of ten yearly payments on 200,000 at 8%",
    inputs: { amount: 200000, annual_rate: 8, payments: 10, frequency: "yearly", payment_number: 10 },
    expected: { principal_part: "27598.0534624214" },
    by: "published",
    source: dax("ppmt"),
  },
  {
    given: "Principal in the first of 60 payments on 55,000 at 10%, to the 25 digits on which libraries agree",
    inputs: { amount: 55000, annual_rate: 10, payments: 60, payment_number: 1 },
    expected: { principal_part: "710.2541257864217612489831" },
    by: "published",
    source: NUMPY,
  },
  {
    given: "Interest in the first of 360 payments on 125,000 at 9%",
    inputs: { amount: 125000, annual_rate: 9, payments: 360, payment_number: 1 },
    expected: { interest_so_far: "937.5" },
    by: "published",
    source: dax("cumipmt"),
  },
  {
    given: "The amount that 20 yearly payments of 12,000 clear at 7%, to 28 digits",
    inputs: { find: "amount", payment: 12000, annual_rate: 7, payments: 20, frequency: "yearly" },
    expected: { amount: "127128.1709461939327295222005" },
    by: "published",
    source: NUMPY,
  },
  {
    given: "The amount that five yearly payments of $25,000 clear at 8%",
    inputs: { find: "amount", payment: 25000, annual_rate: 8, payments: 5, frequency: "yearly" },
    expected: { amount: "99817.75" },
    by: "published",
    source: FINANCE,
  },
  {
    given: "The amount that ten yearly payments of $45,000 clear at 6%, in whole dollars",
    inputs: { find: "amount", payment: 45000, annual_rate: 6, payments: 10, frequency: "yearly" },
    expected: { amount: "331204" },
    by: "published",
    source: FINANCE,
  },
  {
    given: "The rate of 360 payments of $425.84 on $75,000",
    inputs: { find: "rate", amount: 75000, payment: 425.84, payments: 360 },
    expected: { annual_rate: "5.50" },
    by: "published",
    source: { title: "Texas Instruments, BA II PLUS guidebook, Computing Basic Loan Interest" },
  },
  {
    given: "The rate of a period, 48 payments of 200 on 8,000, to the digits on which spreadsheets agree",
    inputs: { find: "rate", amount: 8000, payment: 200, payments: 48, frequency: "yearly" },
    expected: { annual_rate: "0.770147248820" },
    by: "published",
    source: dax("rate"),
  },
  {
    given: "No interest: 15,000 in 60 payments",
    inputs: { amount: 15000, annual_rate: 0, payments: 60 },
    expected: { payment: "250", total_interest: "0" },
    by: "published",
    source: NUMPY,
    edge: true,
  },
  {
    given: "The last payment is smaller: $1,000 without interest at $300 a month",
    inputs: { find: "term", amount: 1000, annual_rate: 0, payment: 300 },
    expected: { payments: "4", last_payment: "100", total_paid: "1000" },
    by: "hand",
    source: { title: "3 × 300 = 900, and 1,000 - 900 = 100 is left for payment 4" },
    edge: true,
  },
  {
    given: "A payment in cents: $1,627.61 pays off $275,000 at 5.88% in 360 months, not in 361",
    inputs: { find: "term", amount: 275000, annual_rate: 5.88, payment: 1627.61 },
    expected: { payments: "360", total_interest: "310938.79" },
    by: "published",
    source: {
      title: "Calculated Industries, Qualifier Plus IIIfx user's guide, Bi-Weekly Loans",
      url: "https://manualsfile.com/product/k3da53510dw.html?page=43",
    },
    edge: true,
  },
  {
    given: "Payments that come to exactly what was borrowed are a rate of zero",
    inputs: { find: "rate", amount: 1200, payment: 100, payments: 12 },
    expected: { annual_rate: "0", effective_rate: "0" },
    by: "hand",
    source: { title: "12 × 100 = 1,200" },
    edge: true,
  },
  {
    given: "One payment of $1,120 after a year on $1,000",
    inputs: { find: "rate", amount: 1000, payment: 1120, payments: 1, frequency: "yearly" },
    expected: { annual_rate: "12", total_interest: "120" },
    by: "hand",
    source: { title: "1,120 ÷ 1,000 - 1 = 0.12" },
    edge: true,
  },
  {
    given: "At 1,000% a year, payment after payment is nearly all interest, and the loan is still owed",
    inputs: {
      find: "payment",
      amount: 25000,
      annual_rate: 1000,
      payments: 5200,
      frequency: "weekly",
      payment_number: 4680,
    },
    expected: { interest_part: "4807.69", principal_part: "0.00", balance_after: "25000.00" },
    by: "hand",
    source: {
      title: "25,000 × 10 ÷ 52 = 4,807.69; all but 25,000 ÷ 1.19^520, which is less than a cent, is owed still",
    },
    edge: true,
  },
  {
    given: "A payment of $499 a week on $1 is a rate of 49,900% a week, and the dollar is owed to the end",
    inputs: { find: "rate", amount: 1, payment: 499, payments: 5200, frequency: "weekly", payment_number: 4680 },
    expected: { annual_rate: "2594800", interest_part: "499.00", balance_after: "1.00" },
    by: "hand",
    source: { title: "1 × 499 = 499 is all interest; 499 × 52 × 100 = 2,594,800" },
    edge: true,
  },
] satisfies Vectors<typeof loan>;
