import fc from "fast-check";
import { expect, test } from "vitest";
import { readObject } from "./strict-json.ts";

const NOT_AN_OBJECT = 'The body must be a JSON object such as {"name": "value"}.';
const A_LIST = NOT_AN_OBJECT.replace(/\.$/, ", not a list: send one request at a time.");
const NOT_JSON = "The body is not valid JSON.";
const HALF = "The body has half of a surrogate pair, which is not a valid character.";
const DEEP = "The body is nested more than 32 levels deep.";
const MANY = "The body has more than 256 values.";

const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;

test.each([
  ["", 'The body is empty; it must be a JSON object such as {"name": "value"}.'],
  [" \n", 'The body is empty; it must be a JSON object such as {"name": "value"}.'],
  ["null", NOT_AN_OBJECT],
  ["[]", A_LIST],
  ['[{"bill": 80}]', A_LIST],
  ['"bill"', NOT_AN_OBJECT],
  ["80", NOT_AN_OBJECT],
  ["{'bill': 80}", NOT_JSON],
  ["{bill: 80}", NOT_JSON],
  ['{"bill": 80,}', NOT_JSON],
  ['{"bill": 80', NOT_JSON],
  ['{"bill": 80} {}', NOT_JSON],
  ['{"bill": NaN}', NOT_JSON],
  ['{"bill": 080}', NOT_JSON],
  ['{"bill": +1}', NOT_JSON],
  ['{"bill": 1} // the bill', NOT_JSON],
  ['{"a": "\t"}', NOT_JSON],
  ["bill=80", NOT_JSON],
  ['{"bill": 80, "bill": 81}', 'The body has the key "bill" twice.'],
  ['{"bill": 80, "tip": {"bill": 1}, "bill": 80}', 'The body has the key "bill" twice.'],
  ['{"bill": 80, "\\u0062ill": 81}', 'The body has the key "bill" twice.'],
  ['{"rows": [{"a": 1, "b": [], "a": 2}]}', 'The body has the key "a" twice.'],
  ['{"": 1, "": 2}', 'The body has the key "" twice.'],
  ['{"__proto__": 1, "__proto__": 2}', 'The body has the key "__proto__" twice.'],
  ['{"a": "\\ud800"}', HALF],
  ['{"a": "\\udc00\\ud800"}', HALF],
  ['{"\\ud83d": 1}', HALF],
  ['{"a": ["x", "\\uDBFF!"]}', HALF],
  ['{"a": "\ud800"}', HALF],
  [nested(33), DEEP],
  [`{"a":${"[".repeat(32)}${"]".repeat(32)}}`, DEEP],
])("%s is refused: %s", (text, fault) => {
  expect(readObject(text)).toEqual({ fault, ...([NOT_AN_OBJECT, A_LIST].includes(fault) ? { of: "shape" } : {}) });
});

test.each([
  ["{}", {}],
  [' {"bill" : 80 , "tip_rate":"18"}\r\n', { bill: 80, tip_rate: "18" }],
  ['{"a": {"a": {"a": [{"a": 1}, {"a": 2}]}}, "b": {"a": 1}}', { a: { a: { a: [{ a: 1 }, { a: 2 }] } }, b: { a: 1 } }],
  ['{"a": "\\ud83d\\ude00", "b": "😀"}', { a: "😀", b: "😀" }],
  ['{"a": "b", "b": "a, \\"c\\": 1, \\"c\\": {[", "c": "\\\\"}', { a: "b", b: 'a, "c": 1, "c": {[', c: "\\" }],
  ['{"a": ["a", "a", "b", "b"]}', { a: ["a", "a", "b", "b"] }],
  ['{"Bill": 1, "bill": 2}', { Bill: 1, bill: 2 }],
])("%s is read", (text, value) => {
  expect(readObject(text)).toEqual({ value });
});

test("32 levels are read", () => {
  expect(readObject(nested(32))).toHaveProperty("value");
});

test.each([
  ["numbers in a list", (n: number) => `{"a":[${Array(n - 2).fill(0)}]}`],
  ["numbers with blanks", (n: number) => `{ "a" : [ ${"0 , ".repeat(n - 3)}0 ] }`],
  ["words", (n: number) => `{"a":[${Array(n - 2).fill("null")}]}`],
  ["texts", (n: number) => `{"a":[${Array(n - 2).fill('"a,{[0"')}]}`],
  ["members", (n: number) => `{${Array.from({ length: n - 1 }, (_, k) => `"${k}":${k}`)}}`],
  ["empty lists", (n: number) => `{"a":[${Array(n - 2).fill("[]")}]}`],
  ["empty objects", (n: number) => `{"a":[${Array(n - 2).fill("{ }")}]}`],
  ["objects", (n: number) => `{"a":[${Array((n - 2) / 2).fill('{"b":true}')}]}`],
])("256 values are read and two more are not: %s", (_, bodyOf) => {
  expect(readObject(bodyOf(256))).toHaveProperty("value");
  expect(readObject(bodyOf(258))).toEqual({ fault: MANY });
});

test("the 257th value is refused", () => {
  expect(readObject(`{"a":[${Array(254).fill(0)}]}`)).toHaveProperty("value");
  expect(readObject(`{"a":[${Array(255).fill(0)}]}`)).toEqual({ fault: MANY });
});

test("__proto__ is a name like any other", () => {
  const read = readObject('{"__proto__": {"admin": true}, "constructor": 1}');
  const value = "value" in read ? read.value : {};
  expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

const names = fc.string({ unit: "grapheme", maxLength: 6 });
const values = fc.jsonValue({ maxDepth: 5, stringUnit: "grapheme" });

test("whatever an object holds, it is read as JSON.parse reads it", () => {
  fc.assert(
    fc.property(fc.dictionary(names, values), fc.boolean(), (object, spread) => {
      const text = JSON.stringify(object, null, spread ? 2 : 0);
      expect(readObject(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test("a name given twice is found wherever the second stands", () => {
  fc.assert(
    fc.property(fc.dictionary(names, values, { minKeys: 1 }), fc.nat(), fc.nat(), (object, pick, place) => {
      const entries = Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
      const [again = ""] = entries.slice(pick % entries.length);
      entries.splice(place % (entries.length + 1), 0, again);
      expect(readObject(`{"outer":{${entries.join(",")}}}`)).toHaveProperty("fault", expect.stringContaining("twice"));
    }),
  );
});

test("reading takes time in proportion to length, even for a megabyte of any one thing", () => {
  const megabyte = 1_000_000;
  const fills = ["[", "]", "{", '"', '\\"', "\\\\", "\\u0041", "a", " ", ",", ":", "😀", "1"];
  const bodies = fills.flatMap((fill) => {
    const long = fill.repeat(megabyte / fill.length);
    return [long, `{"a":${long}}`, `{"a":"${long}"}`, `{"${long}":1}`];
  });
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`name${n}`, n]));
  const began = performance.now();
  for (const body of [...bodies, JSON.stringify(many)]) readObject(body);
  expect(performance.now() - began).toBeLessThan(4000);
});
