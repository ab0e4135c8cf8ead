"use client";

import { useEffect, useState } from "react";
import { dayOf } from "../form/day.ts";

type Props = { readonly until: string; readonly builtOn: string };

/** How old a fact is by the visitor's clock, or when the site was built until that is known. */
export function Age({ until, builtOn }: Props) {
  const [today, setToday] = useState(builtOn);
  useEffect(() => setToday(dayOf(new Date())), []);
  const words = ageInWords(until, today);
  return words === CURRENT ? <span className="soft">{words}</span> : <b>{words}</b>;
}

const CURRENT = "Current";
const SOON = 45;
const DAY = 86_400_000;
/** From so many days on, the days in one, and its name. */
const UNITS = [
  [730, 365.25, "year"],
  [61, 30.44, "month"],
] as const;

export function ageInWords(until: string, today: string): string {
  const left = Math.round((Date.parse(until) - Date.parse(today)) / DAY);
  if (left > SOON) return CURRENT;
  return left < 0 ? `Ended ${inUnits(-left)} ago` : `Ends in ${inUnits(left)}`;
}

function inUnits(days: number): string {
  const [size, unit] = UNITS.find(([from]) => days >= from)?.slice(1) ?? [1, "day"];
  const many = Math.round(days / Number(size));
  return `${many} ${unit}${many === 1 ? "" : "s"}`;
}
