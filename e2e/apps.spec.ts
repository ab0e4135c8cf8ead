// Forms in a chat (MCP Apps), hosted by the extension's own app bridge: they begin with the call, answer what REST answers,
// and the model learns what the person changed.
import { gzipSync } from "node:zlib";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { post } from "./ask.ts";
import { call, connect, type Generation, openChat } from "./chat/open.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

/** The laws of every country and every kind of picture are in the form, which can load nothing later. */
const MOST_BYTES = 82_000;

type Case = {
  readonly slug: string;
  readonly inputs: Record<string, unknown>;
  readonly label: string;
  readonly changed: Record<string, string>;
};

const CASES: readonly Case[] = [
  { slug: "tip", inputs: { bill: 186.4, people: 5 }, label: "Tip", changed: { tip_rate: "25" } },
  { slug: "bmi", inputs: { height: "5 ft 11 in", weight: "180 lb" }, label: "Weight", changed: { weight: "165" } },
  { slug: "mortgage", inputs: { price: 400000, annual_rate: 6.5 }, label: "Loan term", changed: { years: "15" } },
];

const figuresIn = (frame: FrameLocator) =>
  frame
    .locator("[data-output]")
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute("data-output"), one.textContent])));

/** The total of the schedule in cents is for programs alone. */
type Figures = Readonly<Record<string, string>>;

/** What a form shows is what REST says, all of it but a part that is its whole, which would stand there twice. */
function faultsOf(shown: Figures, figures: Figures): readonly string[] {
  const wrong = Object.entries(shown).filter(([name, text]) => figures[name] !== text);
  const missing = Object.entries(figures).filter(
    ([name, text]) => !(name in shown) && name !== "billed_interest" && !Object.values(shown).includes(text),
  );
  return [...wrong, ...missing].map(([name, text]) => `${name}: ${text}`);
}

const updatesIn = (page: Page) => page.evaluate(() => window.chat.updates);

for (const generation of sampleOf(["auto", "legacy"] satisfies readonly Generation[], 2)) {
  for (const { slug, inputs, label, changed } of sampleOf(CASES, 4)) {
    test(`${slug} in a chat answers as REST does, before and after a change (${generation})`, async ({
      page,
      baseURL,
    }) => {
      const [requests, errors] = [new Set<string>(), [] as string[]];
      page.on("request", (request) => requests.add(new URL(request.url()).pathname));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      const client = await connect(`${baseURL}/mcp`, generation);
      const frame = await openChat(page, await call(client, `calculator_${slug}`, inputs));
      const before = await (await post(baseURL, slug, JSON.stringify(inputs))).json();
      const { primary: _, ...figures } = before.result;
      await expect.poll(async () => Object.keys(await figuresIn(frame)).length).toBeGreaterThan(0);
      await expect.poll(async () => faultsOf(await figuresIn(frame), figures)).toEqual([]);
      await page.waitForTimeout(1500);
      expect(await updatesIn(page)).toEqual([]);

      for (const text of Object.values(changed)) await frame.getByLabel(label, { exact: true }).fill(text);
      const now = { ...before.calculation.inputs, ...changed };
      const after = await (await post(baseURL, slug, JSON.stringify(now))).json();
      const { primary: __, ...others } = after.result;
      await expect.poll(async () => faultsOf(await figuresIn(frame), others)).toEqual([]);
      await expect.poll(() => updatesIn(page)).toHaveLength(1);
      const [update] = await updatesIn(page);
      expect(update?.structuredContent).toMatchObject({ inputs: now, values: after.values, result: others });
      const said = JSON.stringify(update?.content);
      expect(said).toContain(after.primary.sentence);
      for (const [name, text] of Object.entries(changed)) {
        expect(said).toContain(`${name} ${text} (was ${before.calculation.inputs[name]})`);
      }
      expect([...requests]).toEqual(["/", "/app.html"]);
      expect(errors).toEqual([]);
      await client.close();
    });
  }
}

