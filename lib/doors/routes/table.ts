import { type Asked, chooseType, compressed, inTurns, json, no, type Reply, restRoute } from "#lib/doors/http";
import { answerTable, type Form, formAsked, readTable, type TableAnswer, tableCsv, withGranted } from "#lib/service";
import { withBody, withTool } from "./open-tool.ts";

export const table = restRoute("/api/tools/{slug}/table", {
  POST: (request, slug) =>
    withTool(request, slug, (entry, site) =>
      withBody(request, (body) => {
        const asked = readTable(entry.calculator, withGranted(entry, body));
        if ("code" in asked) return no(asked);
        const form = formAsked(new URL(request.url).searchParams, ["json", "csv"]);
        if ("code" in form) return no(form);
        return inTurns(answerTable(entry, asked, site, new Date()), request, (answer) =>
          "code" in answer ? no(answer) : compressed(written(answer, request, form.as), request),
        );
      }),
    ),
});

function written(answer: TableAnswer, { headers }: Asked, as: Form | undefined): Reply {
  const type = chooseType(headers.get("accept"), ["application/json", "text/csv"]);
  const vary = { vary: "Accept" };
  if (as ? as === "json" : type === "application/json") return json(answer, { headers: vary });
  const asCsv = { "cache-control": "no-store", "content-type": "text/csv; charset=utf-8", ...vary };
  return { status: 200, headers: asCsv, body: tableCsv(answer) };
}
