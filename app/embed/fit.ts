// For the page around embeds, and optional: makes each as high as it says it is. It heeds frames of that page alone.
import { HEIGHT } from "./height.ts";

/** <iframe data-region="de-DE"> is that region's from the start. */
for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-region]")) {
  if (!frame.src.includes("#")) frame.src += `#region=${frame.dataset.region}`;
}

addEventListener("message", ({ data, source }) => {
  if (data?.type !== HEIGHT || !Number.isFinite(data.height)) return;
  const frames = Array.from(document.querySelectorAll("iframe"));
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${data.height}px`;
});
