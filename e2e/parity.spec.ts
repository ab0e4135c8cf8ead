// The same characters everywhere: for generated inputs a page shows what REST answers, figure by figure, and MCP says the
// same, as data and in its text.
import { expect, test } from "@playwright/test";
import { unlike } from "#fuzz/part-of";
import { post } from "./ask.ts";
import { open } from "./awake.ts";
import { type Case, enterAll, type Seen } from "./enter.ts";
import { type Descriptor, generator } from "./generate.ts";
import { callTool } from "./mcp-wire.ts";
import { toolsOf } from "./sets.ts";

const CASES = Number(process.env.E2E_CASES ?? 6);

type Tool = { readonly slug: string; readonly inputs: readonly Descriptor[] };

test("calculators show what REST and MCP answer", async ({ page, request, baseURL }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  test.setTimeout(60_000 + tools.length * CASES * 1500);
  for (const { slug, inputs } of toolsOf(tools as readonly Tool[], 45)) {
    const next = generator(slug);
    const cases = Array.from({ length: CASES }, () => inputs.map((input) => [input.name, next(input)] as const));
    await open(page, `/calculators/${slug}`);
    const seen = await enterAll(page, cases satisfies readonly Case[]);
    expect(seen).toHaveLength(CASES);
    await inTurn(seen, (one) => compare(baseURL, slug, one));
  }
});

const AT_ONCE = 20;

async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(act));
}

async function compare(baseURL: string | undefined, slug: string, { body, figures, fault }: Seen) {
  const asked = `${slug} ${JSON.stringify(body)}`;
  const [rest, mcp] = await Promise.all([
    post(baseURL, slug, JSON.stringify(body)).then((response) => response.json()),
    callTool(`${baseURL}/mcp`, `calculator_${slug.replaceAll("-", "_")}`, body),
  ]);
  const { result, error } = rest;
  const missing = saidIn(rest).filter((line) => !mcp.text.includes(line));
  expect.soft(missing, `what the text of MCP lacks: ${asked}`).toEqual([]);
  if (error) {
    expect.soft(mcp, asked).toMatchObject({ isError: true });
    return expect.soft({ figures, fault }, asked).toEqual({ figures: {}, fault: onThePage(error.message) });
  }
  const { primary, ...others } = result;
  // A page leaves out what was asked for, and what is for programs alone.
  expect
    .soft({ figures: others, fault }, asked)
    .toEqual({ figures: expect.objectContaining(figures), fault: undefined });
  expect.soft(Object.keys(figures), asked).not.toEqual([]);
  expect.soft(Object.values(others), asked).toContain(primary);
  expect.soft(unlike(mcp.structuredContent, rest), asked).toEqual([]);
  expect.soft(mcp.structuredContent, asked).toMatchObject({ result, source_url: rest.source_url });
}

/** A program also learns how rows are written; a person has a field for each cell. */
const onThePage = (message: string) => message.replace(/: send them as "[^"]*"\.$/, ".");

type Fault = { readonly code: string; readonly message: string };
type RestAnswer = {
  readonly error?: Fault & { readonly issues?: readonly Fault[] };
  readonly result?: Readonly<Record<string, string>>;
  readonly primary?: { readonly sentence: string };
  readonly source_url?: string;
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
};

/** Every line that an answer of REST has to say in short, or every fault. */
function saidIn({ error, result, primary, warnings = [], notes = [], source_url = "" }: RestAnswer): readonly string[] {
  if (error) return (error.issues ?? [error]).map(({ code, message }) => `${code}: ${message}`);
  return [primary?.sentence ?? "no sentence", ...Object.values(result ?? {}), ...warnings, ...notes, source_url];
}

test("typed by hand, digit by digit, the answer follows each keystroke", async ({ page, baseURL }) => {
  await open(page, "/calculators/tip");
  const bill = page.getByLabel("Bill");
  await bill.fill("");
  await bill.pressSequentially("123.45");
  await page.getByLabel("People").fill("3");
  const { result } = await (await post(baseURL, "tip", '{"bill":"123.45","people":"3"}')).json();
  await expect(page.locator("[data-output=share]")).toHaveText(result.share);
  await expect(page.locator("[data-output=tip]")).toHaveText(result.tip);
});

test("a fault is worded as in REST, beside its field once that is left", async ({ page, baseURL }) => {
  await open(page, "/calculators/tip");
  const people = page.getByLabel("People");
  await people.fill("0");
  const { error } = await (await post(baseURL, "tip", '{"bill":80,"people":0}')).json();
  await expect(page.locator(".field").filter({ has: people }).locator(".wrong")).toHaveCount(0);
  await people.blur();
  await expect(page.locator(".field").filter({ has: people }).locator(".wrong")).toHaveText(error.message);
  await expect(page.locator("[data-output]")).toHaveCount(0);
});

test("a link of an older version says what has changed since, and whether its answer has", async ({
  page,
  request,
}) => {
  const { changes } = await (await request.get("/changes.json")).json();
  const own = changes.filter(({ tool_slug }: { tool_slug: string }) => tool_slug === "tip");
  const [note, share] = [page.locator(".calc .notice"), page.locator("[data-output=share]")];
  for (const [figure, said] of [
    ["$55.00", "Its answer is the same, $55.00."],
    ["$54.00", "Its answer was $54.00 and is $55.00 now."],
  ]) {
    await page.goto(`/calculators/tip#bill=200&tip_rate=10&people=4&version=1.0.0&figure=${figure}`);
    await expect(share).toHaveText("$55.00");
    await expect(note).toContainText(
      `version 1.0.0 of this calculator, which is at ${own[0].tool_version} now. ${said}`,
    );
    await expect(note.getByRole("listitem")).toHaveCount(own.length - 1);
    await page.goto("about:blank");
  }
  await page.goto(`/calculators/tip#bill=200&tip_rate=10&people=4&version=${own[0].tool_version}&figure=$1`);
  await expect(share).toHaveText("$55.00");
  await expect(note).toHaveCount(0);
});

test("a link brings its inputs along, in the fragment or in a query", async ({ page, baseURL }) => {
  const answer = await (await post(baseURL, "tip", '{"bill":200,"tip_rate":10,"people":4}')).json();
  const fragment = new URL(answer.share_url).hash;
  for (const address of [`/calculators/tip${fragment}`, `/calculators/tip?${fragment.slice(1)}`]) {
    await page.goto(address);
    await expect(page.locator("[data-output=share]")).toHaveText("$55.00");
    await page.goto("about:blank");
  }
});
