// Every variable the owner can set, each with its check and its default. A blank one counts as not set.
import { z } from "zod";
import { findCurrency, REGION_CODES, regionNamed } from "#engine";
import { higherIsHigher, pairsAreWhole } from "./agreement.ts";
import { areNetworks, networksIn } from "./networks.ts";
import { areHeaders, headersIn, isListenAddress, listenAddressIn } from "./watching.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const WEB_ADDRESS = /^https?:\/\/\S+$/i;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;
const ONE_LINE = /^\P{Cc}{1,60}$/u;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Also what reckoner.config.ts says under other names (owner.ts). */
export const FIELDS = {
  SITE_URL: text(isOrigin, "must be a web address without a path, such as https://example.com")
    .transform((address) => new URL(address).origin)
    .optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  SITE_NAME: text((name) => ONE_LINE.test(name), "must be one line of at most 60 characters").optional(),
  SITE_CONTACT: text(isContact, "must be an e-mail address or a web address").optional(),
  PRIVACY_NOTE: note().optional(),
  TERMS_NOTE: note().optional(),
  SUPPORT_NOTE: note().optional(),
  REGION: oneOf(regionNamed, `must be a region known here (${REGION_CODES.join(", ")})`).optional(),
  CURRENCY: oneOf(
    (code) => findCurrency(code.toUpperCase())?.code,
    "must be the code of a currency in ISO 4217, such as EUR",
  ).optional(),
  OFFLINE: onOrOff().default(true),
  DRAFTS: onOrOff().default(false),
  DRAFTS_SECRET: secret(/^\S{16,}$/, "must be sixteen characters or more, without blanks").optional(),
  AI_API_ENABLED: onOrOff().default(true),
  AI_CLOSED_CALCULATORS: slugs().default([]),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1).default(60),
  MAX_BODY_BYTES: wholeNumber(1).default(16_384),
  MCP_RATE_LIMIT_PER_MINUTE: wholeNumber(1).default(120),
  MCP_MAX_BODY_BYTES: wholeNumber(1).default(16_384),
  TRUSTED_PROXY_HOPS: wholeNumber(0).default(0),
  KEEP_ALIVE_SECONDS: wholeNumber(1).default(65),
  WORKERS: wholeNumber(1, 64).default(1),
  HIGHER_LIMIT_NETWORKS: networks().optional(),
  HIGHER_LIMIT_PER_MINUTE: wholeNumber(1).default(600),
  UPSTASH_REDIS_REST_URL: secret(WEB_ADDRESS, "must be a web address").optional(),
  UPSTASH_REDIS_REST_TOKEN: secret(/^\S+$/, "must not contain blanks").optional(),
  // The same two, as Vercel's marketplace sets them.
  KV_REST_API_URL: secret(WEB_ADDRESS, "must be a web address").optional(),
  KV_REST_API_TOKEN: secret(/^\S+$/, "must not contain blanks").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: secret(WEB_ADDRESS, "must be a web address")
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders().default({}),
  OTEL_SERVICE_NAME: text((name) => ONE_LINE.test(name), "must be one line of at most 60 characters").default(
    "ready-reckoner",
  ),
  METRICS_ADDRESS: text(isListenAddress, "must be an IP address and a port, such as 127.0.0.1:9464")
    .transform(listenAddressIn)
    .optional(),
  OPENAI_APPS_CHALLENGE: token().optional(),
  MCP_REGISTRY_AUTH: token().optional(),
  REDIS_URL: secret(/^rediss?:\/\/\S+$/i, "must begin with redis:// or rediss://").optional(),
};

const SCHEMA = z.object(FIELDS).superRefine(pairsAreWhole).transform(higherIsHigher);

export const VARIABLES: readonly string[] = Object.keys(FIELDS);

/** All of them, checked; throws one Error that names each bad one on a line of its own. */
export function readVariables(environment: Environment) {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const read = SCHEMA.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"));
}

function text(fits: (value: string) => boolean, rule: string) {
  return z
    .string()
    .trim()
    .refine(fits, { error: ({ input }) => `${rule}, not ${JSON.stringify(input)}` });
}

/** The owner's own words, a paragraph. */
function note() {
  const most = 4000;
  return text((words) => words.length <= most, `must have at most ${most} characters`);
}

/** What a directory asks the owner to show, which everyone may read. */
function token() {
  return text((line) => /^[\x20-\x7e]{1,500}$/.test(line), "must be one line of at most 500 plain characters");
}

/** What it holds is never printed. */
function secret(pattern: RegExp, rule: string) {
  return z.string().trim().regex(pattern, { error: rule });
}

function isOrigin(address: string): boolean {
  if (!WEB_ADDRESS.test(address) || !URL.canParse(address)) return false;
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

function isContact(contact: string): boolean {
  return WEB_ADDRESS.test(contact) || MAIL_ADDRESS.test(contact);
}

function wholeNumber(least: number, most = Number.POSITIVE_INFINITY) {
  const fits = (digits: string) => /^\d{1,15}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
  const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of at least ${least}`;
  return text(fits, `must be a whole number ${range}`).transform(Number);
}

function onOrOff() {
  return text((word) => /^(true|false)$/i.test(word), "must be true or false").transform(
    (word) => word.toLowerCase() === "true",
  );
}

function slugs() {
  const split = (list: string) => list.split(/[\s,]+/).filter((slug) => slug !== "");
  const fits = (list: string) => split(list).every((slug) => SLUG.test(slug));
  return text(fits, "must be calculators' slugs with commas between them").transform(split);
}

function networks() {
  return text(
    areNetworks,
    "must be networks such as 203.0.113.0/24 or 2001:db8::/32, with commas between them",
  ).transform(networksIn);
}

/** Often they hold a key, so they are never printed. */
function collectorHeaders() {
  return z
    .string()
    .trim()
    .refine(areHeaders, { error: "must be headers such as api-key=123, with commas between them" })
    .transform(headersIn);
}

function oneOf(named: (text: string) => string | undefined, rule: string) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const known = named(text);
      if (!known) context.addIssue({ code: "custom", message: `${rule}, not ${JSON.stringify(text)}` });
      return known ?? z.NEVER;
    });
}
