import { expect, test } from "vitest";
import { securityText } from "./index.ts";

const SITE = { url: "https://calc.example", builtAt: "2026-11-20T12:00:00.000Z" };

test("names the contact, until a day less than a year after the build", () => {
  expect(securityText({ ...SITE, contact: "me@calc.example" })).toBe(
    "Contact: mailto:me@calc.example\n" +
      "Expires: 2027-11-19T12:00:00.000Z\n" +
      "Preferred-Languages: en\n" +
      "Policy: https://calc.example/about#security\n" +
      "Canonical: https://calc.example/.well-known/security.txt\n",
  );
});

test.each([
  ["me@calc.example", "mailto:me@calc.example"],
  ["a%b@calc.example", "mailto:a%25b@calc.example"],
  ["https://calc.example/help", "https://calc.example/help"],
  ["HTTPS://calc.example", "https://calc.example/"],
])("%s is named as %s", (contact, address) => {
  expect(securityText({ ...SITE, contact })).toMatch(new RegExp(`^Contact: ${address}\n`));
});

test.each([undefined, "", "http://calc.example"])("with %s for a contact there is none", (contact) => {
  expect(securityText({ ...SITE, contact })).toBeUndefined();
});
