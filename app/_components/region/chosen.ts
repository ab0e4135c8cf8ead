// Which region and currency a visitor has chosen, "region=de-DE&currency=CHF"; "" for the owner's. It is kept on this device
// and sent nowhere. A link may carry one of its own, which holds for that page alone and is not kept.
import { useSyncExternalStore } from "react";
import type { Currency } from "#engine";
import { loadRegions } from "./load-regions.ts";

const KEY = "region";
/** The language for which a region was offered. */
export const OFFERED = "region-offered";
const CHANGED = "region-chosen";
export const CHOICE_NAMES: readonly string[] = ["region", "currency"];

let linked: string | undefined;

/** What the address carries beside its inputs, and goes on carrying. */
export function linkedChoice(): string {
  if (linked === undefined) followLinks();
  return linked ?? "";
}

/** No region and no currency has a longer one. */
const isName = (text: string | null) => text !== null && /^.{1,20}$/.test(text);

function followLinks() {
  const look = () => {
    const sent = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : location.search);
    const carried = CHOICE_NAMES.flatMap((name) => (isName(sent.get(name)) ? [[name, sent.get(name) ?? ""]] : []));
    linked = carried.length > 0 ? String(new URLSearchParams(carried)) : (linked ?? "");
  };
  look();
  addEventListener("hashchange", () => {
    look();
    dispatchEvent(new Event(CHANGED));
  });
}

export const choice = (): string => linkedChoice() || kept(KEY);

export function choose(chosen: string) {
  linked = "";
  keep(KEY, chosen);
  dispatchEvent(new Event(CHANGED));
}

/** "" on the server and while a page wakes, so that both begin with the same texts. */
export const useChoice = (): string => useSyncExternalStore(subscribe, choice, () => "");

function subscribe(onChange: () => void) {
  const events = [CHANGED, "storage"];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The choice, with another currency where a text is about one. */
export function choiceWith(code: string | undefined): URLSearchParams {
  const chosen = new URLSearchParams(choice());
  if (code) chosen.set("currency", code);
  return chosen;
}

/** What texts are written in now; in another currency where a text is about one. */
export async function chosenCurrency(usual: Currency, code?: string): Promise<Currency> {
  const chosen = choiceWith(code);
  const isUsual = chosen.size === 0 || (chosen.size === 1 && code === usual.code);
  return isUsual ? usual : (await loadRegions()).currencyFor(String(chosen), usual);
}

// A browser may forbid to keep anything: then a choice lasts as long as the page.

let unkept: Readonly<Record<string, string>> = {};

export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? unkept[key] ?? "";
  } catch {
    return unkept[key] ?? "";
  }
}

export function keep(key: string, text: string) {
  unkept = { ...unkept, [key]: text };
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It stays in `unkept`.
  }
}
