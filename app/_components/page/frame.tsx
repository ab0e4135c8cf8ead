// What stands above and below every page.
import { settings } from "#lib/site";
import { type Here, RegionControl } from "../region/region-control.tsx";
import { Search } from "../search/search.tsx";

function Brand({ name }: { readonly name: string }) {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="3" />
        <path d="M6 9h14v3H6zM6 15h14v3H6z" />
      </svg>
      <b>{name}</b>
    </a>
  );
}

export function Top({ name }: { readonly name: string }) {
  return (
    <header className="top">
      <div className="page split">
        <Brand name={name} />
        <nav aria-label="Site">
          <div className="menu">
            <a href="/calculators">Calculators</a>
            <a href="/notebook">Notebook</a>
            <a href="/developers">Developers</a>
            <a href="/about">How we calculate</a>
          </div>
        </nav>
        <Search />
      </div>
    </header>
  );
}

export function Foot({ name, here }: { readonly name: string; readonly here: Here }) {
  return (
    <footer className="foot">
      <div className="page split">
        <div>
          <Brand name={name} />
          <p className="soft">
            Sums happen on your own device. No cookies, no accounts, nothing loaded from anyone else.
          </p>
          <RegionControl {...here} />
        </div>
        <nav aria-label="More" className="links">
          <ul>
            <li>
              <a href="/calculators">All calculators</a>
            </li>
            <li>
              <a href="/notebook">Notebook</a>
            </li>
            <li>
              <a href="/developers">For developers</a>
            </li>
            <li>
              <a href="/developers#connect">Connect an agent</a>
            </li>
            <li>
              <a href="/changes">New and changed</a>
            </li>
          </ul>
          <ul>
            <li>
              <a href="/about">How we calculate</a>
            </li>
            <li>
              <a href="/about#rounding">Rounding</a>
            </li>
            <li>
              <a href="/about#sources">Sources</a>
            </li>
            <li>
              <a href="/proof">How it is checked</a>
            </li>
          </ul>
          <ul>
            <li>
              <a href="/about#privacy">Privacy</a>
            </li>
            {settings().offline && (
              <li>
                <a href="/about#offline">Use offline</a>
              </li>
            )}
            <li>
              <a href="/about#disclaimer">Disclaimer</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
