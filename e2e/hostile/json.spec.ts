// A part of the tables once more over HTTP, with the framing and the bytes that real callers send.
import { expect, test } from "@playwright/test";
import { BODIES } from "#fuzz/json-bodies";
import { STRINGS } from "#fuzz/strings";

const at = (baseURL: string | undefined, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${baseURL}/api/tools/tip/calculate`, { method: "POST", body, headers });

test("every body of the table is read or refused over HTTP as it is in process", async ({ baseURL }) => {
  for (const [why, bytes, outcome] of BODIES) {
    const answer = await at(
      baseURL,
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
    const { error } = await answer.json();
    expect(answer.status, why).toBeLessThan(500);
    expect(error?.code === "INVALID_JSON", why).toBe(outcome === "refused");
  }
});

test("every naughty string is refused by name over HTTP, as a value and in the address", async ({ baseURL }) => {
  for (const text of STRINGS) {
    const answer = await at(baseURL, JSON.stringify({ bill: 80, rounding: text }));
    const { error } = await answer.json();
    expect([answer.status, error?.field], text).toEqual(
      /^\s*(?:none)?\s*$/i.test(text) ? [200, undefined] : [400, "rounding"],
    );
    const slug = await fetch(`${baseURL}/api/ai/tools/${encodeURIComponent(text)}`, { redirect: "manual" });
    expect(slug.status, text).toBeLessThan(500);
  }
});
