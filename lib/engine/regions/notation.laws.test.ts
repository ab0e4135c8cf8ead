import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "#numbers/decimal";
import { type Currency, formatMoney, formatNumber, withPercent } from "../printing/format.ts";
import { type Expecting, readList, readNumber } from "../reading/typed/typed.ts";
import { CURRENCY_CODES } from "./currencies.ts";
import { currencyIn } from "./notation.ts";
import { REGION_CODES } from "./region.ts";

/** Ten thousand before a release. `npm run engines` writes and reads thousands of others in each region every time. */
const MANY = process.env.PROOF === "due" ? 2_000 : Math.min(10_000, 200 * Number(process.env.FUZZ_CASES ?? 10));

const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: -9, max: 0 }))
  .map(([digits, power]) => new Decimal(`${digits}e${power}`));

describe.each(REGION_CODES)("What is printed in %s is read as what it was:", (region) => {
  const own = known(region);

  it("amounts of money, in one currency after another", () => {
    const asked = fc.tuple(amounts, fc.constantFrom(...CURRENCY_CODES));
    fc.assert(
      fc.property(asked, ([amount, code]) => {
        const currency = known(region, code);
        const rounded = amount.toDecimalPlaces(currency.digits);
        expect(readBack(formatMoney(amount, currency), "money", currency)).toBe(plain(rounded));
      }),
      { numRuns: MANY },
    );
  });

  it.each(["number", "percent"] as const)("figures of kind %s", (kind) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const figure = formatNumber(amount, {}, own.notation);
        const printed = kind === "percent" ? withPercent(figure, own.notation) : figure;
        expect(readBack(printed, kind, own)).toBe(plain(amount));
      }),
      { numRuns: 1000 },
    );
  });

  it("money in every currency, above zero and below", () => {
    const texts = ["0", "0.5", "-1", "999", "-1234", "1234567.891", "-12345678"];
    for (const code of CURRENCY_CODES) {
      const currency = known(region, code);
      const read = texts.map((text) => readBack(formatMoney(new Decimal(text), currency), "money", currency));
      const rounded = texts.map((text) => plain(new Decimal(text).toDecimalPlaces(currency.digits)));
      expect(read, code).toEqual(rounded);
    }
  });

  it("lists of numbers", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), (entries) => {
        const ours = entries.map((entry) => entry.toFixed()).join(", ");
        const reading = readList(own.notation?.read("numbers", own.notation.write(ours)) ?? "");
        expect("value" in reading ? reading.value : reading.fault).toBe(ours);
      }),
      { numRuns: 1000 },
    );
  });
});

function known(region: string, code?: string): Currency {
  const currency = currencyIn(region, code);
  if (!currency) throw new Error(`${region} with ${code} is not there`);
  return currency;
}

function readBack(printed: string, kind: Expecting["kind"], currency: Currency): string {
  const reading = readNumber(currency.notation?.read(kind, printed) ?? "", { kind });
  return "value" in reading ? plain(new Decimal(reading.value)) : `${printed} ${reading.fault}`;
}

const plain = (amount: Decimal): string => amount.plus(0).toFixed();
