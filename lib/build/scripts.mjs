// When a page's scripts run, and how the browser reads them. As Next writes a page, they take the line and the processor
// from what the visitor came to see; and each function is read twice, the second time when it is called, while the page waits.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
// For browsers that could not run the others.
const OLD = /<script src="[^"]+" noModule=""><\/script>/;
const PRELOAD = /<link rel="preload" as="script"[^>]* href="([^"]+)"\/>/g;

/** The page with its scripts asked for once it is on the screen: all together, those of `chunks` too, which the others
 * would ask for one after the other. */
export function afterPaint(html, chunks) {
  const named = [PRELOAD, SCRIPT].flatMap((tags) => [...html.matchAll(tags)].map(([, src]) => src));
  if (named.length === 0) return html;
  if (!CHARSET.test(html)) throw new Error("A page has no place for its scripts.");
  const scripts = [...new Set([...named, ...chunks.map((name) => `/_next/static/chunks/${name}`)])];
  const start = `<script>(${startAfterPaint})(${JSON.stringify(scripts)})</script>`;
  return html
    .replaceAll(PRELOAD, "")
    .replaceAll(SCRIPT, "")
    .replace(OLD, "")
    .replace(CHARSET, (first) => first + start);
}

/** What the browser wants to know first. Ahead of the style sheet, for a script behind one waits for it. */
const CHARSET = /<meta charSet="utf-8"\/>/;

/** Runs in the page. A tenth of a second and a half, for on a slow line the first look takes longer, and the line would lie
 * idle meanwhile. Where a link gives inputs, the figures wait for them; what counts who follows a link gives none. */
function startAfterPaint(scripts) {
  if (/#.*=|[?&](?!utm_|\w*clid=)\w+=/.test(location.href)) document.documentElement.classList.add("linked");
  const start = () => {
    for (const src of scripts.splice(0))
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
  };
  new PerformanceObserver(start).observe({ type: "paint" });
  setTimeout(start, 150);
}

/** A script whose functions are all made ready while it arrives, beside the page's own work. */
export const ready = (source) => (source.startsWith(READY) ? source : READY + source);
const READY = "//# allFunctionsCalledOnLoad\n";
