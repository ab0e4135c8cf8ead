// What the server reads once, when it starts. What its pages have printed on them is in built.ts.
import type { BlockList } from "node:net";
import { type Environment, readVariables } from "./variables.ts";

export type DoorSettings = { readonly perMinute: number; readonly maxBytes: number };

type Headers = Readonly<Record<string, string>>;

export type Settings = {
  /** Whether browsers keep the pages that are visited. */
  readonly offline: boolean;
  /** Who knows it may see the drafts at /preview. */
  readonly draftsSecret?: string;
  readonly apiEnabled: boolean;
  readonly closedCalculators: readonly string[];
  readonly rest: DoorSettings;
  readonly mcp: DoorSettings;
  readonly proxyHops: number;
  /** How long a quiet connection is kept: longer than the usual proxy keeps its own, which is a minute. */
  readonly keepAliveSeconds: number;
  /** How many processes answer. */
  readonly workers: number;
  /** The owner's OpenTelemetry collector. */
  readonly collector?: { readonly endpoint: string; readonly headers: Headers; readonly serviceName: string };
  /** Where the owner's Prometheus may read. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** For callers in these networks, at both doors. `BlockList` is Node's name for a list of networks. */
  readonly higher: { readonly networks?: BlockList | undefined; readonly perMinute: number };
  readonly upstash?: { readonly url: string; readonly token: string };
  readonly redisUrl?: string;
  /** What directories ask the owner to show under /.well-known/, by its name there. */
  readonly shown: Readonly<Record<string, string>>;
};

/** Throws an Error whose message names each variable that is wrong, and how. */
export function readSettings(environment: Environment): Settings {
  const given = readVariables(environment);
  const url = given.UPSTASH_REDIS_REST_URL ?? given.KV_REST_API_URL;
  const token = given.UPSTASH_REDIS_REST_TOKEN ?? given.KV_REST_API_TOKEN;
  const redisUrl = given.REDIS_URL;
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    offline: given.OFFLINE,
    ...(given.DRAFTS_SECRET ? { draftsSecret: given.DRAFTS_SECRET } : {}),
    apiEnabled: given.AI_API_ENABLED,
    closedCalculators: given.AI_CLOSED_CALCULATORS,
    rest: { perMinute: given.RATE_LIMIT_PER_MINUTE, maxBytes: given.MAX_BODY_BYTES },
    mcp: { perMinute: given.MCP_RATE_LIMIT_PER_MINUTE, maxBytes: given.MCP_MAX_BODY_BYTES },
    proxyHops: given.TRUSTED_PROXY_HOPS,
    keepAliveSeconds: given.KEEP_ALIVE_SECONDS,
    workers: given.WORKERS,
    ...(endpoint
      ? { collector: { endpoint, headers: given.OTEL_EXPORTER_OTLP_HEADERS, serviceName: given.OTEL_SERVICE_NAME } }
      : {}),
    ...(given.METRICS_ADDRESS ? { metrics: given.METRICS_ADDRESS } : {}),
    higher: { networks: given.HIGHER_LIMIT_NETWORKS, perMinute: given.HIGHER_LIMIT_PER_MINUTE },
    ...(url && token ? { upstash: { url, token } } : {}),
    ...(redisUrl ? { redisUrl } : {}),
    shown: {
      ...(given.OPENAI_APPS_CHALLENGE ? { "openai-apps-challenge": given.OPENAI_APPS_CHALLENGE } : {}),
      ...(given.MCP_REGISTRY_AUTH ? { "mcp-registry-auth": given.MCP_REGISTRY_AUTH } : {}),
    },
  };
}

let read: Settings | undefined;

/** This process's settings. */
export function settings(): Settings {
  read ??= readSettings(process.env);
  return read;
}
