import { expect, it } from "vitest";
import { sound, withVector, withWords } from "./broken.ts";
import { restsOnOthers } from "./evidence.ts";
import { refusedHost } from "./hosts.ts";
import type { Subject } from "./subject.ts";

type Vector = Subject["words"]["vectors"][number];

const BOOK = { title: "A book", url: "https://book.example", place: "section 2, exercise 7", read: "2026-11-22" };
const published: Partial<Vector> = { by: "published", source: BOOK };

it("a vector with a source that can be looked up draws no complaint of its own", () => {
  expect(restsOnOthers(withVector(published)).filter((complaint) => complaint.includes("“Mine”"))).toEqual([]);
});

it.each<readonly [fault: string, Partial<Vector>]>([
  [
    "has a source without an address; give the URL where it can be looked up.",
    { source: { title: "A book", place: "section 2", read: "2026-11-22" } },
  ],
  [
    "has a source without a place; name the section, table, page or exercise.",
    { by: "law", source: { ...BOOK, place: " " } },
  ],
  [
    "has a source without the day it was read; write a real day like 2026-11-22.",
    { by: "software", source: { title: BOOK.title, url: BOOK.url, place: BOOK.place } },
  ],
  ["has a source read on 2026-02-29; write a real day like 2026-11-22.", { source: { ...BOOK, read: "2026-02-29" } }],
  [
    "has a source at www.ehow.co.uk, which is gone; find a primary source.",
    { source: { ...BOOK, url: "http://www.ehow.co.uk/how_1.html" } },
  ],
])("calculators/everyday/tip/vectors.ts: “Mine” %s", (fault, change) => {
  expect(restsOnOthers(withVector({ ...published, ...change }))).toContain(
    `calculators/everyday/tip/vectors.ts: “Mine” ${fault}`,
  );
});

it("a source of the words is held to the same hosts", () => {
  const sources = [{ title: "A forum", url: "https://www.reddit.com/r/tips" }];
  expect(restsOnOthers(withWords({ sources }))).toContain(
    "calculators/everyday/tip/content.ts has a source at www.reddit.com, where anyone may answer; find a primary source.",
  );
});

it("our own arithmetic needs no address", () => {
  expect(restsOnOthers(withVector({})).filter((complaint) => complaint.includes("“Mine”"))).toEqual([]);
});

it("a figure that is taken twice from one place is named, and one from the next exercise is not", () => {
  const twice = (place: string) => {
    const [mine] = withVector(published).words.vectors.slice(-1);
    const other = { ...published, given: "Again", expected: { total: "2.25" }, source: { ...BOOK, place } };
    return restsOnOthers(
      withWords({ vectors: [...(mine ? [mine] : []), ...withVector(other).words.vectors.slice(-1)] }),
    );
  };
  const complaint =
    "calculators/everyday/tip/vectors.ts: “Again” takes a figure that another vector has from the same place; drop one, or name the place more exactly.";
  expect(twice(BOOK.place)).toContain(complaint);
  expect(twice("section 2, exercise 8")).not.toContain(complaint);
});

it("arithmetic of our own is no figure by others", () => {
  const [first, second, third] = sound.words.vectors;
  const kinds = [
    ...(first ? [{ ...first, by: "law" } as const] : []),
    ...(second ? [{ ...second, by: "software" } as const] : []),
    ...(third ? [{ ...third, by: "hand" } as const] : []),
  ];
  expect(restsOnOthers(withWords({ vectors: kinds }))).toContain(
    "calculators/everyday/tip/vectors.ts has two vectors by others; at least three must be published, law or software.",
  );
});

it.each([
  ["https://ehow.co.uk/x", "ehow.co.uk, which is gone"],
  ["https://boards.weddingbee.com/topic", "boards.weddingbee.com, where anyone may answer"],
  ["https://www.calculator.net/", "www.calculator.net, which is another calculator"],
  ["https://visualfoodie.com", "visualfoodie.com, whose pages are written by machines"],
  ["https://notehow.co.uk", undefined],
  ["https://openstax.org", undefined],
])("%s is refused as %s", (url, reason) => {
  expect(refusedHost(url)).toBe(reason);
});
