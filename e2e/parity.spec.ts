// The same characters everywhere: what a page shows for generated inputs is what REST answers, figure by figure.
import { expect, type Page, test } from "@playwright/test";
import { post } from "./ask.ts";
import { type Descriptor, generator } from "./generate.ts";

const CASES = Number(process.env.E2E_CASES ?? 200);

type Shown = { readonly figures: Record<string, string>; readonly fault: string | undefined };

test("every calculator shows what REST answers", async ({ page, request, baseURL }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  test.setTimeout(tools.length * 60_000);
  for (const { slug, inputs } of tools) {
    const next = generator(slug);
    await page.goto(`/calculators/${slug}`);
    await page.waitForFunction(isAwake);
    for (let i = 0; i < CASES; i++) await compare(page, baseURL, slug, inputs, next);
  }
});

/** React has taken over the form that came with the HTML. */
function isAwake(): boolean {
  const form = document.querySelector("form.entry");
  return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
}

async function compare(
  page: Page,
  baseURL: string | undefined,
  slug: string,
  inputs: readonly Descriptor[],
  next: (input: Descriptor) => string,
) {
  const choices = inputs.filter(({ options }) => options).map((input) => [input.name, next(input)] as const);
  const names = await page.evaluate(fill, choices);
  const values = inputs
    .filter(({ name, options }) => names.includes(name) && !options)
    .map((input) => [input.name, next(input)] as const);
  await page.evaluate(fill, values);
  const body = Object.fromEntries([...choices.filter(([name]) => names.includes(name)), ...values]);

  const shown = await page.evaluate(readPage);
  const answer = await post(baseURL, slug, JSON.stringify(body));
  const { result, error } = await answer.json();
  const told = `${slug} ${JSON.stringify(body)}`;
  if (error) return expect.soft(shown.figures, told).toEqual({});
  const { primary, ...figures } = result;
  expect.soft(shown, told).toEqual({ figures, fault: undefined });
  expect.soft(Object.values(figures), told).toContain(primary);
}

/** Sets each control as typing and clicking do, and says which controls the form has then. */
async function fill(values: readonly (readonly [string, string])[]): Promise<string[]> {
  const form = document.querySelector<HTMLFormElement>("form.entry");
  for (const [name, value] of values) {
    const controls = [...(form?.elements ?? [])].filter((control) => control.getAttribute("name") === name);
    for (const control of controls) {
      if (control instanceof HTMLInputElement && control.type === "radio") {
        if (control.value === value) control.click();
      } else if (control instanceof HTMLInputElement && control.type === "checkbox") {
        if (String(control.checked) !== value) control.click();
      } else {
        const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, value);
        control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      }
    }
    await Promise.resolve();
  }
  await new Promise((resume) => setTimeout(resume));
  return [...new Set([...(form?.elements ?? [])].map((control) => control.getAttribute("name") ?? ""))];
}

function readPage(): Shown {
  const outputs = [...document.querySelectorAll<HTMLElement>("[data-output]")];
  return {
    figures: Object.fromEntries(outputs.map((output) => [output.dataset.output ?? "", output.textContent ?? ""])),
    fault: document.querySelector('.answer a[href^="#"]')?.textContent ?? undefined,
  };
}

test("typed by hand, digit by digit, the answer follows each keystroke", async ({ page, baseURL }) => {
  await page.goto("/calculators/tip");
  const bill = page.getByLabel("Bill");
  await bill.fill("");
  await bill.pressSequentially("123.45");
  await page.getByLabel("People").fill("3");
  const { result } = await (await post(baseURL, "tip", '{"bill":"123.45","people":"3"}')).json();
  await expect(page.locator("[data-output=share]")).toHaveText(result.share);
  await expect(page.locator("[data-output=tip]")).toHaveText(result.tip);
});

test("a fault is told in the words of REST, beside its field once that is left", async ({ page, baseURL }) => {
  await page.goto("/calculators/tip");
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
