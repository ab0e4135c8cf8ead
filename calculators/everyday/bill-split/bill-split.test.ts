import { expect, test } from "vitest";
import { calculate, findCurrency, isRefusal, present, presentTables, presentWorking, type Raw } from "#engine";
import billSplit from "./bill-split.ts";

function split(raw: Raw, code: string) {
  const currency = findCurrency(code);
  const answer = currency && calculate(billSplit, raw, currency);
  if (!answer || isRefusal(answer)) throw new Error(`no answer in ${code}`);
  return {
    pays: presentTables(billSplit, answer, currency).flatMap(({ rows }) => rows.map((row) => row.at(-1))),
    sentence: present(billSplit, answer, currency).sentence,
    last: presentWorking(billSplit, answer, currency).at(-1),
  };
}

test("a currency without cents is divided into whole units, and they add up", () => {
  expect(split({ bill: 100, people: 3 }, "JPY")).toEqual({
    pays: ["¥34", "¥33", "¥33"],
    sentence: "1 of 3 people pays ¥34 and the other 2 pay ¥33: ¥100 together.",
    last: "Left over: ¥100 - 3 × ¥33 = ¥1, so 1 person pays ¥1 more",
  });
});

test("of a currency with three decimals the thousandths are handed out", () => {
  expect(split({ bill: 10, people: 3 }, "KWD").pays).toEqual(["KWD 3.334", "KWD 3.333", "KWD 3.333"]);
});

test("by what each had, with a tip: the total is whole, and so is each part", () => {
  const shares = { split: "shares", shares: "Aki:1280; Ben:980; Chie:1450" };
  expect(split({ bill: 3710, tip_rate: 7, ...shares }, "JPY")).toEqual({
    // 3,710 × 1.07 = 3,969.7, so ¥3,970. Exactly they owe 1,369.70, 1,048.68 and 1,551.62: 2 yen are left for the largest rests.
    pays: ["¥1,370", "¥1,049", "¥1,551"],
    sentence: "Aki pays ¥1,370, Ben pays ¥1,049 and Chie pays ¥1,551: ¥3,970 together.",
    last: "Chie: ¥3,970 × 1,450 ÷ 3,710 ≈ ¥1,551",
  });
});

test("dollars are divided into cents", () => {
  expect(split({ bill: 100, people: 3 }, "USD").last).toBe(
    "Left over: $100.00 - 3 × $33.33 = $0.01, so 1 person pays a cent more",
  );
});
