// What an address that leads nowhere shows.
import { Finder } from "./finder.tsx";
import { Nearest } from "./nearest.tsx";

export type NotFoundProps = { readonly categories: readonly { readonly slug: string; readonly name: string }[] };

export default function NotFound({ categories }: NotFoundProps) {
  return (
    <div className="page">
      <div className="title">
        <h1>Page not found</h1>
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
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/categories/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
