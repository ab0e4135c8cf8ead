// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted here.
import { expect, it } from "vitest";
import { COMPUTED, importsOf, outline } from "./sources.ts";

it.each([
  ["a comment to the end of the line", "a; // b ** c\nd", "a;  \nd"],
  ["a comment over lines keeps the lines", "a /* ** \n ** */ b", "a  \n b"],
  ["either kind of text", `f("a ** b", 'c')`, `f("0", "1")`],
  ["a text with its own quote in it", String.raw`f("a\"**", '\'')`, `f("0", "1")`],
  ["a template, of which the code is kept", "`a **\n${b ** `${c}`} d`", `"0"\nb ** "1"c"2""3"`],
  ["braces inside a template's code", "`a ${{ b: {} }} ** c` + d", `"0"{ b: {} }"1" + d`],
  ["a regular expression", "f(/[/'\"]**/, x)", `f("0", x)`],
  ["a division is code", "a / b ** c / d", "a / b ** c / d"],
  ["an apostrophe in the words of a page", "<p>Don't</p>;\na ** b", "<p>Don't</p>;\na ** b"],
])("an outline has no words of %s", (_, source, code) => {
  expect(outline(source).code).toBe(code);
});

it.each([
  ['import a, { type b } from "./a.ts";', ["./a.ts"]],
  ["import type {\n  a,\n} from './a.ts';", ["./a.ts"]],
  ['import "./a.css"; import * as b from "b";', ["./a.css", "b"]],
  ['export * from "./a.ts"; export { b } from "./b.ts";', ["./a.ts", "./b.ts"]],
  ['const a = await import("./a.ts"); type B = typeof import("./b.ts");', ["./a.ts", "./b.ts"]],
  ['import data from "./a.json" with { type: "json" };', ["./a.json"]],
  ['const a = require("a");', ["a"]],
  ["import(path); import(`./${name}.ts`);", [COMPUTED, COMPUTED]],
  [`const words = "import a from 'a'"; // import "b"`, []],
  ["const words = `import a from 'a'`; import.meta.url;", []],
])("%s", (source, imports) => {
  expect(importsOf(source)).toEqual(imports);
});
