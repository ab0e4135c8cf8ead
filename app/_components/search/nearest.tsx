import { useEffect, useState } from "react";
import { type Findable, find, pathTo } from "#lib/questions/find";
import { everything } from "./use-finder.ts";

const MOST = 3;

/** The calculators whose names are nearest to an address that leads nowhere. */
export function Nearest() {
  const [near, setNear] = useState<readonly Findable[]>([]);
  useEffect(() => {
    const asked =
      location.pathname
        .split("/")
        .at(-1)
        ?.replace(/[-_.]+/g, " ") ?? "";
    everything().then(
      ({ calculators }) => setNear(find(asked, calculators).slice(0, MOST)),
      () => {},
    );
  }, []);
  if (near.length === 0) return null;
  return (
    <p className="often" role="status">
      <span className="soft">Did you mean</span>
      {near.map((found) => (
        <a key={found.slug} href={pathTo(found)}>
          {found.name}
        </a>
      ))}
    </p>
  );
}
