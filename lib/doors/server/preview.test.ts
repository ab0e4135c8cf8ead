import { expect, test } from "vitest";
import { inPreview } from "./preview.ts";

const PAGE = `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x'"/><title>Tip calculator</title><meta name="description" content="The tip."/><link rel="canonical" href="http://localhost:3000/calculators/tip"/><meta property="og:title" content="Tip calculator"/><meta property="og:url" content="http://localhost:3000/calculators/tip"/></head><body><script>["og:title","Tip calculator"]</script><title>Drawing</title></body></html>`;
const shown = (url: string) => inPreview(url, new TextEncoder().encode(PAGE));

test("the head says the link's own figures, and the rest of the page is as it was", async () => {
  const page = await shown("/calculators/tip?bill=80&people=4");
  expect(page).toContain("<title>Each person pays: $23.60 | Tip calculator</title>");
  expect(page).toContain('<meta property="og:title" content="Each person pays: $23.60 | Tip calculator"/>');
  expect(page).toContain('content="http://localhost:3000/calculators/tip?bill=80&amp;people=4"/>');
  expect(page).toContain('<link rel="canonical" href="http://localhost:3000/calculators/tip"/>');
  expect(page?.slice(page.indexOf("</head>"))).toBe(PAGE.slice(PAGE.indexOf("</head>")));
  expect(page).toContain("script-src 'sha256-x'");
});

test("what is sent is in no preview but as a figure that was read", async () => {
  const hostile = '"><script>alert(1)</script>';
  for (const query of [`bill=${encodeURIComponent(hostile)}`, `bill=80&x=${encodeURIComponent(hostile)}`]) {
    expect((await shown(`/calculators/tip?${query}`)) ?? PAGE).not.toContain("alert");
  }
});

test.each([
  "/calculators/tip",
  "/calculators/tip?utm_source=x",
  "/calculators/none?bill=80",
  "/about?bill=80",
  `/calculators/tip?bill=80&x=${"y".repeat(2_000)}`,
])("%s is as always", async (url) => {
  expect(await shown(url)).toBeUndefined();
});
