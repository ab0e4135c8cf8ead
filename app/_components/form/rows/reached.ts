// What helps with lists and keys waits until a hand reaches for the form. A link brings figures of its own, and does not wait.
import { flushSync } from "react-dom";

const SIGNS = ["pointerover", "touchstart", "focusin"] as const;
/** On their way down: React lets no event come back from cells that it has not taken over yet. */
const EARLY = { capture: true, passive: true };

/** Watched from the start: a list that a choice has just brought up must not wait for the next move of the hand. */
const hand = typeof window === "undefined" ? Promise.resolve() : new Promise<void>(watchForm);

function watchForm(settle: () => void) {
  const heed = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(".entry"))) return;
    for (const sign of SIGNS) removeEventListener(sign, heed, EARLY);
    settle();
  };
  for (const sign of SIGNS) addEventListener(sign, heed, EARLY);
}

/** Settled on the server, where forms are written. */
export async function reached(): Promise<void> {
  if (typeof window === "undefined") return;
  addEventListener("click", rememberPress, EARLY);
  addEventListener("keydown", rememberEnter, EARLY);
  addEventListener("input", rememberText, EARLY);
  if (location.hash || location.search) return;
  await hand;
}

const missed: (() => void)[] = [];

function rememberPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>(":is(.rows, .keypad) button");
  if (button) missed.push(() => button.click());
}

function rememberEnter({ target, key }: KeyboardEvent) {
  if (key === "Enter" && target instanceof HTMLInputElement && (target.closest(".rows") || isBesideKeys(target)))
    missed.push(() => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

/** Keys and Enter find the text they were pressed on. */
function rememberText({ target }: Event) {
  if (!(target instanceof HTMLInputElement && isBesideKeys(target))) return;
  const { value } = target;
  missed.push(() => {
    // React takes no notice of what is set on the element itself.
    Reflect.set(HTMLInputElement.prototype, "value", value, target);
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

const isBesideKeys = ({ type, form }: HTMLInputElement) => type === "text" && form?.querySelector(".keypad");

/** Does what was pressed on cells and keys before they heard of it: each press on what the one before has left. */
export function catchUp() {
  removeEventListener("click", rememberPress, EARLY);
  removeEventListener("keydown", rememberEnter, EARLY);
  removeEventListener("input", rememberText, EARLY);
  for (const press of missed.splice(0)) flushSync(press);
}
