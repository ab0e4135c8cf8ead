import { useEffect, useState } from "react";
import { type FactUsed, formatDate } from "#engine";
import { readDate } from "#math/civil-date";
import { dayOf } from "../form/day.ts";

type Props = { readonly facts: readonly FactUsed[]; readonly builtOn: string };

/** Says which facts have run out by the visitor's clock. What had run out when the site was built is in the HTML, so that
 * nothing moves later. */
export function Expired({ facts, builtOn }: Props) {
  const [today, setToday] = useState(builtOn);
  useEffect(() => setToday(dayOf(new Date())), []);
  const expired = facts.filter(({ until }) => until < today);
  if (expired.length === 0) return null;
  return (
    <p className="notice">
      Newer figures may be available. {expired.map(lastDay).join(" ")}{" "}
      <a href="/proof/facts">All facts and their dates</a>
    </p>
  );
}

function lastDay({ what, until }: FactUsed): string {
  const day = readDate(until);
  return `${what}: current until ${day ? formatDate(day) : until}.`;
}
