// The same characters everywhere: for generated inputs a page shows what REST answers, figure by figure, and MCP says the
// same, as data and in its text.
import { expect, test } from "@playwright/test";
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
  expect.soft(Object.values(others), asked).toContain(primary);
  expect.soft(timeless(mcp.structuredContent), asked).toEqual(timeless(rest));
}

/** A program also learns how rows are written; a person has a field for each cell. */
const onThePage = (message: string) => message.replace(/: send them as "[^"]*"\.$/, ".");

type Fault = { readonly code: string; readonly message: string };
type RestAnswer = {
  readonly error?: Fault & { readonly issues?: readonly Fault[] };
  readonly result?: Readonly<Record<string, string>>;
  readonly primary?: { readonly sentence: string };
  readonly calculation?: { readonly steps: readonly string[] };
  readonly tables?: Readonly<Record<string, { readonly rows: readonly (readonly string[])[] }>>;
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
};

const timeless = (answer: unknown) => ({ ...(answer as object), calculation_timestamp: "" });

/** Every line that an answer of REST has to say, or every fault. */
function saidIn({
  error,
  result,
  primary,
  calculation,
  tables,
  warnings = [],
  notes = [],
}: RestAnswer): readonly string[] {
  if (error) return (error.issues ?? [error]).map(({ code, message }) => `${code}: ${message}`);
  const rows = Object.values(tables ?? {}).flatMap(({ rows }) => ends(rows).map((row) => row.join(" | ")));
  const figures = Object.entries(result ?? {}).flatMap(([name, text]) => (name === "primary" ? [] : `: ${text}`));
  return [
    primary?.sentence ?? "no sentence",
    ...figures,
    ...(calculation?.steps ?? []),
    ...rows,
    ...warnings,
    ...notes,
  ];
}

/** Of a long table the text of MCP has the ends; all of it is in the data. */
const ends = <Row>(rows: readonly Row[]) => (rows.length > 12 ? [...rows.slice(0, 2), ...rows.slice(-2)] : rows);

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

test("a link brings its inputs along, in the fragment or in a query", async ({ page, baseURL }) => {
  const answer = await (await post(baseURL, "tip", '{"bill":200,"tip_rate":10,"people":4}')).json();
  const fragment = new URL(answer.share_url).hash;
  for (const address of [`/calculators/tip${fragment}`, `/calculators/tip?${fragment.slice(1)}`]) {
    await page.goto(address);
    await expect(page.locator("[data-output=share]")).toHaveText("$55.00");
    await page.goto("about:blank");
  }
});
