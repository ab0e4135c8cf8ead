// The form of an embed as the page's HTML has it, written at build. It is a form like any other: what is in it is the
// state, and the browser itself resets it.
import { type Calculator, type Currency, type InputField, isAsked, isNumeric, type Texts, unitName } from "#engine";
import { areKeys, controlId, keyboard, MOST_KEYS, unitOf } from "../_components/control.ts";
import { html, type Markup } from "./markup.ts";

export const formMarkup = (calculator: Calculator, texts: Texts, currency: Currency): Markup => html`
<form class="entry" aria-label="Your figures" novalidate autocomplete="off">
${Object.entries(calculator.inputs).map(([name, field]) => {
  const hidden = !isAsked(calculator.inputs, field, texts) && html` hidden`;
  return html`<div data-input="${name}"${hidden}>${control(name, field, texts, currency)}</div>`;
})}
<div class="row actions"><button type="reset" class="button plain">Reset</button></div>
</form>`;

function control(name: string, field: InputField, texts: Texts, currency: Currency): Markup {
  const text = texts[name] ?? "";
  if (field.kind === "toggle") return toggle(name, field.label, text);
  if (field.kind === "choice") return choice(name, field, text);
  const label = html`<label for="${controlId(name)}">${field.label}</label>`;
  return html`<div class="field">
${field.kind === "quantity" ? html`<div class="over">${label}${units(name, field, texts)}</div>` : label}
<div class="box">${field.kind === "rows" || field.kind === "numbers" ? lines(name, text) : line(name, field, text, currency)}</div>
${note(name, field.help)}</div>`;
}

const note = (name: string, help = "") => html`<p class="note" id="${controlId(name)}-line">${help}</p>`;

function line(name: string, field: InputField, text: string, currency: Currency): Markup {
  const id = controlId(name);
  const unit = unitOf(field, currency);
  const unitMarkup = unit && html`<span class="unit" id="${id}-unit">${unit}</span>`;
  const [before, after] = field.kind === "money" ? [unitMarkup, undefined] : [undefined, unitMarkup];
  const type = field.kind === "date" ? "date" : "text";
  const pad = isNumeric(field) && html` inputmode="${keyboard(field)}"`;
  const described = unit ? `${id}-unit ${id}-line` : `${id}-line`;
  return html`${before}<input type="${type}" id="${id}" name="${name}" value="${text}"${pad} spellcheck="false" aria-describedby="${described}">${after}`;
}

const lines = (name: string, text: string) =>
  html`<textarea id="${controlId(name)}" name="${name}" rows="4" spellcheck="false" aria-describedby="${controlId(name)}-line">
${text}</textarea>`;

const toggle = (name: string, label: string, text: string) =>
  html`<label class="toggle"><input type="checkbox" name="${name}" value="true"${text === "true" && html` checked`}>${label}</label>`;

function choice(name: string, field: InputField & { readonly kind: "choice" }, chosen: string): Markup {
  const options = Object.entries(field.options);
  if (areKeys(field.options)) {
    return html`<fieldset class="field"><legend>${field.label}</legend>
<div class="segments">${keys(name, options, chosen)}</div>${note(name, field.help)}</fieldset>`;
  }
  return html`<div class="field"><label for="${controlId(name)}">${field.label}</label>
<div class="box"><select id="${controlId(name)}" name="${name}">${list(options, chosen)}</select></div>
${note(name, field.help)}</div>`;
}

function units(name: string, field: InputField & { readonly kind: "quantity" }, texts: Texts): Markup {
  const options = Object.keys(field.units).map((unit) => [unit, field.dimension[unit]?.label ?? unit] as const);
  const key = unitName(name);
  const chosen = texts[key] ?? field.unit;
  if (options.length > MOST_KEYS) {
    return html`<select aria-label="${field.label} unit" name="${key}">${list(options, chosen)}</select>`;
  }
  return html`<fieldset><legend class="unseen">${field.label} unit</legend>
<div class="segments units">${keys(key, options, chosen)}</div></fieldset>`;
}

type Pairs = readonly (readonly [string, string])[];

const keys = (name: string, options: Pairs, chosen: string) =>
  options.map(
    ([option, label]) =>
      html`<label><input type="radio" name="${name}" value="${option}"${option === chosen && html` checked`}><span>${label}</span></label>`,
  );

const list = (options: Pairs, chosen: string) =>
  options.map(
    ([option, label]) => html`<option value="${option}"${option === chosen && html` selected`}>${label}</option>`,
  );
