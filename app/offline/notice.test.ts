import { expect, test } from "vitest";
import { withNotice } from "./notice.ts";

const html = '<body><header>Top</header><main id="main">Tip</main></body>';
const day = new Date("2026-11-23T12:00:00Z");

test("a kept page says before its content when it was saved", () => {
  const [before = "", after = ""] = withNotice(html, day, true).split('<main id="main">');
  expect(before).toContain("This page was saved on November 23, 2026. If an answer has been corrected since");
  expect(after).toBe("Tip</main></body>");
});

test("one of an older version says so", () => {
  expect(withNotice(html, day, false)).toContain("The site has a newer version, whose answers may differ.");
});
