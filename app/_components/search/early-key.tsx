// What a page does before its scripts arrive, so that no wrong figure is shown and no key is lost. Our only inline script.
import { WANTS_SEARCH } from "./wants-search.ts";

/** Where a link gives inputs, or the visitor has chosen a region, the example's figures would be wrong, so they wait for the
 * right ones (`.linked` in site.css).
 * Tracking parameters (utm_*, gclid) give none. The keys that open the search are remembered for `search.tsx`. They are heard
 * before anything else: while React takes over a page, it keeps keys from whatever listens later. The parts of a long page are
 * opened where there is room, and the one that a link leads to everywhere (`Fold`). */
const SCRIPT = `
let kept;
try { kept = localStorage.region } catch {}
if (kept || /#.*=|[?&](?!utm_|\\w*clid=)\\w+=/.test(location.href)) document.documentElement.classList.add("linked");
const parts = "details.part";
const openTarget = () => {
  const part = document.getElementById(location.hash.slice(1))?.querySelector(parts);
  if (part) part.open = true;
};
addEventListener("hashchange", openTarget);
addEventListener("DOMContentLoaded", () => {
  if (matchMedia("(min-width: 48rem)").matches) for (const part of document.querySelectorAll(parts)) part.open = true;
  document.documentElement.classList.add("unfolded");
  openTarget();
});
addEventListener("keydown", (event) => {
  const isTyping = event.target.matches?.("input, select, textarea");
  if (!(event.key === "/" && !isTyping) && !(event.key === "k" && (event.metaKey || event.ctrlKey))) return;
  event.preventDefault();
  document.documentElement.dataset.${WANTS_SEARCH} = "";
  dispatchEvent(new Event("${WANTS_SEARCH}"));
}, true);
`;

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const EarlyKey = () => <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
