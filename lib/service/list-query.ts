// A shorter list for programs that only want to choose: ?fields=light leaves out what each calculator needs later, and ?q=
// keeps those that have every word of it among their own.
import type { ToolCatalogue } from "./list.ts";

export type ListQuery = { readonly isLight: boolean; readonly query: string };

const LONGEST_QUERY = 200;

export function listAsked(parameters: URLSearchParams): ListQuery | { readonly complaint: string } {
  const [fields, query = ""] = [parameters.get("fields"), parameters.get("q")?.trim()];
  if (fields !== null && fields !== "light")
    return { complaint: "fields must be light, or left out for the whole list." };
  if (query.length > LONGEST_QUERY) return { complaint: `q must have at most ${LONGEST_QUERY} characters.` };
  return { isLight: fields === "light", query };
}

export const inShort = ({ tools, ...list }: ToolCatalogue) => ({
  ...list,
  tools: tools.map(({ name, slug, category, description, url, calculate_endpoint, inputs }) => ({
    name,
    slug,
    category,
    description,
    url,
    calculate_endpoint,
    inputs: inputs.map(({ name, label, type, required }) => ({ name, label, type, required })),
  })),
});
