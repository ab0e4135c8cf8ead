import { compressed, inTurns, json, no, restRoute } from "#lib/http";
import { answerSolve, readSolve } from "#lib/service";
import { withBody, withGranted, withTool } from "./open-tool.ts";

export const solve = restRoute("/api/tools/{slug}/solve", {
  POST: (request, slug) =>
    withTool(request, slug, (entry, site) =>
      withBody(request, (body) => {
        const asked = readSolve(entry.calculator, withGranted(entry, body), site);
        if ("code" in asked) return no(asked);
        return inTurns(answerSolve(entry, asked, site, new Date()), request, (answer) =>
          compressed(json(answer), request),
        );
      }),
    ),
});
