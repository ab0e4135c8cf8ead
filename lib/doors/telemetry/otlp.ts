// Spans as OpenTelemetry's collectors take them: OTLP over HTTP as JSON, version 1 (opentelemetry.io/docs/specs/otlp, read
// 2026-11-22). Written by hand, because its SDK would be five packages for this one shape. A span is named as the conventions
// for HTTP servers say, and its trace is the request's id: X-Request-Id without dashes.
import { randomBytes } from "node:crypto";
import type { Finished } from "./finished.ts";

const KIND_SERVER = 2;
const STATUS_UNSET = 0;
const STATUS_ERROR = 2;

export function exportRequest(spans: readonly Finished[], serviceName: string) {
  const resource = { attributes: attributes({ "service.name": serviceName }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: SCOPE }, spans: spans.map(spanOf) }] }] };
}

const SCOPE = "ready-reckoner";

function spanOf({ time, id, method, route, slug, status, ms, error }: Finished) {
  return {
    traceId: id.replaceAll("-", ""),
    spanId: randomBytes(8).toString("hex"),
    name: `${method} ${route}`,
    kind: KIND_SERVER,
    startTimeUnixNano: nanoseconds(time.getTime() - ms),
    endTimeUnixNano: nanoseconds(time.getTime()),
    attributes: attributes({
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      "ready_reckoner.calculator": slug,
      "error.type": error,
    }),
    status: { code: status >= 500 ? STATUS_ERROR : STATUS_UNSET },
  };
}

/** As text: there are more of them since 1970 than a double holds. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

function attributes(values: Readonly<Record<string, string | number | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: typed(value) }]));
}

const typed = (value: string | number) =>
  typeof value === "string" ? { stringValue: value } : { intValue: String(value) };
