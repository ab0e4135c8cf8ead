import { formatDate, type Source } from "#engine";
import { readDate } from "#numbers/civil-date";

/** A source, the place in it, and the day it was read. */
export function Cited({ source: { title, url, place, read } }: { readonly source: Source }) {
  const day = readDate(read ?? "");
  return (
    <>
      {url ? <a href={url}>{title}</a> : title}
      {place && `, ${place}`}
      {day && ` (read ${formatDate(day)})`}
    </>
  );
}
