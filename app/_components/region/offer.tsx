// The region that the browser's language speaks of is offered once, and never taken without being asked for. It lies over the
// page, so that nothing on it moves.
import { useEffect, useState } from "react";
import { choose, keep, OFFERED } from "./chosen.ts";
import { REGIONS, regionSpoken } from "./regions.ts";

type Props = { readonly usual: string; readonly onAnswered: () => void };

export default function Offer({ usual, onAnswered }: Props) {
  const [region = usual] = useState(() => regionSpoken(navigator.language));
  useEffect(() => keep(OFFERED, navigator.language), []);
  if (region === usual) return null;
  const { name = "", currency = "" } = REGIONS[region] ?? {};
  return (
    <section className="offer" aria-label="Region">
      <p>
        Show numbers, units and money as in {name} ({currency})?
      </p>
      <p className="row">
        <button
          type="button"
          className="button main"
          onClick={() => {
            choose(`region=${region}`);
            onAnswered();
          }}
        >
          Yes
        </button>
        <button type="button" className="button" onClick={onAnswered}>
          No, thanks
        </button>
      </p>
    </section>
  );
}
