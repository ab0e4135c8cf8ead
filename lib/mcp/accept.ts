// Every answer is JSON. Both revisions have clients list JSON and event streams in Accept, and neither has a server
// refuse those that do not: so only who says that JSON will not do is refused, as HTTP would (RFC 9110 §12.5.1).

export function takesJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  const ranges = accept.toLowerCase().split(",").map(readRange);
  const nearest = JSON_RANGES.map((name) => ranges.find((range) => range.name === name)).find(Boolean);
  return nearest !== undefined && nearest.quality > 0;
}

/** The most specific one decides. */
const JSON_RANGES = ["application/json", "application/*", "*/*"];

function readRange(range: string) {
  const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, quality: quality === undefined ? 1 : Number(quality) };
}
