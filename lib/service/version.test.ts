import { expect, it } from "vitest";
import { catalogue, withHistory } from "#lib/service/catalogue";
import { versionRefused } from "./version.ts";

const found = await catalogue().find("tip");
if (!found) throw new Error("the tip calculator is gone");
const entry = {
  calculator: { ...found.calculator, version: "1.3.0" },
  words: withHistory({
    ...found.words,
    vectors: [],
    changes: [
      { version: "1.3.0", date: "2026-11-27" },
      { version: "1.2.0", date: "2026-11-26", what: "Rounds each share up." },
      { version: "1.1.0", date: "2026-11-25", what: "Takes more people." },
    ],
  }),
};

it.each([undefined, "1.3.0", "1.2.0"])("version %s answers: no figure has changed since", (version) => {
  expect(versionRefused(entry, version)).toBeUndefined();
});

it("an older one is refused, with what has changed since", () => {
  expect(versionRefused(entry, "1.1.0")).toEqual({
    code: "INVALID_INPUT",
    field: "version",
    message:
      "Tip calculator no longer calculates as in version 1.1.0. Leave version out for the answer of 1.3.0. Since then: 1.2.0 (2026-11-26): Rounds each share up.",
  });
  expect(versionRefused(entry, "1.0.0")?.message).toMatch(
    /Since then: 1\.2\.0 .*Rounds each share up\. 1\.1\.0 .*more people\.$/,
  );
});

it.each(["2.0.0", "", "constructor", "x".repeat(5000)])("a version that there never was is named: %.20s", (version) => {
  const { message = "" } = versionRefused(entry, version) ?? {};
  expect(message).toBe(`Tip calculator has never had a version ${version.slice(0, 20)}. It is at 1.3.0.`);
});
