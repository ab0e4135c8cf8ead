// What stands above and below every page.
import { type Own, settings, site } from "#lib/site";
import { type Here, RegionControl, RegionOffer } from "../region/region-control.tsx";
import { Search } from "../search/search.tsx";

function Brand({ name }: { readonly name: string }) {
  return (
    <a className="brand" href="/">
      {own?.logo ? <img src="/logo.svg" alt="" /> : <Equals />}
      <b>{name}</b>
    </a>
  );
}

/** The key that gives the answer. */
const Equals = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    <rect width="26" height="26" rx="3" />
    <path d="M6 9h14v3H6zM6 15h14v3H6z" />
  </svg>
);

type FrameProps = { readonly name: string; readonly here: Here };

/** On a narrow screen the links wait behind a key. */
export function Top({ name, here }: FrameProps) {
  return (
    <header className="top">
      <div className="page bar">
        <Brand name={name} />
        <nav aria-label="Site" className="menu" id="menu" popover="auto">
          <a href="/calculators">Calculators</a>
          <a href="/notebook">Notebook</a>
          <a href="/developers">Developers</a>
          <a href="/about">How we calculate</a>
          {own?.header?.map(({ text, href }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
          <RegionControl {...here} />
        </nav>
        <Search />
        <button type="button" className="button menu-key" popoverTarget="menu">
          Menu
        </button>
      </div>
    </header>
  );
}

export function Foot({ name, here }: FrameProps) {
  return (
    <footer className="foot">
      <div className="page split">
        <div>
          <Brand name={name} />
          <p className="soft">
            Everything is calculated on your own device. No cookies, no accounts, nothing loaded from other companies.
          </p>
          <RegionOffer {...here} />
        </div>
        <nav aria-label="More" className="links">
          <ul>
            <Link href="/calculators">All calculators</Link>
            <Link href="/notebook">Notebook</Link>
            <Link href="/developers">For developers</Link>
            <Link href="/developers#connect">Connect an agent</Link>
            <Link href="/changes">New and changed</Link>
          </ul>
          <ul>
            <Link href="/about">How we calculate</Link>
            <Link href="/about#rounding">Rounding</Link>
            <Link href="/about#sources">Sources</Link>
            <Link href="/proof">How it is checked</Link>
          </ul>
          <ul>
            <Link href="/privacy">Privacy</Link>
            <Link href="/terms">Terms</Link>
            <Link href="/support">Support</Link>
            {settings().offline && <Link href="/about#offline">Use offline</Link>}
            <Link href="/about#disclaimer">Disclaimer</Link>
          </ul>
          {ownLinks.length > 0 && (
            <ul>
              {ownLinks.map(({ text, href }) => (
                <Link key={href} href={href}>
                  {text}
                </Link>
              ))}
            </ul>
          )}
        </nav>
      </div>
    </footer>
  );
}

const { own } = site();
const ownLinks = [...pagesOf(own), ...(own?.footer ?? [])];

/** Pages that only the owner can write. */
function pagesOf(of: Own | undefined) {
  return [
    ...(of?.pages.imprint ? [{ text: "Imprint", href: "/imprint" }] : []),
    ...(of?.pages.accessibility ? [{ text: "Accessibility", href: "/accessibility" }] : []),
  ];
}

const Link = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
);
