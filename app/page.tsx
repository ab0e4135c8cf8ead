import type { Metadata } from "next";
import { shortName } from "#lib/questions/find";
import { evidenceOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Asked } from "./_components/page/asked.tsx";
import { byCategory, Contents } from "./_components/page/contents.tsx";
import { Copy } from "./_components/page/copy.tsx";
import { metadataOf } from "./_components/page/metadata.ts";
import { SiteData } from "./_components/page/structured-data.tsx";
import { publishedFigures } from "./_components/proof/evidence.ts";
import { OFTEN } from "./_components/search/best.ts";
import { Finder } from "./_components/search/finder.tsx";

export const metadata: Metadata = metadataOf({
  title: `${site().name}: calculators that show their work`,
  description:
    site().own?.tagline ??
    "Free calculators for money, health, dates, math and units. Each shows its steps and is tested against published figures.",
  path: "",
});

export default async function Home() {
  const home = site().own?.home;
  return (
    <>
      <div className="page home">
        <div className="ask">
          <h1>{home?.heading ?? "What would you like to calculate?"}</h1>
          {home?.words && <p>{home.words}</p>}
          <Finder label="Search calculators" box="box big">
            <button type="submit">Search</button>
          </Finder>
          <p className="note">
            A name, or the whole question: <q>car loan</q>, <q>15% of 240</q>, <q>days until Christmas</q>.
          </p>
          <Often />
          <Trust />
        </div>
        <Asked />
        <Contents shelves={await byCategory()} />
      </div>
      <Agents />
      <SiteData />
    </>
  );
}

async function Often() {
  const entries = (await Promise.all((site().own?.first ?? OFTEN).map((slug) => catalogue().find(slug)))).filter(
    (entry) => entry !== undefined,
  );
  return (
    <p className="often">
      <span className="soft">Popular</span>
      {entries.map(({ calculator: { slug, name } }) => (
        <a key={slug} href={`/calculators/${slug}`}>
          {shortName(name)}
        </a>
      ))}
    </p>
  );
}

/** Counted when the page is built. */
async function Trust() {
  const entries = await catalogue().all();
  const figures = entries.reduce((total, entry) => total + publishedFigures(evidenceOf(entry)), 0);
  return (
    <p className="trust">
      <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 8.5 6 12.5 14 3.5" />
      </svg>
      <span>
        <b>{entries.length}</b> calculators that show their steps, tested against <b>{figures.toLocaleString("en")}</b>{" "}
        figures from books, government agencies, manuals and laws. You can run those tests in your own browser.
      </span>
    </p>
  );
}

function Agents() {
  const address = `${site().url}/mcp`;
  return (
    <section className="agents" aria-labelledby="agents-h">
      <div className="page split">
        <h2 id="agents-h">For AI agents</h2>
        <div className="stack">
          <p className="prose">The same calculators and answers, as tools for your AI agent. No key, no account.</p>
          <div className="copy">
            <code>{address}</code>
            <Copy what="the MCP address" className="button" />
          </div>
          <p className="onward">
            <a href="/developers#connect">Connect in one minute</a>
          </p>
        </div>
      </div>
    </section>
  );
}
