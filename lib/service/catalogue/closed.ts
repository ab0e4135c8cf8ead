import { nearest } from "#engine";

/** The calculators that the owner closes to programs. A slug that is none would leave open what the owner means to close, so
 * it stops the build and the start. */
export function checkClosed(
  closed: readonly string[],
  slugs: readonly string[],
  setting = "AI_CLOSED_CALCULATORS",
): readonly string[] {
  const complaints = closed
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => {
      const near = nearest(slug, slugs);
      const advice = near ? `did you mean ${JSON.stringify(near)}?` : "/calculators lists them all.";
      return `${setting} names ${JSON.stringify(slug)}, and there is no such calculator: ${advice}`;
    });
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  return closed;
}
