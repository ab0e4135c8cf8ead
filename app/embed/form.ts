// The form of an embed as the page's HTML has it, written at build. It is a form like any other: what is in it is the
// state, and the browser itself resets it.
import { type Calculator, type Currency, type InputField, isAsked, type QuantityInput, type Texts } from "#engine";
import {
  type Control,
  controlFor,
  controlId,
  describing,
  lineId,
  signId,
  unitsFor,
} from "../_components/form/control.ts";
import { html, type Markup } from "./markup.ts";

export const formMarkup = (calculator: Calculator, texts: Texts, currency: Currency): Markup => html`
<form class="entry" aria-label="Your figures" novalidate autocomplete="off">
${Object.entries(calculator.inputs).map(([name, field]) => {
  const hidden = !isAsked(calculator.inputs, field, texts) && html` hidden`;
  return html`<div data-input="${name}"${hidden}>${drawn(name, field, texts, currency)}</div>`;
})}
<div class="row actions"><button type="reset" class="button plain">Reset</button></div>
</form>`;

function drawn(name: string, field: InputField, texts: Texts, currency: Currency): Markup {
  const text = texts[name] ?? "";
  const control = controlFor(field, currency);
  if (control.as === "tick") return toggle(name, field.label, text);
  if (control.as === "keys" || control.as === "list") return choice(name, field, control, text);
  const label = html`<label for="${controlId(name)}">${field.label}</label>`;
  return html`<div class="field">
${field.kind === "quantity" ? html`<div class="over">${label}${units(name, field, texts)}</div>` : label}
<div class="box">${control.as === "lines" ? lines(name, text) : line(name, control, text)}</div>
${note(name, field.help)}</div>`;
}

const note = (name: string, help = "") => html`<p class="note" id="${lineId(name)}">${help}</p>`;

const described = (name: string, sign: unknown) =>
  html` aria-describedby="${describing(name, { sign, line: true }) ?? ""}"`;

function line(name: string, { type, keyboard, sign }: Control & { readonly as: "line" }, text: string): Markup {
  const shown = sign && html`<span class="unit" id="${signId(name)}">${sign.text}</span>`;
  const pad = keyboard && html` inputmode="${keyboard}"`;
  return html`${sign?.side === "before" && shown}<input type="${type === "month" ? "date" : type}" id="${controlId(name)}" name="${name}" value="${text}"${pad} spellcheck="false"${described(name, sign)}>${sign?.side === "after" && shown}`;
}

const lines = (name: string, text: string) =>
  html`<textarea id="${controlId(name)}" name="${name}" rows="4" spellcheck="false"${described(name, undefined)}>
${text}</textarea>`;

const toggle = (name: string, label: string, text: string) =>
  html`<label class="toggle"><input type="checkbox" name="${name}" value="true"${text === "true" && html` checked`}>${label}</label>`;

type Choosing = Control & { readonly as: "keys" | "list" };

function choice(name: string, field: InputField, { as, options }: Choosing, chosen: string): Markup {
  if (as === "keys") {
    return html`<fieldset class="field"><legend>${field.label}</legend>
<div class="segments">${keys(name, options, chosen)}</div>${note(name, field.help)}</fieldset>`;
  }
  return html`<div class="field"><label for="${controlId(name)}">${field.label}</label>
<div class="box"><select id="${controlId(name)}" name="${name}">${list(options, chosen)}</select></div>
${note(name, field.help)}</div>`;
}

function units(name: string, field: QuantityInput, texts: Texts): Markup {
  const { as, name: wire, label, options, chosen } = unitsFor(name, field, texts);
  if (as === "list") return html`<select aria-label="${label}" name="${wire}">${list(options, chosen)}</select>`;
  return html`<fieldset><legend class="unseen">${label}</legend>
<div class="segments units">${keys(wire, options, chosen)}</div></fieldset>`;
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
