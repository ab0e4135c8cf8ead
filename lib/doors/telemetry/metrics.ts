// Counts of requests in Prometheus' text format (prometheus.io/docs/instrumenting/exposition_formats, 0.0.4), named as
// OpenTelemetry names them.
import type { Finished } from "./finished.ts";

/** Upper ends in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

type Series = { readonly labels: string; readonly buckets: number[]; seconds: number; count: number };

const requests = new Map<string, Series>();
const refused = new Map<number, number>();
/** Apart from the durations, whose every series would come once for each calculator. Only calculators that exist are counted. */
const calculators = new Map<string, number>();

export function countRequest({ method, route, slug, status, ms }: Finished): void {
  const labels = `http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"`;
  const series = requests.get(labels) ?? { labels, buckets: BOUNDS.map(() => 0), seconds: 0, count: 0 };
  requests.set(labels, series);
  const place = BOUNDS.findIndex((bound) => ms / 1000 <= bound);
  if (place >= 0) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
  series.seconds += ms / 1000;
  series.count += 1;
  if (route === "refused" || status === 429) countOne(refused, status);
  if (slug) countOne(calculators, `calculator="${slug}",http_route="${route}"`);
}

const countOne = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);

export function metricsText(underWay: number): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...metric("http_server_request_duration_seconds", "histogram", [...requests.values()].flatMap(histogram)),
    ...metric("http_server_refused_requests_total", "counter", [...refused].map(refusal)),
    ...metric("ready_reckoner_calculator_requests_total", "counter", [...calculators].map(calculatorLine)),
    ...metric("http_server_active_requests", "gauge", [` ${underWay}`]),
    ...metric("process_resident_memory_bytes", "gauge", [` ${rss}`]),
    ...metric("nodejs_heap_used_bytes", "gauge", [` ${heapUsed}`]),
    ...metric("process_cpu_seconds_total", "counter", [` ${(user + system) / 1e6}`]),
    ...metric("process_uptime_seconds", "gauge", [` ${process.uptime()}`]),
    "",
  ].join("\n");
}

const metric = (name: string, type: string, samples: readonly string[]): string[] => [
  `# TYPE ${name} ${type}`,
  ...samples.map((sample) => name + sample),
];

const refusal = ([status, count]: readonly [number, number]): string =>
  `{http_response_status_code="${status}"} ${count}`;

const calculatorLine = ([labels, count]: readonly [string, number]): string => `{${labels}} ${count}`;

/** Prometheus counts in each bucket all that are in the smaller ones too. */
function histogram({ labels, buckets, seconds, count }: Series): string[] {
  const upTo = buckets.map((_, place) => buckets.slice(0, place + 1).reduce((sum, one) => sum + one, 0));
  return [
    ...upTo.map((sum, place) => `_bucket{${labels},le="${BOUNDS[place]}"} ${sum}`),
    `_bucket{${labels},le="+Inf"} ${count}`,
    `_sum{${labels}} ${seconds}`,
    `_count{${labels}} ${count}`,
  ];
}
