// <reckoner-calculator slug="mortgage" price="450000">: the embed as an element of someone else's page, with a shadow tree of its own,
// so that neither's styles reach the other's. lib/build/embeds.mjs writes its script.
import type { Currency, ListedCalculator } from "#engine";
import { draw } from "./draw.ts";

type Made = {
  readonly calculators: Readonly<Record<string, () => Promise<{ readonly default: ListedCalculator }>>>;
  readonly site: { readonly url: string; readonly name: string; readonly currency: Currency };
  readonly style: string;
};

export function define({ calculators, site, style }: Made) {
  // A policy of the page around it may forbid style elements, and does not speak of these.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);

  class Calculator extends HTMLElement {
    readonly #tree = this.attachShadow({ mode: "open", delegatesFocus: true });
    readonly #changes = new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => !THEIRS.test(attributeName ?? ""))) this.#begin();
    });
    #begun = 0;

    connectedCallback() {
      this.#tree.adoptedStyleSheets = [sheet];
      this.#changes.observe(this, { attributes: true });
      this.#begin();
    }

    disconnectedCallback() {
      this.#changes.disconnect();
    }

    /** The last of several wins. */
    async #begin() {
      this.#begun += 1;
      const [turn, slug] = [this.#begun, this.getAttribute("slug") ?? ""];
      const load = Object.hasOwn(calculators, slug) ? calculators[slug] : undefined;
      const parts = await Promise.all([load?.(), currencyOf(this, site.currency)]).catch(() => undefined);
      if (!this.isConnected || turn !== this.#begun) return;
      const [loaded, currency] = parts ?? [];
      if (loaded && currency) draw(this, this.#tree, loaded.default, { ...site, currency });
      else this.#refuse(load ? `The calculator “${slug}” does not load.` : `There is no calculator “${slug}”.`);
    }

    #refuse(message: string) {
      this.#tree.textContent = message;
      this.dispatchEvent(new CustomEvent("answer", { bubbles: true, detail: { error: { message } } }));
    }
  }

  if (!customElements.get(NAME)) customElements.define(NAME, Calculator);
}

/** The owner's, or that of the attributes `region` and `currency`. */
async function currencyOf(element: HTMLElement, usual: Currency): Promise<Currency> {
  const named = ["region", "currency"].map((name) => [name, element.getAttribute(name) ?? ""] as const);
  const asked = named.filter(([, value]) => value !== "").map((pair) => pair.join("="));
  if (asked.length === 0 && !usual.notation) return usual;
  const { readBack, currencyFor } = await import("../in-region.ts");
  return currencyFor(asked.join("&"), readBack(usual));
}

/** What a page sets on any element. A change to it leaves what someone has typed. */
const THEIRS = /^(?:class|style|id|hidden|slot|part|title|lang|dir|tabindex|role|(?:aria|data)-.*)$/;
const NAME = "reckoner-calculator";
