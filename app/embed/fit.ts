// For the page around embeds, and optional: makes each as high as it says it is. It heeds frames of that page alone.
import { HEIGHT } from "./height.ts";

addEventListener("message", ({ data, source }) => {
  if (data?.type !== HEIGHT || !Number.isFinite(data.height)) return;
  const frames = Array.from(document.querySelectorAll("iframe"));
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${data.height}px`;
});
