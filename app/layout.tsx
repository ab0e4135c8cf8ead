import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { site } from "#lib/site";
import { Foot, Top } from "./_components/frame.tsx";
import "./look.css";

export const metadata: Metadata = {
  metadataBase: new URL(site().url),
  title: { default: `${site().name}: calculators you can check`, template: `%s | ${site().name}` },
  description: "Calculators that show their working and are checked against published figures.",
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
    <html lang="en">
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Top name={site().name} />
        <main id="main">{children}</main>
        <Foot name={site().name} />
      </body>
    </html>
  );
}
