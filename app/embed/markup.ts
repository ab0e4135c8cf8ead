// Markup as text, safe by construction: what is put into a template is escaped, unless it is markup itself.

export type Markup = { readonly markup: string };
type Part = Markup | string | false | undefined | readonly Markup[];

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: String.raw({ raw: texts }, ...parts.map(written)),
});

function written(part: Part): string {
  if (typeof part === "string") return part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  if (!part) return "";
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}
