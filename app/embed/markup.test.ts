import { expect, it } from "vitest";
import { html } from "./markup.ts";

it("lets no text be markup", () => {
  const text = `<b title='"'>&</b>`;
  expect(html`<p title="${text}">${text}</p>`.markup).not.toMatch(/<b|["'][^>]*'/);
  expect(html`<p>${"a < b"}</p>`.markup).toBe("<p>a &#60; b</p>");
});

it("keeps markup within markup as it is, and leaves out what is not there", () => {
  const lines = ["a", "b"].map((line) => html`<li>${line}</li>`);
  expect(html`<ul>${lines}</ul>${false}${undefined}`.markup).toBe("<ul><li>a</li><li>b</li></ul>");
});
