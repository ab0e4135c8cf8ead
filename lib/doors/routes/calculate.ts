import { csvCell, isRefusal, type Raw } from "#engine";
import { type Asked, cacheable, chooseType, JSON_TYPE, json, no, type Reply, restRoute } from "#lib/doors/http";
import { calculation, type Form, formAsked, oneFigure, readQuery, refused, versionRefused } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { withBody, withTool } from "./open-tool.ts";

export const calculate = restRoute("/api/tools/{slug}/calculate", {
  GET: (request, slug) => withTool(request, slug, (entry, site) => fromAddress(entry, request, site)),
  POST: (request, slug) =>
    withTool(request, slug, (entry, site) => withBody(request, (body) => fromBody(entry, body, request, site))),
});

function fromBody(entry: Entry, body: Raw, request: Asked, site: Site): Reply {
  const asked = formAsked(new URL(request.url).searchParams, ["json", "csv", "text"]);
  if ("code" in asked) return no(asked);
  const gone = versionRefused(entry, asked.version);
  if (gone) return no(gone);
  const answer = calculation(entry, body, site, new Date());
  if (isRefusal(answer)) return no(refused(entry.calculator, answer));
  const { as = "json", output } = asked;
  if (as === "json") return json(answer);
  const figure = oneFigure(entry.calculator, answer, output);
  if (typeof figure !== "string") return no(figure);
  const headers = { "cache-control": "no-store", "content-type": TYPES[as] };
  return { status: 200, headers, body: as === "csv" ? csvCell(figure) : figure };
}

/** The same as POST, from the address, for what can only GET: a spreadsheet's cell gets one figure. */
async function fromAddress(entry: Entry, request: Asked, site: Site): Promise<Reply> {
  const query = readQuery(new URL(request.url).searchParams);
  if ("code" in query) return no(query);
  const gone = versionRefused(entry, query.version);
  if (gone) return no(gone);
  const answer = calculation(entry, query.inputs, site, new Date());
  if (isRefusal(answer)) return no(refused(entry.calculator, answer));
  const as = query.as ?? preferred(request);
  if (as === "json") {
    const content = JSON.stringify({ ...answer, calculation_timestamp: "" });
    return cacheable({ body: JSON.stringify(answer), type: JSON_TYPE, content }, request);
  }
  const figure = oneFigure(entry.calculator, answer, query.output);
  if (typeof figure !== "string") return no(figure);
  return cacheable({ body: as === "csv" ? csvCell(figure) : figure, type: TYPES[as] }, request);
}

const TYPES = { csv: "text/csv; charset=utf-8", text: "text/plain; charset=utf-8" };
const FORMS = { "application/json": "json", "text/csv": "csv" } as const;

const preferred = ({ headers }: Asked): Form =>
  FORMS[chooseType(headers.get("accept"), ["application/json", "text/csv"])];
