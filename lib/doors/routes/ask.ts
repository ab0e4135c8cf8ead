import { cacheable, chooseType, JSON_TYPE, no, restRoute } from "#lib/doors/http";
import { answerQuestion, dayOf, formAsked, type QuestionAnswer, questionAsked } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { inAskedRegion } from "./asked-site.ts";
import { catalogueErrorsAs503 } from "./available.ts";

const TEXT = "text/plain; charset=utf-8";

/** A question in words. Only calculators that are open to programs are asked. */
export const askQuestion = restRoute("/api/ask", {
  GET: (request) =>
    catalogueErrorsAs503(async () => {
      const { searchParams } = new URL(request.url);
      const question = questionAsked(searchParams);
      if (typeof question !== "string") return no(question);
      const form = formAsked(searchParams, ["json", "text"]);
      if ("code" in form) return no(form);
      const entries = await catalogue().allOpen();
      return inAskedRegion(request, async (site) => {
        const answer = await answerQuestion(question, entries, site, dayOf(new Date()));
        const type = chooseType(request.headers.get("accept"), ["application/json", "text/plain"]);
        const isText = form.as === "text" || (form.as === undefined && type === "text/plain");
        const body = isText ? inLines(answer) : JSON.stringify(answer);
        return cacheable({ body, type: isText ? TEXT : JSON_TYPE }, request);
      });
    }),
});

function inLines({ answer }: QuestionAnswer): string {
  if (!answer) return "There is no sure answer to this question.";
  return [...(answer.warnings ?? []).map((warning) => `Warning: ${warning}`), answer.sentence].join("\n");
}
