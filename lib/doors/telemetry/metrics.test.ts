import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countRequest, metricsText } from "./metrics.ts";

const at = (route: string, status: number, ms: number) =>
  countRequest({ time: new Date(), id: "", method: "GET", route, status, ms });
const linesOf = (name: string) =>
  metricsText(7)
    .split("\n")
    .filter((line) => line.startsWith(name));

test("requests are counted by route and status, and each bucket holds the smaller ones", () => {
  for (const ms of [0.5, 3, 3, 4000]) at("/api", 200, ms);
  const labels = 'http_request_method="GET",http_route="/api",http_response_status_code="200"';
  expect(linesOf("http_server_request_duration_seconds_count")).toEqual([
    `http_server_request_duration_seconds_count{${labels}} 4`,
  ]);
  expect(linesOf("http_server_request_duration_seconds_sum")[0]).toMatch(/ 4\.0065$/);
  const buckets = linesOf("http_server_request_duration_seconds_bucket").map((line) => Number(line.split(" ").at(-1)));
  expect(buckets).toEqual([1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
});

test("what was refused is counted apart, at whichever gate", () => {
  at("refused", 400, 0);
  at("refused", 400, 0);
  at("/mcp", 429, 0);
  at("/mcp", 400, 0);
  expect(linesOf("http_server_refused_requests_total")).toEqual([
    'http_server_refused_requests_total{http_response_status_code="400"} 2',
    'http_server_refused_requests_total{http_response_status_code="429"} 1',
  ]);
});

test("calculators are counted by route, each of them once", () => {
  const ofTip = { time: new Date(), id: "", method: "GET", slug: "tip", ms: 1 };
  for (const status of [200, 422]) countRequest({ ...ofTip, route: "/api/tools/{slug}/calculate", status });
  countRequest({ ...ofTip, route: "/calculators/{slug}", status: 200 });
  expect(linesOf("ready_reckoner_calculator_requests_total")).toEqual([
    'ready_reckoner_calculator_requests_total{calculator="tip",http_route="/api/tools/{slug}/calculate"} 2',
    'ready_reckoner_calculator_requests_total{calculator="tip",http_route="/calculators/{slug}"} 1',
  ]);
});

test("requests in progress and memory are reported as they are now", () => {
  expect(linesOf("http_server_active_requests")).toEqual(["http_server_active_requests 7"]);
  const [resident = ""] = linesOf("process_resident_memory_bytes");
  expect(Number(resident.split(" ")[1])).toBeGreaterThan(1e6);
});

test("every line is as Prometheus reads it", () => {
  for (const line of metricsText(0).trimEnd().split("\n")) {
    expect(line).toMatch(/^# TYPE \w+ (counter|gauge|histogram)$|^\w+(\{(\w+="[^"\\]*",?)+\})? [\d.e+-]+$/);
  }
});

test("the dashboard in the documents asks for what is counted", () => {
  countRequest({ time: new Date(), id: "", method: "GET", route: "/api", slug: "tip", status: 429, ms: 1 });
  const dashboard = readFileSync(join(import.meta.dirname, "../../../docs/grafana.json"), "utf8");
  const asked = dashboard.match(/\b(?:http|process|nodejs|ready_reckoner)_\w+(?=[[)"])/g) ?? [];
  const names = asked.filter((name) => !name.startsWith("http_route") && !name.startsWith("http_response"));
  expect(names).toHaveLength(6);
  for (const name of names) expect(linesOf(name).length, name).toBeGreaterThan(0);
});
