import { expect, test } from "vitest";
import { exportRequest } from "./otlp.ts";

const FINISHED = {
  time: new Date("2026-11-20T12:00:00.500Z"),
  id: "0f6b1c1e-6b0a-4a63-9d0e-3f1f0f3c2b1a",
  method: "POST",
  route: "/api/tools/{slug}/calculate",
  slug: "tip",
  status: 200,
  ms: 1.25,
};

const spanOf = (finished: Parameters<typeof exportRequest>[0][number]) =>
  exportRequest([finished], "calc").resourceSpans[0]?.scopeSpans[0]?.spans[0];

test("a span is named by method and route, and its trace is the request's id", () => {
  expect(spanOf(FINISHED)).toEqual({
    traceId: "0f6b1c1e6b0a4a639d0e3f1f0f3c2b1a",
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    name: "POST /api/tools/{slug}/calculate",
    kind: 2,
    startTimeUnixNano: "1795176000498750000",
    endTimeUnixNano: "1795176000500000000",
    attributes: [
      { key: "http.request.method", value: { stringValue: "POST" } },
      { key: "http.route", value: { stringValue: "/api/tools/{slug}/calculate" } },
      { key: "http.response.status_code", value: { intValue: "200" } },
      { key: "ready_reckoner.calculator", value: { stringValue: "tip" } },
    ],
    status: { code: 0 },
  });
});

test("a failure says so, and what kind of error it was", () => {
  const span = spanOf({ ...FINISHED, status: 500, error: "TypeError" });
  expect(span?.status).toEqual({ code: 2 });
  expect(span?.attributes).toContainEqual({ key: "error.type", value: { stringValue: "TypeError" } });
});

test("the service has the owner's name", () => {
  const [resource] = exportRequest([], "calc").resourceSpans;
  expect(resource?.resource.attributes).toEqual([{ key: "service.name", value: { stringValue: "calc" } }]);
});
