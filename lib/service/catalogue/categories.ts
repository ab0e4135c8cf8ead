// How each category is called, and the plain caution that goes with its figures.
import type { Category } from "#engine";

const GENERAL = "For general information. Check a figure before you rely on it.";
const MONEY = "Estimates for general information only. Not financial, tax or legal advice.";
const HEALTH = "For general information only. Not medical advice. Ask a doctor before you act on it.";

export const CATEGORIES: Readonly<Record<Category, { readonly name: string; readonly disclaimer: string }>> = {
  finance: { name: "Money", disclaimer: MONEY },
  everyday: { name: "Everyday", disclaimer: GENERAL },
  health: { name: "Health", disclaimer: HEALTH },
  dates: { name: "Dates and time", disclaimer: GENERAL },
  conversion: { name: "Conversion", disclaimer: GENERAL },
  mathematics: { name: "Mathematics", disclaimer: GENERAL },
  building: { name: "Building", disclaimer: GENERAL },
  science: { name: "Science and network", disclaimer: GENERAL },
  study: { name: "Study", disclaimer: GENERAL },
};
