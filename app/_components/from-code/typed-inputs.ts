// What the form holds, as a program would send it.
import { calculators } from "#calculators";
import { type Calculator, type Currency, calculate, describeInputs, isRefusal, readTexts, toOurs, USD } from "#engine";
import { loadRegions } from "../region/load-regions.ts";
import { type SentInputs, type Snippets, snippetsOf } from "./snippets.ts";

/** Tells the snippets for what the form holds, now and whenever it changes; while it is refused, none. */
export async function followTyping(url: string, slug: string, tell: (snippets: Snippets) => void): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("form.entry");
  const calculator = (await calculators[slug]?.())?.default;
  if (!form || !calculator) return;
  const look = async () => {
    const inputs = inputsIn(form, calculator, await currencyOf(form));
    if (inputs) tell(snippetsOf({ url, slug, inputs }));
  };
  // What a click or a key changes is in the form once the page has rendered.
  const lookSoon = () => setTimeout(look);
  for (const event of ["input", "change", "click"]) form.addEventListener(event, lookSoon);
  look();
}

/** What the form is written in. */
async function currencyOf({ dataset: { region } }: HTMLFormElement): Promise<Currency> {
  return region ? (await loadRegions()).currencyFor(`region=${region}`, USD) : USD;
}

function inputsIn(form: HTMLFormElement, calculator: Calculator, currency: Currency): SentInputs | undefined {
  // A box that is not ticked is not among a form's data.
  const toggles = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const texts = {
    ...Object.fromEntries(toggles.map(({ name }) => [name, "false"])),
    ...Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  };
  const { raw, faults } = readTexts(calculator, toOurs(calculator, texts, currency));
  if (faults.length > 0 || isRefusal(calculate(calculator, raw))) return undefined;
  const sent = describeInputs(calculator, USD).flatMap(({ name, type, default: usual }) => {
    const text = raw[name];
    return text === undefined || text === usual ? [] : [[name, asSent(String(text), type)] as const];
  });
  return Object.fromEntries(sent);
}

/** A number that JavaScript would write otherwise stays text, which is taken too. */
function asSent(text: string, type: "number" | "string" | "boolean"): string | number | boolean {
  if (type === "boolean") return text === "true";
  return type === "number" && String(Number(text)) === text ? Number(text) : text;
}
