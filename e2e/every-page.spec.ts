// Each page, opened once as a browser does: it keeps to its budget, has a policy that allows no inline code, and breaks it nowhere.
import { expect, type Page, test } from "@playwright/test";
import { isAll, pagesDue } from "./sets.ts";
import { budgetOf, loadParts, pagesOf, weightOf } from "./weight.mjs";

test.describe.configure({ mode: "parallel" });

/** One of each kind. */
const SAMPLE = ["/", "/developers", "/calculators/mortgage", "/calculators/tip", "/calculators/scientific"];
/** So that the machine's processors share the work. */
const SHARES = [0, 1];

type Parts = Awaited<ReturnType<typeof loadParts>>;

for (const share of SHARES) {
  test(`pages keep to their budget and to their policy, part ${share + 1}`, async ({ page, baseURL }) => {
    const listed = await pagesOf(baseURL);
    expect(listed).toEqual(expect.arrayContaining(SAMPLE));
    expect(listed.length).toBeGreaterThan(80);
    const paths = (isAll ? pagesDue(listed) : SAMPLE).filter((_, place) => place % SHARES.length === share);
    test.setTimeout(60_000 + paths.length * 5_000);
    const broken = await brokenPolicies(page);
    for (const path of paths) {
      const parts = await loadParts(page, path);
      expect.soft(overBudget(path, parts)).toEqual([]);
      expect.soft(openings(path, parts)).toEqual([]);
    }
    expect(broken).toEqual([]);
  });
}

test("a page that is not there keeps to its policy too", async ({ page }) => {
  const broken = await brokenPolicies(page);
  await page.goto("/nothing", { waitUntil: "networkidle" });
  expect(policyIn(await page.content())).toContain("default-src 'none'");
  expect(broken).toEqual([]);
});

/** What pages do against their own policies from now on. */
async function brokenPolicies(page: Page): Promise<readonly string[]> {
  const broken: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      console.error(`policy: ${violatedDirective}`),
    );
  });
  page.on("console", (message) => {
    if (message.text().startsWith("policy:")) broken.push(`${page.url()} ${message.text()}`);
  });
  return broken;
}

function overBudget(path: string, parts: Parts): readonly string[] {
  const weight = weightOf(parts);
  const over = Object.entries(budgetOf(path)).filter(([what, most]) => Number(Reflect.get(weight, what)) > most);
  return over.map(([what, most]) => `${path}: ${what} ${Reflect.get(weight, what)} over ${most}`);
}

/** What the page's policy or headers leave open. */
function openings(path: string, parts: Parts): readonly string[] {
  const html = parts.find(({ kind }) => kind === "document");
  const policy = policyIn(html?.text ?? "");
  return [
    policy.includes("default-src 'none'") ? [] : `${path} does not begin by allowing nothing`,
    policy.includes("unsafe") ? `${path} allows what is unsafe` : [],
    html?.headers["x-content-type-options"] === "nosniff" ? [] : `${path} may be read as another type`,
  ].flat();
}

const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
