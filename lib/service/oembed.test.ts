// What sites show in place of a link: the frame with the link's inputs, and nothing else that was sent.
import { expect, it } from "vitest";
import { oembed, oembedAsked } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

const { url } = site();
const asked = (query: Readonly<Record<string, string>>) => oembedAsked(new URLSearchParams(query), site());

async function shown(query: Readonly<Record<string, string>>) {
  const read = asked(query);
  const entry = "slug" in read ? await catalogue().findOpen(read.slug) : undefined;
  return "slug" in read && entry ? oembed(entry, read, site()) : expect.fail("There is no such page");
}

it("is the frame of a calculator, with what the specification requires", async () => {
  expect(await shown({ url: `${url}/calculators/tip`, format: "json" })).toEqual({
    type: "rich",
    version: "1.0",
    title: "Tip calculator",
    provider_name: site().name,
    provider_url: url,
    cache_age: 300,
    thumbnail_url: `${url}/calculators/tip/picture.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${url}/embed/tip" title="Tip calculator" width="640" height="640" style="border:0" loading="lazy"></iframe>`,
    width: 640,
    height: 640,
  });
});

it("is no larger than a site has room for, and neither is its picture", async () => {
  const small = await shown({ url: `${url}/calculators/tip`, maxwidth: "320", maxheight: "2000" });
  expect(small).toMatchObject({ width: 320, height: 640 });
  expect(small.html).toContain('width="320" height="640"');
  expect(small).not.toHaveProperty("thumbnail_url");
});

it("has the inputs of the link, wherever they are, and only those", async () => {
  const link = `${url}/calculators/tip?bill=58.40&utm_source=x&"><script>=1#people=4&region=de-DE&q='"<>`;
  expect((await shown({ url: link })).html).toContain(
    `src="${url}/embed/tip#bill=58.40&amp;people=4&amp;region=de-DE"`,
  );
  const hostile = `${url}/calculators/tip?${new URLSearchParams({ bill: `"><script>alert(1)</script>'` })}`;
  expect((await shown({ url: hostile })).html).not.toMatch(/<script|'|bill=[^"]*[<>]/);
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ["XML", { url: `${url}/calculators/tip`, format: "xml" }, "NOT_IMPLEMENTED"],
  ["no address", {}, "MISSING_INPUT"],
  ["another site", { url: "https://example.org/calculators/tip" }, "NOT_FOUND"],
  ["another page", { url: `${url}/about` }, "NOT_FOUND"],
  ["no address at all", { url: "tip" }, "NOT_FOUND"],
  ["a user in the address", { url: `http://${new URL(url).host}@example.org/calculators/tip` }, "NOT_FOUND"],
  ["a long address", { url: `${url}/calculators/tip?bill=${"1".repeat(5_000)}` }, "NOT_FOUND"],
  ["no width", { url: `${url}/calculators/tip`, maxwidth: "-1" }, "INVALID_INPUT"],
  ["no height", { url: `${url}/calculators/tip`, maxheight: "1e3" }, "INVALID_INPUT"],
])("is refused for %s", (_, query, code) => {
  expect(asked(query)).toMatchObject({ code });
});
