import { expect, it } from "vitest";
import { calculate, isRefusal } from "#engine";
import socialSecurity from "./social-security.ts";

type Sent = Readonly<Record<string, number>>;

function complaint(sent: Sent): string | undefined {
  const answer = calculate(socialSecurity, { earnings: 60000, ...sent });
  return isRefusal(answer) ? answer.issues[0]?.message : undefined;
}

it.each([
  ["nine years of four credits", { years: 9 }, 36],
  ["a dollar less than four credits a year takes", { earnings: 7559, years: 10 }, 30],
  ["nothing earned", { earnings: 0 }, 0],
])("without 40 credits there is no benefit: %s", (_, sent: Sent, credits) => {
  expect(complaint(sent)).toBe(
    `Enter more years or higher earnings: a retirement benefit takes 40 credits, and this comes to about ${credits}.`,
  );
});

it("waiting counts until 70 and no longer", () => {
  expect(complaint({ start_age: 69, start_months: 11 })).toBeUndefined();
  expect(complaint({ start_age: 70, start_months: 0 })).toBeUndefined();
  expect(complaint({ start_age: 70, start_months: 1 })).toBe(
    "must be 0 at age 70, because waiting longer adds nothing",
  );
});