test("a form follows the host's theme, font, region and size", async ({ page, baseURL }) => {
  const client = await connect(`${baseURL}/mcp`);
  const called = await call(client, "calculator_mortgage", { price: 400000, annual_rate: 6.5 });
  const variables = { "--color-background-primary": "rgb(1, 2, 3)", "--font-sans": "Georgia" };
  const frame = await openChat(page, called, { theme: "dark", locale: "de-DE", styles: { variables } });
  await expect(frame.locator("[data-output=loan]")).toHaveText(/^400\.000,00/);
  await expect(frame.getByLabel("Home price")).toHaveValue("400.000");
  const look = () =>
    frame.locator("html").evaluate((html) => {
      const { colorScheme, backgroundColor } = getComputedStyle(html);
      return { colorScheme, backgroundColor, fontFamily: getComputedStyle(document.body).fontFamily };
    });
  expect(await look()).toEqual({ colorScheme: "dark", backgroundColor: "rgb(1, 2, 3)", fontFamily: "Georgia" });
  await page.evaluate(() => window.chat.bridge?.setHostContext({ theme: "light" }));
  await expect.poll(async () => (await look()).colorScheme).toBe("light");
  const outside = () => page.locator("iframe").evaluate((element) => element.clientHeight);
  const inside = () => frame.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await outside()) - (await inside())).toBe(0);
  expect(await inside()).toBeGreaterThan(300);
  await client.close();
});

test("a form shows what is wrong with a call, and markup in it is text", CI_ONLY, async ({ page, baseURL }) => {
  const client = await connect(`${baseURL}/mcp`);
  const frame = await openChat(page, await call(client, "calculator_tip", { people: "<img src=x onerror=alert(1)>" }));
  await expect(frame.getByLabel("People")).toHaveValue("<img src=x onerror=alert(1)>");
  await expect(frame.locator(".answer .fault")).toHaveText(/^People must be one number/);
  await expect(frame.locator("img")).toHaveCount(0);
  await frame.getByLabel("People").fill("2");
  await frame.getByLabel("Bill").fill("80");
  await expect(frame.locator("[data-output=share]")).toHaveText("$47.20");
  await client.close();
});

test(
  "Reset goes back to the call, links open in the host, and the host may close the form",
  CI_ONLY,
  async ({ page, baseURL }) => {
    const client = await connect(`${baseURL}/mcp`);
    const frame = await openChat(
      page,
      await call(client, "calculator_age", { birth: "2000-02-29", as_of: "2020-02-28" }),
    );
    const answer = await figuresIn(frame);
    await frame.locator("input[name=as_of]").fill("2021-03-01");
    await expect.poll(() => figuresIn(frame)).not.toEqual(answer);
    await frame.getByRole("button", { name: "Reset" }).click();
    await expect(frame.locator("input[name=as_of]")).toHaveValue("2020-02-28");
    await frame.getByRole("link", { name: "Steps, limits and sources" }).click();
    await expect
      .poll(() => page.evaluate(() => window.chat.links))
      .toEqual([expect.stringContaining("as_of=2020-02-28")]);
    expect(await page.evaluate(() => window.chat.bridge?.teardownResource({}))).toEqual({});
    await client.close();
  },
);

test("one file is light enough", async ({ baseURL }) => {
  const client = await connect(`${baseURL}/mcp`);
  const { resources } = await client.listResources();
  const costs: [uri: string, bytes: number][] = [];
  const forms = resources.filter(({ uri }) => uri.startsWith("ui://"));
  for (const { uri } of sampleOf(forms, 8)) {
    const [content] = (await client.readResource({ uri })).contents;
    costs.push([uri, gzipSync(content && "text" in content ? content.text : "").length]);
  }
  costs.sort(([, a], [, b]) => b - a);
  console.log(
    `The heaviest forms: ${costs
      .slice(0, 3)
      .map(([uri, bytes]) => `${uri} ${bytes} B`)
      .join(", ")}`,
  );
  expect(costs.length).toBeGreaterThan(3);
  expect(costs.filter(([, bytes]) => bytes > MOST_BYTES || bytes < 10_000)).toEqual([]);
  await client.close();
});
