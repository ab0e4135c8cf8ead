import { expect, it } from "vitest";
import { pickRules } from "./pick-rules.mjs";

const picked = (css: string, ...classes: string[]) => pickRules(css, new Set(classes), ["print"]);

it.each([
  ["a rule for elements", "h1 { margin: 0 }", "h1{margin: 0}"],
  ["a rule for a class that is used", ".box:hover { color: red }", ".box:hover{color: red}"],
  ["what stands in a rule, nested or not", ".box { a { b: c } d: e }", ".box{a { b: c } d: e}"],
  ["of a list, what can match", ".box, .other, p { a: b }", ".box, p{a: b}"],
  ["what asks for one of several", ":is(.other, .box) a { b: c }", ":is(.other, .box) a{b: c}"],
  ["the order of layers", "@layer a, b;", "@layer a, b;"],
  ["a layer with something in it", "@layer a { .box { b: c } .other { d: e } }", "@layer a{.box{b: c}}"],
  ["other at-rules whole", "@page { margin: 1mm }", "@page{margin: 1mm}"],
])("keeps %s", (_, css, kept) => {
  expect(picked(css, "box")).toBe(kept);
});

it.each([
  ["a rule for another class", ".other { a: b }"],
  ["one that needs another class too", ".box.other { a: b }"],
  ["a part of the page with nothing left in it", "@media print { @layer a { .other { a: b } } }"],
  ["a layer that is not wanted", "@layer print { h1 { a: b } }"],
  ["comments", "/* .box { a: b } */"],
])("leaves out %s", (_, css) => {
  expect(picked(css, "box")).toBe("");
});
