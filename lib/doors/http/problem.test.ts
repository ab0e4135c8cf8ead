import { expect, test } from "vitest";
import { deny, no } from "./denial.ts";
import { asAskedFor } from "./problem.ts";
import { requestIds } from "./request-id.ts";

const asked = (headers: Record<string, string>) => ({
  method: "GET",
  url: "http://localhost/api/tools/tip/calculate",
  headers: new Headers(headers),
  body: null,
});
const denial = no({ code: "INVALID_INPUT", field: "bill", message: "Bill must be at least 0." });

test.each(["application/problem+json", "application/json, application/problem+json;q=0.5"])(
  "with Accept: %s a refusal is a problem",
  (accept) => {
    const { status, headers, body } = asAskedFor(denial, asked({ accept }));
    expect([status, headers["content-type"]]).toEqual([400, "application/problem+json"]);
    expect(JSON.parse(String(body))).toEqual({
      type: "http://localhost:3000/developers#INVALID_INPUT",
      title: "Invalid input",
      status: 400,
      detail: "Bill must be at least 0.",
      code: "INVALID_INPUT",
      field: "bill",
    });
  },
);

test.each(["", "*/*", "application/json", "application/problem+json;q=0"])(
  "with Accept: %j it is an Error",
  (accept) => {
    expect(asAskedFor(denial, asked({ accept }))).toBe(denial);
  },
);

test("too many requests are a problem of the IETF's kind", () => {
  const body = asAskedFor(
    no({ code: "RATE_LIMITED", message: "Wait." }),
    asked({ accept: "application/problem+json" }),
  ).body;
  expect(JSON.parse(String(body))).toMatchObject({
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    "violated-policies": ["default"],
  });
});

test("an answer, and what a page refuses, stay as they are", () => {
  const accept = asked({ accept: "application/problem+json" });
  const answer = { status: 200, headers: {}, body: "{}" };
  expect(asAskedFor(answer, accept)).toBe(answer);
  expect(deny("page", { code: "NOT_FOUND", message: "No." }).body).toBe("No.\n");
});

test("a request's id comes back if it is well-formed, and is never the one that is written down", () => {
  const { own, shown } = requestIds(asked({ "x-request-id": "order-17:a.b" }));
  expect([shown, own === shown]).toEqual(["order-17:a.b", false]);
  for (const id of ["", "a b", "é", "x".repeat(65), '"']) {
    const ids = requestIds({ headers: new Headers(id === "é" ? {} : { "x-request-id": id }) });
    expect(ids.shown).toBe(ids.own);
  }
});
