"use client";
// Where a visitor without a connection can go: the page that was asked for, later, and the calculators that are on the device.
import { useEffect, useState } from "react";
import { Section } from "../page/section.tsx";
import { keptCalculators } from "./kept-calculators.ts";

type Page = { readonly path: string; readonly name: string };

export function KeptPages() {
  const [wanted, setWanted] = useState("");
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    setWanted(PATH.exec(location.hash)?.[1] ?? "");
    keptCalculators().then(
      (paths) => setPages([...paths].sort().map((path) => ({ path, name: nameOf(path) }))),
      () => setPages([]),
    );
  }, []);
  return (
    <>
      {wanted && (
        <p className="row actions">
          <a className="button main" href={wanted}>
            Try again
          </a>
        </p>
      )}
      {pages.length > 0 && (
        <Section id="kept" title="On your device">
          <ul>
            {pages.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** What the worker could not show; never an address on another site. */
const PATH = /^#(\/(?![/\\]).*)$/;

/** "Auto loan" of /calculators/auto-loan. */
function nameOf(path: string): string {
  const words = path.slice("/calculators/".length).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
