// What a key does to the text of a field: it types at the caret, or over what is selected.

export type Typed = { readonly text: string; readonly caret: number };
export type Selected = readonly [start: number, end: number];

export const typedInto = (text: string, [start, end]: Selected, key: string): Typed => ({
  text: text.slice(0, start) + key + text.slice(end),
  caret: start + key.length,
});

/** A name goes together with its parenthesis: "2 + sin(" is "2 + ". */
export function erasedFrom(text: string, [start, end]: Selected): Typed {
  if (start < end) return typedInto(text, [start, end], "");
  const last = /(?: (?:mod|nCr|nPr) |[a-z]+2?\(|.)$/iu.exec(text.slice(0, start))?.[0] ?? "";
  return typedInto(text, [start - last.length, start], "");
}

/** A sign goes on from the answer; anything else begins anew. */
export const goesOn = (key: string): boolean => /^(?: (?:[+\-×÷]|mod|nCr|nPr) |[\^!%°])$/.test(key);
