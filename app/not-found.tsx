import type { Metadata } from "next";
import { Finder } from "./_components/finder.tsx";
import { byCategory } from "./_components/index.tsx";
import { Nearest } from "./_components/nearest.tsx";

export const metadata: Metadata = { title: "No such page" };

/** One page for every address that leads nowhere; what was meant by this one is worked out where it is read. */
export default async function NotFound() {
  return (
    <div className="page">
      <div className="title">
        <h1>There is no such page</h1>
        <p>The address may be mistyped, or the page may have moved.</p>
      </div>
      <div className="stack lost">
        <Nearest />
        <Finder label="Search calculators" box="box big">
          <button type="submit">Search</button>
        </Finder>
        <ul className="index">
          <li>
            <a href="/calculators">All calculators</a>
          </li>
          {(await byCategory()).map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/categories/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
