// What REST refuses: every error code, the limits on size, and methods that are not allowed.
import { expect, test } from "@playwright/test";
import { post, rawRequest } from "./ask.ts";

const REFUSALS = [
  ["a body that is not JSON", "tip", "{", 400, "INVALID_JSON"],
  ["an array", "tip", "[]", 400, "INVALID_JSON"],
  ["an empty body", "tip", "", 400, "INVALID_JSON"],
  ["a key twice", "tip", '{"bill":1,"bill":2}', 400, "INVALID_JSON"],
  ["half a character", "tip", '{"bill":"\\ud800"}', 400, "INVALID_JSON"],
  ["a key that is no input", "tip", '{"bill":1,"tips":2}', 400, "UNKNOWN_FIELD"],
  ["__proto__", "tip", '{"bill":1,"__proto__":{"people":2}}', 400, "UNKNOWN_FIELD"],
  ["a required input that is absent", "tip", "{}", 400, "MISSING_INPUT"],
  ["a required input that is null", "tip", '{"bill":null}', 400, "MISSING_INPUT"],
  ["a number out of range", "tip", '{"bill":-1}', 400, "INVALID_INPUT"],
  ["a number beyond any double", "tip", '{"bill":1e400}', 400, "INVALID_INPUT"],
  ["a text that is no number", "tip", '{"bill":"a lot"}', 400, "INVALID_INPUT"],
  ["an option that is none", "tip", '{"bill":1,"rounding":"down"}', 400, "INVALID_INPUT"],
  [
    "inputs that contradict each other",
    "mortgage",
    '{"price":5000,"down_payment":5000,"annual_rate":5}',
    400,
    "INVALID_INPUT",
  ],
  ["an answer that does not exist", "percentage", '{"find":"rate","part":1,"whole":0}', 400, "CALCULATION_FAILED"],
  ["a calculator that does not exist", "nothing", "{", 404, "TOOL_NOT_FOUND"],
  ["a slug that every object has", "constructor", "{}", 404, "TOOL_NOT_FOUND"],
] as const;

for (const [why, slug, body, status, code] of REFUSALS) {
  test(`${why} is ${status} ${code}`, async ({ baseURL }) => {
    const answer = await post(baseURL, slug, body);
    expect(answer.status).toBe(status);
    const { error } = await answer.json();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z_a-z].*[.?]$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });
}

test("all faults are listed at once, the first of them as the error", async ({ baseURL }) => {
  const answer = await post(baseURL, "bmi", '{"wieght":70,"height":"tall"}');
  const { error } = await answer.json();
  expect(error).toMatchObject({ code: "UNKNOWN_FIELD", field: "wieght" });
  expect(error.issues.map((issue: { field: string }) => issue.field)).toEqual(["wieght", "height", "weight"]);
  expect(error.message).toBe("wieght is not an input; did you mean weight?");
});

for (const framing of ["length", "chunks"] as const) {
  test(`16,384 bytes pass and 16,385 do not, with ${framing}`, async ({ baseURL }) => {
    const body = (size: number) => `{"bill":100}${" ".repeat(size - 12)}`;
    expect((await rawRequest(baseURL, body(16_384), framing)).status).toBe(200);
    const refused = await rawRequest(baseURL, body(16_385), framing);
    expect(refused.status).toBe(413);
    expect(refused.body).toContain("PAYLOAD_TOO_LARGE");
  });
}

test("an input is at most 200 characters long", async ({ baseURL }) => {
  expect((await post(baseURL, "tip", JSON.stringify({ bill: `1${".".padEnd(199, "0")}` }))).status).toBe(200);
  expect((await post(baseURL, "tip", JSON.stringify({ bill: `1${".".padEnd(200, "0")}` }))).status).toBe(400);
});

for (const [method, path, allow] of [
  ["POST", "/api/ai/tools", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/ai/tools/tip", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/tools/tip/calculate", "GET, HEAD, POST, OPTIONS"],
  ["GET", "/api/tools/tip/table", "POST, OPTIONS"],
  ["GET", "/api/tools/tip/solve", "POST, OPTIONS"],
] as const) {
  test(`${method} ${path} is 405 and says what is allowed`, async ({ baseURL }) => {
    const answer = await fetch(baseURL + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
    expect((await answer.json()).error.code).toBe("METHOD_NOT_ALLOWED");
  });
}
