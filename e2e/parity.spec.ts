// The same characters everywhere: what a page shows for generated inputs is what REST answers, figure by figure.
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { open } from "./awake.ts";
import { type Descriptor, generator } from "./generate.ts";

const CASES = Number(process.env.E2E_CASES ?? 60);

type Values = Readonly<Record<string, string>>;
type Seen = { readonly body: Values; readonly figures: Values; readonly fault: string | undefined };

test("every calculator shows what REST answers", async ({ page, request, baseURL }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  test.setTimeout(tools.length * 60_000);
  for (const { slug, inputs } of tools as readonly { slug: string; inputs: readonly Descriptor[] }[]) {
    const next = generator(slug);
    const cases = Array.from({ length: CASES }, () => inputs.map((input) => [input.name, next(input)] as const));
    await open(page, `/calculators/${slug}`);
    const seen = await page.evaluate(typeAll, cases);
    await Promise.all(seen.map((one) => compare(baseURL, slug, one)));
  }
});

async function compare(baseURL: string | undefined, slug: string, { body, figures, fault }: Seen) {
  const told = `${slug} ${JSON.stringify(body)}`;
  const { result, error } = await (await post(baseURL, slug, JSON.stringify(body))).json();
  if (error) return expect.soft({ figures, fault }, told).toEqual({ figures: {}, fault: error.message });
  const { primary, ...others } = result;
  expect.soft({ figures, fault }, told).toEqual({ figures: others, fault: undefined });
  expect.soft(Object.values(others), told).toContain(primary);
}

/** Fills the form case by case, as typing and clicking do; twice, because choices decide which other inputs there are. */
async function typeAll(cases: readonly (readonly (readonly [string, string])[])[]): Promise<Seen[]> {
  const controls = (name: string) => [...document.querySelectorAll(`form.entry [name="${name}"]`)];
  const settled = () => new Promise((resume) => setTimeout(resume));
  const set = (control: Element, value: string) => {
    if (control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type)) {
      const wanted = control.type === "radio" ? control.value === value : String(control.checked) !== value;
      if (wanted) control.click();
      return;
    }
    // A browser tells of no change where there is none.
    if (control instanceof HTMLSelectElement && control.value === value) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  };
  const seen: Seen[] = [];
  for (const values of cases) {
    for (let round = 1; round <= 2; round++) {
      for (const [name, value] of values) for (const control of controls(name)) set(control, value);
      await settled();
    }
    const outputs = [...document.querySelectorAll<HTMLElement>("[data-output]")];
    seen.push({
      // What is optional and left blank is not sent.
      body: Object.fromEntries(values.filter(([name, value]) => value !== "" && controls(name).length > 0)),
      figures: Object.fromEntries(outputs.map((output) => [output.dataset.output ?? "", output.textContent ?? ""])),
      fault: document.querySelector(".answer .fault")?.textContent ?? undefined,
    });
  }
  return seen;
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

test("a fault is told in the words of REST, beside its field once that is left", async ({ page, baseURL }) => {
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
