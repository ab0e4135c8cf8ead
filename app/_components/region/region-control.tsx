"use client";
// The one place, at the foot of every page, where a visitor changes region and currency. The lists are loaded when it is opened.
import { lazy, Suspense, useEffect, useState } from "react";
import { keep, kept, loadRegions, useChoice } from "./chosen.ts";

const loadPanel = () => import("./region-panel.tsx");
const Panel = lazy(loadPanel);
const Offer = lazy(() => import("./offer.tsx"));

/** The owner's. */
export type Here = { readonly region: string; readonly name: string; readonly currency: string };

export function RegionControl(here: Here) {
  const [isOpen, setOpen] = useState(false);
  const label = useLabel(here);
  const [offered, setOffered] = useOffer(here);
  return (
    <div className="region">
      <button
        type="button"
        className="button plain"
        aria-expanded={isOpen}
        onPointerEnter={loadPanel}
        onClick={() => setOpen(!isOpen)}
      >
        Region: {label}
      </button>
      <Suspense>{isOpen && <Panel {...here} />}</Suspense>
      <Suspense>{offered && <Offer region={offered} onAnswered={() => setOffered("")} />}</Suspense>
    </div>
  );
}

function useLabel({ region, name, currency }: Here): string {
  const usual = `${name} (${currency})`;
  const [label, setLabel] = useState(usual);
  const choice = useChoice();
  useEffect(() => {
    let isOver = false;
    if (!choice) setLabel(usual);
    else
      loadRegions().then(({ placeOf }) => {
        const place = placeOf(choice, { region, currency });
        if (!isOver) setLabel(`${place.name} (${place.currency})`);
      });
    return () => {
      isOver = true;
    };
  }, [choice, usual, region, currency]);
  return label;
}

const OFFERED = "region-offered";
/** Once the page is at rest. */
const WAIT = 1500;

/** The region that the browser's language speaks of is offered once, and never taken without being asked for. */
function useOffer({ region }: Here): readonly [string, (region: string) => void] {
  const [offered, setOffered] = useState("");
  const choice = useChoice();
  useEffect(() => {
    const { language } = navigator;
    const isUsual = language === region || language === region.split("-")[0];
    if (isUsual || choice || kept(OFFERED)) return;
    const timer = setTimeout(async () => {
      const spoken = (await loadRegions()).regionSpoken(language);
      keep(OFFERED, language);
      if (spoken && spoken !== region) setOffered(spoken);
    }, WAIT);
    return () => clearTimeout(timer);
  }, [region, choice]);
  return [offered, setOffered];
}
