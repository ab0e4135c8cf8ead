import { expect, test } from "vitest";
import { formatMoney } from "#engine";
import { buildFacts, checkAgainstBuild, site } from "./built.ts";
import { complaintAbout } from "./start.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

test("with no setting the pages say Ready Reckoner, dollars, and this machine", () => {
  expect(buildFacts({}, NOW)).toEqual({
    url: "http://localhost:3000",
    name: "Ready Reckoner",
    currency: { code: "USD", sign: "$", digits: 2 },
    builtAt: "2026-11-20T12:00:00.000Z",
  });
});

test("the owner's address comes before the platform's", () => {
  const platform = { VERCEL_PROJECT_PRODUCTION_URL: "reckoner.vercel.app" };
  expect(buildFacts(platform, NOW).url).toBe("https://reckoner.vercel.app");
  expect(buildFacts({ ...platform, SITE_URL: "https://sums.example/" }, NOW).url).toBe("https://sums.example");
});

test("a build on Vercel that has no public address is refused", () => {
  expect(() => buildFacts({ VERCEL: "1" }, NOW)).toThrow(/^SITE_URL must be set: Vercel did not give this build/);
  expect(buildFacts({ VERCEL: "1", SITE_URL: "https://sums.example" }, NOW).url).toBe("https://sums.example");
});

test.each(["https://a.example/path", "https://a.example/?q", "https://me:pw@a.example", "ftp://a.example", "https://"])(
  "%s is no address for a site",
  (SITE_URL) => {
    expect(() => buildFacts({ SITE_URL }, NOW)).toThrow(/^SITE_URL must be a web address without a path/);
  },
);

test.each([
  ["usd", { code: "USD", sign: "$", digits: 2 }],
  ["EUR", { code: "EUR", sign: "€", digits: 2 }],
  ["JPY", { code: "JPY", sign: "¥", digits: 0 }],
  ["KWD", { code: "KWD", sign: "KWD ", digits: 3 }],
])("CURRENCY=%s is known", (CURRENCY, currency) => {
  expect(buildFacts({ CURRENCY }, NOW).currency).toEqual(currency);
});

test("a region brings its currency and its notation, and a currency can be chosen apart from it", () => {
  const german = buildFacts({ REGION: "de-de" }, NOW).currency;
  expect(german).toMatchObject({ code: "EUR", notation: { region: "de-DE" } });
  const francs = buildFacts({ REGION: "de-DE", CURRENCY: "CHF" }, NOW).currency;
  expect(formatMoney(1234.5, francs)).toBe("1.234,50\u00a0CHF");
  expect(() => checkAgainstBuild({ REGION: "fr-FR" }, buildFacts({ REGION: "de-DE" }, NOW))).toThrow(
    /^REGION is "fr-FR"/,
  );
  expect(() => buildFacts({ REGION: "de-AT" }, NOW)).toThrow(/^REGION must be a region known here/);
});

test("the facts survive being written down", () => {
  process.env.BUILT_SITE = JSON.stringify(
    buildFacts({ SITE_NAME: 'Sums "R" Us', SITE_CONTACT: "me@sums.example" }, NOW),
  );
  expect(site()).toEqual(JSON.parse(process.env.BUILT_SITE));
});

test("a server is not started against its own pages", () => {
  const built = buildFacts({ SITE_URL: "https://old.example", CURRENCY: "EUR" }, NOW);
  expect(() => checkAgainstBuild({}, built)).not.toThrow();
  expect(() => checkAgainstBuild({ SITE_URL: "https://old.example/", CURRENCY: "eur" }, built)).not.toThrow();
  expect(() => checkAgainstBuild({ SITE_URL: "https://new.example", SITE_CONTACT: "me@new.example" }, built)).toThrow(
    new Error(
      'SITE_URL is "https://new.example", but the pages were built with "https://old.example".\n' +
        'SITE_CONTACT is "me@new.example", but the pages were built with none.\n' +
        "Build them again with: npm run build",
    ),
  );
});

test("what keeps the server from starting is said in words", () => {
  const fine = () => undefined;
  expect(complaintAbout({}, fine)).toBeUndefined();
  expect(complaintAbout({ MAX_BODY_BYTES: "x" }, fine)).toBe(
    'MAX_BODY_BYTES must be a whole number of at least 1, not "x"',
  );
  const wrong = () => {
    throw new Error("AI_CLOSED_CALCULATORS names what is none");
  };
  expect(complaintAbout({}, wrong)).toBe("AI_CLOSED_CALCULATORS names what is none");
});
