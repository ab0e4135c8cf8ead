import { describe, expect, it } from "vitest";
import {
  accumulated,
  balanceAfter,
  clearing,
  clearingInCents,
  equivalentRate,
  interestIn,
  levelLoan,
  levelPayment,
  paymentsUntil,
  rateOf,
} from "./annuity.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { ceil, round } from "./round.ts";

const monthly = (percent: string | number) => decimal(percent).div(1200);
const text = (amount: Decimal, digits: number) => round(amount, digits).toFixed(digits);

describe("The level payment", () => {
  it.each([
    ["TI BA II PLUS guidebook, monthly", 75000, monthly(5.5), 360, "425.84"],
    ["TI BA II PLUS guidebook (1997), monthly", 75000, monthly(8.5), 360, "576.69"],
    ["TI BA II PLUS guidebook (1997), quarterly", 75000, decimal("8.5").div(400), 120, "1732.71"],
    ["HP 12C, pocketsense.com", 100000, monthly(5), 240, "659.96"],
    ["HP 12C user's guide, section 3", 50000, monthly(13.25), 300, "573.35"],
    ["CFPB sample form H-25(B)", 162000, monthly(3.875), 360, "761.78"],
    ["ExcelFinancialFunctions, Readme2", 200000, decimal("0.005"), 180, "1687.713656"],
    ["numpy-financial, test_pmt_decimal_broadcast", 20000, decimal("0.8"), 3, "19311.25827814569536423841060"],
    ["numpy-financial, test_pmt_zero_rate", 15000, decimal(0), 60, "250"],
    ["OpenStax, Principles of Finance, Annuities", 75000, decimal("0.03"), 5, "16376.59"],
    ["HEC Montréal, BA II Plus, P/Y = 12, C/Y = 2", 85000, equivalentRate(decimal(6), 2, 12), 240, "605.3601756"],
  ])("%s", (_, principal, rate, periods, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(text(levelPayment(decimal(principal), rate, periods), digits)).toBe(expected);
  });

  it.each([
    [136700, "5.75", 180, "1135.18"],
    [3500, "4.99", 120, "37.11"],
    [27800, "8.375", 180, "271.73"],
    [22778, "4.5", 72, "361.58"],
    [16990, "7.5", 36, "528.50"],
    [132650, "4.8", 360, "695.97"],
  ])(
    "OpenStax, Contemporary Mathematics, which rounds up: %d at %s %% in %d months",
    (loan, percent, months, expected) => {
      const payment = levelPayment(decimal(loan), monthly(percent), months);
      expect(ceil(payment, 2).toFixed(2)).toBe(expected);
    },
  );

  it("is the loan with its interest where there is one payment, and never less than the interest", () => {
    expect(levelPayment(decimal(1000), decimal("0.05"), 1).toString()).toBe("1050");
    expect(levelPayment(decimal(1000), decimal("0.05"), 5000).gte(50)).toBe(true);
  });
});

describe("What is left, and what it takes", () => {
  it("OpenStax, Contemporary Mathematics, The Basics of Loans, example 3", () => {
    const [loan, rate] = [decimal(10000), monthly(4.75)];
    const payment = levelPayment(loan, rate, 240);
    expect(text(payment, 2)).toBe("64.62");
    expect(text(balanceAfter(loan, rate, payment, 15), 2)).toBe("9613.83");
    expect(text(balanceAfter(loan, rate, payment, 9).times(rate), 2)).toBe("38.68");
  });

  it("Microsoft, DAX reference, IPMT, PPMT and CUMIPMT", () => {
    const third = levelPayment(decimal(8000), decimal("0.1"), 3);
    expect(text(balanceAfter(decimal(8000), decimal("0.1"), third, 2).times("0.1"), 12)).toBe("292.447129909366");
    const tenth = levelPayment(decimal(200000), decimal("0.08"), 10);
    expect(text(balanceAfter(decimal(200000), decimal("0.08"), tenth, 9), 10)).toBe("27598.0534624214");
  });

  it.each([
    ["OpenStax, Methods of Savings, example 5", 250, monthly("3.75"), 96, "27938.20"],
    ["OpenStax, Investments, example 7", 1300, decimal("11.62").div(400), 20, "34595.88"],
    ["numpy-financial, test_decimal", 2000, decimal("0.075"), 20, "86609.3626730430004053673"],
  ])("deposits grow: %s", (_, deposit, rate, periods, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(text(accumulated(rate, periods).times(deposit), digits)).toBe(expected);
  });

  it("Mortgage Calc Master: $300,000 at 6.5% with $200 extra ends 83 months early", () => {
    const [loan, rate] = [decimal(300000), monthly("6.5")];
    const cleared = clearing(loan, rate, levelPayment(loan, rate, 360).plus(200), 360);
    expect(cleared?.payments).toBe(277);
    expect(cleared && text(cleared.interest, 0)).toBe("279185");
  });

  it.each([
    [4, 100, 259],
    [5, 100, 256],
    [4, 200, 204],
    [4, 300, 169],
    [5, 300, 166],
    [4, 500, 126],
  ])(
    "TimeValue Software, tabled at freeby50.com: $100,000 at %d% with $%d extra takes %d months",
    (percent, extra, months) => {
      const [loan, rate] = [decimal(100000), monthly(percent)];
      const payment = levelPayment(loan, rate, 360).plus(extra);
      expect(paymentsUntil(0, loan, rate, payment, 360)).toBe(months);
    },
  );

  it("CFPB sample form H-25(B): 80 payments until the balance is 78% of $180,000", () => {
    const [loan, rate] = [decimal(162000), monthly("3.875")];
    expect(paymentsUntil(140400, loan, rate, levelPayment(loan, rate, 360), 360)).toBe(80);
  });
});

