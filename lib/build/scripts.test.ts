import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { afterPaint, ready } from "./scripts.mjs";

const PAGE = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/b.js" async=""></script>
<script src="/old.js" noModule=""></script></head><body>$& <script src="/a.js" async=""></script></body></html>`;

describe("the scripts of a page", () => {
  it("are asked for by one script ahead of the style sheet, each once, its own with them", () => {
    const html = afterPaint(PAGE, ["list.js"]);
    expect(html).not.toMatch(/src="\/[ab]\.js"|preload/);
    expect(html).not.toContain("/old.js");
    const all =
      /<meta charSet="utf-8"\/><script>[^<]*\(\["\/a\.js","\/b\.js","\/_next\/static\/chunks\/list\.js"\]\)<\/script><link/;
    expect(html).toMatch(all);
  });

  it("stay as they are where that was done before, and where there are none", () => {
    const once = afterPaint(PAGE, ["list.js"]);
    expect(afterPaint(once, ["list.js"])).toBe(once);
    expect(afterPaint("<body></body>", [])).toBe("<body></body>");
  });

  it("end the build where they have no place", () => {
    expect(() => afterPaint(PAGE.replace("charSet", "charset"), [])).toThrow("no place");
  });

  it.each(["painted", "waited for"])("are asked for once the page is %s, and no second time", (first) => {
    const { asked, painted, waited } = run(afterPaint(PAGE, []));
    expect(asked).toEqual([]);
    for (const tell of first === "painted" ? [painted, waited] : [waited, painted]) {
      tell();
      expect(asked).toEqual(["/a.js", "/b.js"]);
    }
  });
});

it.each([
  ["#bill=50", ["linked"]],
  ["?bill=50", ["linked"]],
  ["?utm_source=letter&bill=50", ["linked"]],
  ["?utm_source=letter&fbclid=1", []],
  ["#working", []],
  ["", []],
])("a page with %j behind its address is marked %j", (behind, classes) => {
  expect(run(afterPaint(PAGE, []), `https://example.org/calculators/tip${behind}`).classes).toEqual(classes);
});

/** What the page's first script does, where a browser tells it of the first paint and of the time. */
function run(html: string, href = "https://example.org/calculators/tip") {
  const asked: string[] = [];
  const classes: string[] = [];
  const told: Array<() => void> = [];
  const document = {
    createElement: () => ({}),
    documentElement: { classList: { add: (name: string) => classes.push(name) } },
    head: { append: ({ src }: { src: string }) => asked.push(src) },
  };
  class PerformanceObserver {
    constructor(tell: () => void) {
      told.push(tell);
    }
    observe() {}
  }
  const location = { href };
  const setTimeout = (tell: () => void) => told.push(tell);
  const [, script = ""] = /<script>([^<]*)<\/script><link/.exec(html) ?? [];
  runInNewContext(script, { document, location, PerformanceObserver, setTimeout });
  const [painted, waited] = told;
  if (!painted || !waited) throw new Error("The script waits for nothing.");
  return { asked, classes, painted, waited };
}

it("asks for a script's functions to be read with it, once", () => {
  expect(ready("let a")).toBe("//# allFunctionsCalledOnLoad\nlet a");
  expect(ready(ready("let a"))).toBe(ready("let a"));
});
