// The texts in a plain form, and back into it. The form holds the state; nothing else does.
import { type Calculator, type Texts, wireInputs } from "#engine";

export function textsIn(form: HTMLFormElement, calculator: Calculator): Texts {
  const entries = new FormData(form);
  return Object.fromEntries(
    // A box that is not ticked is in no form's entries.
    wireInputs(calculator).map(({ name, field }) => [
      name,
      String(entries.get(name) ?? (field.kind === "toggle" ? "false" : "")),
    ]),
  );
}

export function write(form: HTMLFormElement, texts: Texts) {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList || isControl(control)) control.value = text;
  }
}

/** The name and the text of the control that an event came from. */
export function controlOf(target: EventTarget | null): { readonly name: string; readonly value: string } {
  return isControl(target) ? target : { name: "", value: "" };
}

const isControl = (it: unknown): it is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  it instanceof HTMLInputElement || it instanceof HTMLSelectElement || it instanceof HTMLTextAreaElement;
