import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { REGIONS, regionOf } from "#engine";
import { settings, site } from "#lib/site";
import { KeepPages } from "./_components/offline/keep-pages.tsx";
import { Foot, Top } from "./_components/page/frame.tsx";
import { EarlyKey } from "./_components/search/early-key.tsx";
import "./look.css";
import "./site.css";

/** What a page says of itself comes before this; a page that is none says no more than its title. */
export const metadata: Metadata = {
  title: { default: site().name, template: `%s | ${site().name}` },
  manifest: "/site.webmanifest",
  icons: { icon: { url: "/icon.svg", type: "image/svg+xml" } },
  alternates: { types: { "application/atom+xml": `${site().url}/changes.xml` } },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#101412" },
  ],
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {own?.themeCss && <link rel="stylesheet" href="/theme.css" />}
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={site().name} />
        {/* Which build a page is of, for pages that a device has kept. */}
        <meta name="version" content={site().builtAt} />
      </head>
      <body>
        <EarlyKey />
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Top name={site().name} here={here()} />
        <main id="main">{children}</main>
        <Foot name={site().name} here={here()} />
        {keepsPages && <KeepPages name={site().name} />}
        {own?.analytics && <script src="/count.js" defer />}
      </body>
    </html>
  );
}

const { own } = site();

/** Development has no worker. */
const keepsPages = settings().offline && process.env.NODE_ENV === "production";

/** Where numbers, money and units are those of the owner. */
function here() {
  const { currency } = site();
  const region = regionOf(currency);
  return { region, name: REGIONS[region]?.name ?? region, currency: currency.code };
}
