// What the owner can see from outside: spans at a collector and counts for Prometheus, each only where it was asked for.
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { startCollector } from "./collector.ts";
import { freePort } from "./free-port.ts";
import { commandOf, OWN_SERVER, THROUGH_NEXT } from "./mounts.ts";
import { startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

for (const mount of [OWN_SERVER, THROUGH_NEXT]) {
  test(`${mount}: each request is a span, whose trace is the answer's X-Request-Id`, CI_ONLY, async () => {
    const collector = await startCollector();
    const service = await startService(collector.settings, { command: commandOf(mount) });
    try {
      const answer = await post(service.url, "tip", '{"bill":80}');
      const trace = answer.headers.get("x-request-id")?.replaceAll("-", "") ?? "none";
      await expect.poll(collector.received).toContain(`"traceId":"${trace}"`);
      expect(collector.received()).toContain("/v1/traces");
      expect(collector.names()).toContain("POST /api/tools/{slug}/calculate");
    } finally {
      await service.stop();
      collector.stop();
    }
  });
}

test("the last spans are sent before the process ends", CI_ONLY, async () => {
  const collector = await startCollector();
  const service = await startService(collector.settings);
  await fetch(`${service.url}/api/ai/tools/tip`);
  expect(await service.stop()).toBe(0);
  expect(collector.names()).toContain("GET /api/ai/tools/{slug}");
  collector.stop();
});

test("counts are read at an address of their own", CI_ONLY, async () => {
  const port = await freePort();
  const service = await startService({ METRICS_ADDRESS: `127.0.0.1:${port}` });
  try {
    for (let i = 0; i < 3; i++) await post(service.url, "tip", '{"bill":80}');
    await fetch(`${service.url}/%ff`);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("version=0.0.4");
    expect(text).toMatch(/^http_server_request_duration_seconds_count\{.*calculate".*"200"\} 3$/m);
    expect(text).toMatch(/^http_server_refused_requests_total\{http_response_status_code="400"\} 1$/m);
    expect(text).toMatch(/^ready_reckoner_calculator_requests_total\{calculator="tip",.*calculate"\} 3$/m);
    expect(text).toMatch(/^http_server_active_requests 0$/m);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  } finally {
    await service.stop();
  }
});

test("unless asked for, nothing is sent and nothing else listens", CI_ONLY, async ({ baseURL }) => {
  expect((await fetch(`${baseURL}/metrics`)).status).toBe(404);
  const collector = await startCollector();
  const blank = Object.fromEntries(Object.keys(collector.settings).map((name) => [name, ""]));
  const service = await startService(blank);
  await post(service.url, "tip", '{"bill":80}');
  await service.stop();
  expect(collector.received()).toBe("");
  collector.stop();
});

test("an address that is taken stops the start with a sentence", async ({ baseURL }) => {
  const starting = startService({ METRICS_ADDRESS: new URL(baseURL ?? "").host });
  await expect(starting).rejects.toThrow(/cannot open METRICS_ADDRESS/);
});
