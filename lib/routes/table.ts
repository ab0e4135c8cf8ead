import { type Asked, chooseType, compressed, json, no, type Reply, restRoute } from "#lib/http";
import { answerTable, readTable, type TableAnswer, tableCsv } from "#lib/service";
import { withBody, withGranted, withTool } from "./open-tool.ts";

export const table = restRoute("/api/tools/{slug}/table", {
  POST: (request, slug) =>
    withTool(request, slug, (entry, site) =>
      withBody(request, (body) => {
        const asked = readTable(entry.calculator, withGranted(entry, body));
        if ("code" in asked) return no(asked);
        const answer = answerTable(entry, asked, site, new Date());
        return "code" in answer ? no(answer) : compressed(written(answer, request), request);
      }),
    ),
});

function written(answer: TableAnswer, { headers }: Asked): Reply {
  const type = chooseType(headers.get("accept"), ["application/json", "text/csv"]);
  const vary = { vary: "Accept" };
  if (type === "application/json") return json(answer, { headers: vary });
  const asCsv = { "cache-control": "no-store", "content-type": "text/csv; charset=utf-8", ...vary };
  return { status: 200, headers: asCsv, body: tableCsv(answer) };
}
