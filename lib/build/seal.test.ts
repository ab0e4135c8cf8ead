import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sealed } from "./seal.mjs";

const page = (body: string) => `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("allows exactly the inline scripts that the page has", () => {
  const html = sealed(page('<script>let a = 1</script><script src="/x.js"></script><script id="b">let b</script>'));
  expect(html.match(/'sha256-[^']+'/g)).toEqual([hashOf("let a = 1"), hashOf("let b")]);
  expect(html).not.toContain("unsafe");
});

it("counts no text that browsers do not run", () => {
  const html = sealed(page('<script type="application/ld+json">{"a":1}</script>'));
  expect(html.match(/'sha256-[^']+'/g)).toBeNull();
});

it("stands first in the head, and once, however often it runs", () => {
  const once = sealed(page("<script>1</script>"));
  expect(once).toContain('<head><meta http-equiv="Content-Security-Policy"');
  expect(sealed(once)).toBe(once);
});

it("lets a page send a form only where there is a search in it", () => {
  expect(sealed(page("<form></form>"))).toContain("form-action 'none'");
  expect(sealed(page("<search><form></form></search>"))).toContain("form-action 'self'");
});
