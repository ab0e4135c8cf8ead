// The address holds the inputs, in its fragment, so that a link or a bookmark brings them back and no server sees them.
import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { beginning, type Calculator, leftOut, type Texts, toTheirs, wireInputs } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { isOfColumn } from "../compare/in-address.ts";
import { CHOICE_NAMES, linkedChoice } from "../region/chosen.ts";
import type { Change } from "../region/use-form-texts.ts";
import { inGroups } from "./starting-texts.ts";
import { cut, wireTexts } from "./wire-texts.ts";

const PAUSE = 300;
const MOST_UNKNOWN = 20;
/** What a link from the API says of its answer beside the inputs. */
const SAID = ["version", "figure"];

/** Reads the address when the page runs, and writes it once typing pauses. Gives the names in a link that are no inputs,
 * undefined until it is read, all of the link, and the columns that are compared. Without texts the form is as it begins. A query in which
 * nothing is an input is what others put behind links, to count who follows. */
export function useAddress(calculator: Calculator, texts: Texts | undefined, { raw }: Outcome, change: Change) {
  const [unknown, setUnknown] = useState<readonly string[]>();
  const [link, setLink] = useState<URLSearchParams>();
  const [begun, begin] = useState("");
  const [columns, setColumns] = useState("");
  const compare = useCallback((brought: string) => {
    begin(brought);
    setColumns(brought);
  }, []);
  const own = new URLSearchParams(texts && linked(calculator, wireTexts(texts, raw))).toString();
  const inputs = [own, columns].filter(Boolean).join("&");

  useEffect(() => {
    const read = () => {
      const fragment = isAnchor() ? "" : location.hash.slice(1);
      const names = new Set(wireInputs(calculator).map(({ name }) => name));
      // A redirect from a former name puts inputs into the query; those of the fragment come on top.
      const query = [...new URLSearchParams(location.search)].filter(([name]) => fragment === "" || names.has(name));
      const all = [...query, ...new URLSearchParams(fragment)];
      const compared = all.filter(([name]) => isOfColumn(name)).map(cut);
      const sent = all.filter(([name]) => ![...CHOICE_NAMES, ...SAID].includes(name) && !isOfColumn(name));
      const known = sent.filter(([name]) => names.has(name));
      const isOurs = known.length > 0 || fragment !== "";
      const given = inGroups(calculator, { ...leftOut(calculator), ...Object.fromEntries(known.map(cut)) });
      const show = () => {
        setLink(new URLSearchParams(all));
        setUnknown(atMost(MOST_UNKNOWN, isOurs ? sent.map(([name]) => name).filter((name) => !names.has(name)) : []));
        // A link to a part of the page leaves the columns as they are.
        if (compared.length > 0 || !isAnchor()) compare(String(new URLSearchParams(compared)));
      };
      // What shows the columns is loaded first, and the form stays till then.
      if (compared.length > 0) startTransition(show);
      else show();
      if (known.length > 0) change((_, currency) => toTheirs(calculator, given, currency));
    };
    read();
    const follow = () => {
      read();
      if (!isAnchor()) document.querySelector(".entry")?.scrollIntoView({ block: "nearest" });
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [calculator, change, compare]);

  useEffect(() => {
    const timer = setTimeout(() => write(inputs), PAUSE);
    return () => clearTimeout(timer);
  }, [inputs]);

  return { unknown, link, comparison: { begun, begin: compare, onColumns: setColumns } };
}

/** The columns as an address or a key began them, "" while nothing is compared. */
export type Comparison = {
  readonly begun: string;
  readonly begin: (columns: string) => void;
  readonly onColumns: (columns: string) => void;
};

/** As many names as a person would read, and how many there are besides. */
export function atMost(most: number, names: readonly string[]): readonly string[] {
  if (names.length <= most) return names;
  return [...names.slice(0, most), `${names.length - most} more`];
}

/** A page that a link gives inputs shows no figures before they are the link's: `early.tsx` hides them, and this shows them. */
export function useLinkShown(isThere: boolean) {
  useLayoutEffect(() => {
    if (isThere) document.documentElement.classList.remove("linked");
  }, [isThere]);
}

/** What a program begins with need not be what the form begins with, whose units are the region's. */
function linked(calculator: Calculator, texts: Texts): Texts {
  const link = linkOf(calculator, texts);
  return Object.keys(link).length > 0 ? link : texts;
}

/** Nothing while the form is as it begins. A link holds what is not as leaving it out means it, and what begins otherwise. */
export function linkOf(calculator: Pick<Calculator, "inputs">, texts: Texts): Texts {
  const [begun, left] = [beginning(calculator), leftOut(calculator)];
  const entries = Object.entries(texts);
  if (entries.every(([name, text]) => text === begun[name])) return {};
  return Object.fromEntries(entries.filter(([name, text]) => text !== left[name] || text !== begun[name]));
}

function write(inputs: string) {
  const fragment = [inputs, linkedChoice()].filter(Boolean).join("&");
  const address = fragment ? `${location.pathname}#${fragment}` : location.pathname;
  const current = location.pathname + location.search + location.hash;
  // Next keeps its own state in the entry; handed on as it is, nothing renders anew.
  if (address !== current && !isAnchor()) history.replaceState(history.state, "", address);
}

/** The fragment of a link into the page, "#working", is not ours to overwrite. */
const isAnchor = () => location.hash !== "" && !location.hash.includes("=");
