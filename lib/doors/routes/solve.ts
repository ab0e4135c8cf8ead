import { compressed, inTurns, json, no, restRoute } from "#lib/doors/http";
import { answerSolve, formAsked, readSolve, withGranted } from "#lib/service";
import { withBody, withTool } from "./open-tool.ts";

export const solve = restRoute("/api/tools/{slug}/solve", {
  POST: (request, slug) =>
    withTool(request, slug, (entry, site) =>
      withBody(request, (body) => {
        const asked = readSolve(entry.calculator, withGranted(entry, body), site);
        if ("code" in asked) return no(asked);
        const form = formAsked(new URL(request.url).searchParams, ["json"]);
        if ("code" in form) return no(form);
        return inTurns(answerSolve(entry, asked, site, new Date()), request, (answer) =>
          compressed(json(answer), request),
        );
      }),
    ),
});
