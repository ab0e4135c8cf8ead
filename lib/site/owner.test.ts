import { expect, test } from "vitest";
import { countScript } from "./analytics.ts";
import { contrast } from "./colors.ts";
import { ownOf, readConfig, type SiteConfig } from "./owner.ts";
import { accentOf, themeCss, tintOf } from "./theme.ts";

const NAME = "reckoner.config.ts";
const read = (config: unknown) => readConfig(config, () => NAME);
const files: Record<string, string> = { "site/logo.svg": "<svg><path d='M0 0h1'/></svg>" };
const own = (config: SiteConfig, given = files) => ownOf(read(config), (path) => given[path] ?? "");

test.each([
  [{ nmae: "Harbor" }, /reckoner\.config\.ts: Unrecognized key: "nmae"/],
  [{ region: "de-AT" }, /reckoner\.config\.ts: region must be a region known here .* not "de-AT"/],
  [{ theme: { accent: "navy" } }, /theme\.accent must be a color such as #0a5b3d, not "navy"/],
  [
    { theme: { accent: "#ffcc00" } },
    /theme\.accent #ffcc00 has a contrast of 1\.\d on light pages, and text needs 4\.5: the nearest that passes is #[0-9a-f]{6}/,
  ],
  [
    { theme: { accent: "#14417b", accentDark: "#14417b" } },
    /theme\.accentDark #14417b has a contrast of 1\.\d on dark pages/,
  ],
  [{ theme: { font: "url(https://fonts.example)" } }, /theme\.font must be a list of font names/],
  [{ header: [{ text: "x", href: "javascript:alert(1)" }] }, /header\.0\.href must be an address/],
  [{ calculators: { only: ["Tip"] } }, /calculators\.only\.0 must be a calculator's slug/],
  [{ analytics: { google: "G-1" } }, /analytics must be \{ plausible: domain \}/],
  [{ categories: { finance: { name: "Money", description: "Ours." } } }, /categories\.finance is a name of ours/],
  [{ categories: { "my-club": { name: "Club", description: "x" } } }, /must be a word in small letters/],
  [{ categories: { club: { name: "Club" } } }, /categories\.club\.description /],
  [
    { categories: { club: { name: "Club", description: "x", before: "money" } } },
    /categories\.club\.before must be one of finance, everyday, /,
  ],
  [{ url: "https://a.example/path" }, /url must be a web address without a path/],
])("%j is refused with a sentence", (config, complaint) => {
  expect(() => read(config)).toThrow(complaint);
});

test("the color that is offered passes", () => {
  for (const accent of ["#ffcc00", "#ff0000", "#7fffd4", "#ffffff", "#c0c0c0"]) {
    const message = String(attempt(() => read({ theme: { accent } })));
    const offered = /nearest that passes is (#\w{6})/.exec(message)?.[1];
    if (offered) expect(read({ theme: { accent: offered } }).theme?.accent).toBe(offered);
    else expect(message).toBe("undefined");
  }
});

test("texts in the owner's color can be read in both schemes, and grays keep our contrast", () => {
  for (const accent of ["#14417b", "#7a1f3d", "#5b2a86", "#0a5b3d", "#8a4b00", "#333333"]) {
    const [light, dark] = accentOf({ accent }) ?? ["", ""];
    expect(contrast(light, tintOf(light)[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, tintOf(dark)[1])).toBeGreaterThanOrEqual(4.5);
    const grays = [...themeCss({ accent }).matchAll(/--(ink|soft):light-dark\((#\w{6}),(#\w{6})\)/g)];
    expect(grays).toHaveLength(2);
    for (const [, , onLight = "", onDark = ""] of grays) {
      expect(contrast(onLight, "#ffffff")).toBeGreaterThanOrEqual(7);
      expect(contrast(onDark, "#101412")).toBeGreaterThanOrEqual(7);
    }
  }
});

test.each([
  ["<svg><script>1</script></svg>", "a drawing alone"],
  ["<svg onload='x()'></svg>", "a drawing alone"],
  ["<svg><image href='https://other.example/x.png'/></svg>", "a drawing alone"],
  ["<html></html>", "must be an SVG file"],
  [`<svg>${"x".repeat(70_000)}</svg>`, "at most 64 kB"],
])("%.30s is no logo", (svg, complaint) => {
  expect(() => own({ theme: { logo: "site/logo.svg" } }, { "site/logo.svg": svg })).toThrow(complaint);
});

test("what pages print has the files' contents, and nothing that was not asked for", () => {
  const made = own({ name: "Harbor", theme: { logo: "site/logo.svg", radius: 4 }, calculators: { closed: ["tip"] } });
  expect(made).toMatchObject({ logo: files["site/logo.svg"], closed: ["tip"], pages: {} });
  expect(made.themeCss).toBe("@layer tokens{:root:root{--round:4px}}");
  expect(made.counterHost).toBeUndefined();
});

test.each([
  [{ plausible: "harbor.example", host: "https://plausible.io" }, "https://plausible.io/api/event"],
  [{ umami: "a-1", host: "https://stats.example" }, "https://stats.example/api/send"],
  [{ goatcounter: "https://h.goatcounter.example" }, "https://h.goatcounter.example/count?p="],
] as const)("%j sends the page's path, and no figure that stands in the address", (analytics, address) => {
  const sent: string[] = [];
  const fetch = (to: string, { body }: { body: string }) => sent.push(to, body) && Promise.resolve();
  const page = {
    location: {
      origin: "https://c.example",
      hostname: "c.example",
      pathname: "/calculators/loan",
      search: "?amount=1",
      hash: "#amount=2",
    },
    document: { referrer: "https://s.example/find?q=secret" },
    navigator: { language: "en", sendBeacon: (to: string) => sent.push(to) },
    fetch,
  };
  new Function(...Object.keys(page), countScript(analytics))(...Object.values(page));
  const text = decodeURIComponent(sent.join(" "));
  expect(text).toContain(address);
  expect(text).toContain("/calculators/loan");
  expect(text).not.toMatch(/amount|secret/);
});

function attempt(run: () => unknown): unknown {
  try {
    return void run();
  } catch (error) {
    return error;
  }
}
