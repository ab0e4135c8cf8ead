// What runs in a page: a form is filled in, case by case, and what it then shows is written down.
import type { Page } from "@playwright/test";

/** Names and texts, in the order of the form. */
export type Case = readonly (readonly [name: string, text: string])[];
type Values = Readonly<Record<string, string>>;
export type Seen = { readonly body: Values; readonly figures: Values; readonly fault: string | undefined };

/** A page knows nothing of this file, so it is sent these functions as they are written. */
export function enterAll(page: Page, cases: readonly Case[]): Promise<Seen[]> {
  const parts = [controls, pause, settled, set, type, follow, look, reach, enter];
  return page.evaluate(`(() => { ${parts.join("\n")} return enter(${JSON.stringify(cases)}); })()`);
}

/**
 * One case in ten as typing and clicking do, the others as a link does, which brings all inputs at once: a page then
 * renders once and not for every control.
 */
async function enter(cases: readonly Case[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  await reach();
  // A field that a choice brings up may be loaded then: some of them once, before any counts.
  for (const values of cases.slice(0, 6)) await follow(values);
  await pause(200);
  for (const [i, values] of cases.entries()) {
    await (i % 10 === 0 ? type : follow)(values);
    seen.push(look(values));
  }
  return seen;
}

/** What reads free texts is asked for at the first reach for the form, if it did not come with the page. */
async function reach(): Promise<void> {
  const loaded = () => performance.getEntriesByType("resource").filter(({ duration }) => duration > 0).length;
  const [before, began] = [loaded(), performance.now()];
  document.querySelector<HTMLElement>("form.entry :is(input, select, textarea)")?.focus();
  while (loaded() === before && performance.now() - began < 1000) await pause(20);
  // A list is as the server wrote it until its editor, which a busy machine loads late, has taken over.
  const isTakenOver = (list: Element) => Object.keys(list).some((key) => key.startsWith("__reactProps"));
  const lists = [...document.querySelectorAll("form.entry .rows")];
  while (!lists.every(isTakenOver) && performance.now() - began < 20_000) await pause(20);
  await pause(100);
}

async function type(values: Case): Promise<void> {
  // Twice, because choices decide which other inputs there are.
  for (let round = 1; round <= 2; round++) {
    for (const [name, value] of values) for (const control of controls(name)) set(control, value);
    await settled();
  }
}

async function follow(values: Case): Promise<void> {
  const link = new URLSearchParams(values.map(([name, value]) => [name, value]));
  history.replaceState(history.state, "", `#${link}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
  await settled();
}

function look(values: Case): Seen {
  const outputs = [...document.querySelectorAll<HTMLElement>("[data-output]")];
  return {
    // What is optional and left blank is not sent.
    body: Object.fromEntries(values.filter(([name, value]) => value !== "" && controls(name).length > 0)),
    figures: Object.fromEntries(outputs.map((output) => [output.dataset.output ?? "", output.textContent ?? ""])),
    fault: document.querySelector(".answer .fault")?.textContent ?? undefined,
  };
}

function set(control: Element, value: string): void {
  if (control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type)) {
    const wanted = control.type === "radio" ? control.value === value : String(control.checked) !== value;
    if (wanted) control.click();
    return;
  }
  // A browser tells of no change where there is none.
  if (control instanceof HTMLSelectElement && control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function controls(name: string): readonly Element[] {
  return [...document.querySelectorAll(`form.entry [name="${name}"]`)];
}

/** The answer follows what was typed, and rests once there is nothing more to do. */
function settled(): Promise<unknown> {
  return new Promise((resume) => requestIdleCallback(resume));
}

function pause(ms: number): Promise<unknown> {
  return new Promise((resume) => setTimeout(resume, ms));
}
