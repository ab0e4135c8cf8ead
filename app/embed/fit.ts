// For the page around embeds, and optional: makes each as high as it says it is. It heeds frames of that page alone, and of them only
// those with our own pages in them: an advertisement must not make itself as high as it likes.
import { HEIGHT } from "./height.ts";

/** <iframe data-region="de-DE"> is that region's from the start. */
for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-region]")) {
  if (!frame.src.includes("#")) frame.src += `#region=${frame.dataset.region}`;
}

const MOST_PIXELS = 10_000;
const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : "";

addEventListener("message", ({ data, source, origin }) => {
  if (origin !== own || data?.type !== HEIGHT || !Number.isFinite(data.height)) return;
  const frames = Array.from(document.querySelectorAll("iframe"));
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${Math.min(MOST_PIXELS, Math.max(0, data.height))}px`;
});
