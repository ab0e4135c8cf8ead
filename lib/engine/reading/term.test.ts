import { describe, expect, it } from "vitest";
import { choice, count } from "../fields/declare.ts";
import { parseInputs } from "./parse-sent.ts";
import { readTexts } from "./texts.ts";

const inputs = {
  frequency: choice("Frequency", { monthly: "Every month", weekly: "Every week" }, { default: "monthly" }),
  payments: count("Payments", {
    min: 1,
    max: 3000,
    example: 60,
    perYear: { by: "frequency", of: { monthly: 12, weekly: 52 } },
  }),
  months: count("Months", { unit: "months", min: 1, max: 180, example: 60, perYear: 12 }),
  years: count("Years", { unit: "years", min: 1, max: 50, default: 30, perYear: 1 }),
};
const given = { frequency: "monthly", payments: "60", months: "60", years: "30" };

describe("A term is read in years or months, whatever is counted", () => {
  it.each([
    ["payments", "5 years", "60", "60 payments"],
    ["payments", "18 months", "18", "18 payments"],
    ["payments", "2.5 yrs", "30", "30 payments"],
    ["months", "5y", "60", "60 months"],
    ["months", "1 year", "12", "12 months"],
    ["years", "180 months", "15", "15 years"],
  ])("%s: %s", (name, typed, value, echo) => {
    const { raw, echoes } = readTexts({ inputs }, { ...given, [name]: typed });
    expect([raw[name], echoes[name]]).toEqual([value, echo]);
  });

  it("counts what an input decides about", () => {
    expect(readTexts({ inputs }, { ...given, frequency: "weekly", payments: "2 years" }).raw.payments).toBe("104");
  });

  it("does not round", () => {
    const { faults } = readTexts({ inputs }, { ...given, years: "185 months" });
    expect(faults).toEqual([
      { code: "INVALID_INPUT", field: "years", message: "must come to a whole number of years" },
    ]);
  });

  it("leaves bare numbers as they are, and other words to others", () => {
    expect(readTexts({ inputs }, { ...given, months: "48" }).echoes).toEqual({});
    expect(readTexts({ inputs }, { ...given, months: "5 pears" }).faults).toHaveLength(1);
  });

  it("programs may send it so", () => {
    expect(parseInputs({ inputs }, { payments: "5 years", months: "4 years", years: 30 })).toMatchObject({
      texts: { payments: "60", months: "48", years: "30" },
    });
  });
});
