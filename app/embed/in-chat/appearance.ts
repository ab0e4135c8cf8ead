// The form looks like the chat around it: light or dark, the host's paper, ink and letters, its size, its region.
import type { Currency } from "#engine";
import { regionSpoken, writtenFor } from "../../_components/region/regions.ts";
import { readBack } from "../in-region.ts";
import { isObject, type Message, notify } from "./host.ts";

/** Our custom properties, and the host's that they follow. */
const FOLLOWED = {
  "--paper": "--color-background-primary",
  "--ink": "--color-text-primary",
  "--sans": "--font-sans",
  "--mono": "--font-mono",
} as const;

/** What the context does not say stays as it is. */
export function follow({ theme, styles }: Message) {
  const { style } = document.documentElement;
  if (theme === "light" || theme === "dark") style.colorScheme = theme;
  const variables = isObject(styles) && isObject(styles.variables) ? styles.variables : {};
  // Colors that a person forces on all pages come first.
  if (matchMedia("(forced-colors: active)").matches) return;
  for (const [ours, theirs] of Object.entries(FOLLOWED)) {
    const value = variables[theirs];
    if (typeof value === "string") style.setProperty(ours, value);
  }
}

/** The host's region decides how figures are written, unless the service was asked for another one than ours. The
 * currency stays the one of the answer: nothing is converted. */
export function currencyIn(locale: unknown, service: Currency): Currency {
  const region = typeof locale === "string" ? regionSpoken(locale) : undefined;
  if (service.notation || !region) return readBack(service);
  return { ...writtenFor(`region=${region}&currency=${service.code}`, service), isChosen: service.isChosen };
}

/** Each time it changes, and once at the start. */
export function reportSize() {
  const report = () =>
    notify("ui/notifications/size-changed", {
      width: document.documentElement.clientWidth,
      height: Math.ceil(document.body.getBoundingClientRect().height),
    });
  new ResizeObserver(report).observe(document.body);
}
