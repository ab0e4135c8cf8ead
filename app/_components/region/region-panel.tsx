// Two lists: the region, with all that follows from it, and the currency, which can be another one.
import { useEffect, useRef } from "react";
import { choose, useChoice } from "./chosen.ts";
import type { Here } from "./region-control.tsx";
import { CURRENCY_CODES, choiceOf, placeOf, REGIONS } from "./regions.ts";

const names = new Intl.DisplayNames("en", { type: "currency" });

export default function RegionPanel(here: Here) {
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { region, currency } = placeOf(useChoice(), here);
  return (
    <div className="row">
      <label className="field">
        Numbers, money, dates and units as in
        <span className="box">
          <select ref={first} value={region} onChange={({ target }) => choose(choiceOf(here, target.value))}>
            {Object.entries(REGIONS).map(([code, { name }]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </label>
      <label className="field">
        Currency (amounts are not converted)
        <span className="box">
          <select value={currency} onChange={({ target }) => choose(choiceOf(here, region, target.value))}>
            {CURRENCY_CODES.map((code) => (
              <option key={code} value={code}>
                {code}, {names.of(code)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <p className="note">Kept on this device only. Words stay English.</p>
    </div>
  );
}
