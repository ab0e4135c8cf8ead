"use client";
// The one place, at the top of every page, where a visitor changes region and currency. The lists are loaded when it is opened.
import { lazy, Suspense, useEffect, useState } from "react";
import { later } from "../offline/later.ts";
import { kept, OFFERED, useChoice } from "./chosen.ts";
import { loadRegions } from "./load-regions.ts";

const loadPanel = later(() => import("./region-panel.tsx"));
const Panel = lazy(loadPanel);
const Offer = lazy(() => import("./offer.tsx"));

/** The owner's. */
export type Here = { readonly region: string; readonly name: string; readonly currency: string };

export function RegionControl(here: Here) {
  const [isOpen, setOpen] = useState(false);
  const label = useLabel(here);
  return (
    <div className="region">
      <button
        type="button"
        className="button plain"
        aria-expanded={isOpen}
        onPointerEnter={loadPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Region: </span>
        {label}
      </button>
      <Suspense>{isOpen && <Panel {...here} />}</Suspense>
    </div>
  );
}

export function RegionOffer(here: Here) {
  const [isOffering, setOffering] = useOffer(here);
  return <Suspense>{isOffering && <Offer usual={here.region} onAnswered={() => setOffering(false)} />}</Suspense>;
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

/** Once the page is at rest. */
const WAIT = 1500;

function useOffer({ region }: Here): readonly [boolean, (isOffering: boolean) => void] {
  const [isOffering, setOffering] = useState(false);
  const choice = useChoice();
  useEffect(() => {
    const { language } = navigator;
    const isUsual = language === region || language === region.split("-")[0];
    if (isUsual || choice || kept(OFFERED)) return;
    const timer = setTimeout(() => setOffering(true), WAIT);
    return () => clearTimeout(timer);
  }, [region, choice]);
  return [isOffering, setOffering];
}