describe("A count of payments", () => {
  const rate = decimal("0.01");

  it("is none where the balance is already there, and undefined where the payments never bring it there", () => {
    expect(paymentsUntil(1000, decimal(1000), rate, decimal(20), 100)).toBe(0);
    expect(paymentsUntil(0, decimal(1000), rate, decimal(20), 10)).toBeUndefined();
    expect(paymentsUntil(0, decimal(1000), rate, decimal(10), 5000)).toBeUndefined();
    expect(clearing(decimal(1000), rate, decimal(9), 5000)).toBeUndefined();
  });

  it("does not take one more for a hair of rounding: $1,200 at 20% is cleared by one payment of $1,220", () => {
    expect(clearing(decimal(1200), monthly(20), decimal(1220), 12)).toMatchObject({
      payments: 1,
      interest: decimal(20),
    });
    expect(paymentsUntil(0, decimal(1200), monthly(20), decimal("1219.99"), 12)).toBe(2);
  });
});

// The second by hand: the sixth root of 1.03, less one. The third is Microsoft's example of EFFECT in the DAX reference.
describe("The rate of a payment period", () => {
  it.each([
    ["6", 12, 12, "0.005"],
    ["6", 2, 12, "0.0049386220312"],
    ["5.25", 4, 1, "0.0535426673708"],
    ["0", 2, 12, "0"],
    ["100", 1, 1, "1"],
  ])("of %s % compounded %d times, paid %d times a year is %s", (percent, compounded, payments, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(text(equivalentRate(decimal(percent), compounded, payments), digits)).toBe(expected);
  });
});

describe("A payment in cents", () => {
  const [loan, rate] = [decimal(300000), monthly("6.5")];
  const months = (payment: string) => clearingInCents(loan, rate, decimal(payment), 1200)?.payments;

  it("that is a level one, rounded, settles the cents in the last payment: the level one is 1,896.2040…", () => {
    expect(clearing(loan, rate, decimal("1896.20"), 1200)?.payments).toBe(361);
    expect(months("1896.20")).toBe(360);
    expect(clearingInCents(loan, rate, decimal("1896.20"), 1200)).toEqual(levelLoan(loan, rate, 360));
    // Calculated Industries, Qualifier Plus IIIfx: $275,000 at 5.88% is $1,627.61 a month and $310,938.79 of interest.
    const rounded = clearingInCents(decimal(275000), monthly("5.88"), decimal("1627.61"), 1200);
    expect(rounded?.payments).toBe(360);
    expect(rounded && text(rounded.interest, 2)).toBe("310938.79");
  });

  it("that is no level one takes as many payments as it takes", () => {
    expect(months("1896.19")).toBe(361);
    expect(months("1896.21")).toBe(360);
    expect(clearingInCents(loan, rate, decimal("1896.21"), 1200)?.payment.toString()).toBe("1896.21");
    expect(months("1625")).toBeUndefined();
    expect(clearingInCents(decimal(100), decimal(0), decimal(250), 1200)).toMatchObject({ payments: 1 });
  });

  it("has exactly no interest where there is no rate", () => {
    const free = levelLoan(decimal(1000), decimal(0), 7);
    expect(free.interest.toString()).toBe("0");
    expect(interestIn(decimal(1000), decimal("0.01"), decimal(1010), 1).toString()).toBe("10");
  });
});

// For one payment the rate is payment ÷ principal - 1.
it.each([
  [3, 400],
  [300, 301],
])("the rate that makes %d into %d in one period is found to thirty digits and more", (principal, payment) => {
  const [amount, paid] = [decimal(principal), decimal(payment)];
  const rate = paid.minus(amount).div(amount);
  expect(rateOf(amount, paid, 1)?.toSignificantDigits(32).toString()).toBe(rate.toSignificantDigits(32).toString());
});

// What is discounted by (1 + rate)^110 is nothing any more: the payment is the interest alone.
it("a rate far beyond any lender's is found too", () => {
  const rate = rateOf(decimal(4061), decimal(99300000), 110);
  expect(rate?.toSignificantDigits(30).toString()).toBe(decimal(99300000).div(4061).toSignificantDigits(30).toString());
});

describe("a payment of exactly the interest", () => {
  it("never pays a loan off, however long it is paid", () => {
    expect(paymentsUntil(0, decimal(500), decimal("0.15"), decimal(75), 5200)).toBeUndefined();
    expect(balanceAfter(decimal(500), decimal("0.15"), decimal(75), 5200).toString()).toBe("500");
  });

  it("and with a cent on top it does: ln(75.01 ÷ 0.01) ÷ ln 1.15 is 63.8", () => {
    expect(paymentsUntil(0, decimal(500), decimal("0.15"), decimal("75.01"), 5200)).toBe(64);
  });
});
