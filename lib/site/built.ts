// What static pages have printed on them is fixed when they are built. next.config.ts records it and Next puts the
// record in place of process.env.BUILT_SITE, so that pages and server can only say the same. A server that is given
// another address, name, region or currency must not contradict its own pages: it refuses to start.
import { z } from "zod";
import { type Currency, currencyIn, DEFAULT_REGION, findCurrency, regionOf } from "#engine";
import type { Own, OwnerConfig } from "./owner.ts";
import { type Environment, readVariables } from "./variables.ts";

export type Site = {
  readonly url: string;
  readonly name: string;
  readonly contact?: string | undefined;
  /** The owner's own words at the top of /privacy, /terms and /support. */
  readonly notes?: { readonly [N in Note]?: string | undefined } | undefined;
  /** With the notation of the owner's region. */
  readonly currency: Currency;
  readonly builtAt: string;
  /** What reckoner.config.ts says beyond these. */
  readonly own?: Own | undefined;
  /** What an address asked for in place of the owner's region and currency. */
  readonly asked?: Readonly<Record<string, string>> | undefined;
};

export type Note = "privacy" | "terms" | "support";

export const DEFAULT_URL = "http://localhost:3000";

const RECORD = z.object({
  url: z.string(),
  name: z.string(),
  contact: z.string().optional(),
  notes: z.partialRecord(z.enum(["privacy", "terms", "support"]), z.string()).optional(),
  currency: z.object({ code: z.string(), notation: z.object({ region: z.string() }).optional() }),
  builtAt: z.string(),
  own: z.custom<Own>().optional(),
});

let known: Site | undefined;

/** The facts of this build; before there is one (in a unit test) those of the environment. */
export function site(): Site {
  const record = process.env.BUILT_SITE;
  known ??= record ? fromRecord(record) : buildFacts(process.env, new Date());
  return known;
}

function fromRecord(record: string): Site {
  const written = RECORD.parse(JSON.parse(record));
  const { code, notation } = written.currency;
  return { ...written, currency: siteCurrency(notation?.region, code) };
}

/** A variable of the environment comes before what the owner's file says. */
export function buildFacts(environment: Environment, now: Date, config: OwnerConfig = {}, own?: Own): Site {
  const given = { ...namesIn(config), ...readVariables(environment) };
  const platform = given.VERCEL_PROJECT_PRODUCTION_URL;
  if (environment.VERCEL && !given.SITE_URL && !platform) throw new Error(NO_ADDRESS);
  return {
    url: given.SITE_URL ?? (platform ? `https://${platform}` : DEFAULT_URL),
    name: given.SITE_NAME ?? "Ready Reckoner",
    ...(given.SITE_CONTACT ? { contact: given.SITE_CONTACT } : {}),
    ...notesIn(given),
    currency: siteCurrency(given.REGION, given.CURRENCY),
    builtAt: now.toISOString(),
    ...(own ? { own } : {}),
  };
}

type Given = ReturnType<typeof readVariables>;

function namesIn({ name, url, contact, region, currency }: OwnerConfig) {
  return {
    ...(url ? { SITE_URL: url } : {}),
    ...(name ? { SITE_NAME: name } : {}),
    ...(contact ? { SITE_CONTACT: contact } : {}),
    ...(region ? { REGION: region } : {}),
    ...(currency ? { CURRENCY: currency } : {}),
  };
}

function notesIn({ PRIVACY_NOTE: privacy, TERMS_NOTE: terms, SUPPORT_NOTE: support }: Given): Pick<Site, "notes"> {
  const notes = Object.fromEntries(Object.entries({ privacy, terms, support }).filter(([, words]) => words));
  return Object.keys(notes).length > 0 ? { notes } : {};
}

/** In the default region texts are written as they are, and need no notation. */
function siteCurrency(region = DEFAULT_REGION, code?: string): Currency {
  const currency = region === DEFAULT_REGION ? findCurrency(code ?? "USD") : currencyIn(region, code);
  if (!currency) throw new Error(`There is no region ${region}, or no currency ${code}.`);
  return currency;
}

const NO_ADDRESS =
  "SITE_URL must be set: Vercel did not give this build its production address. " +
  "Or turn on “Automatically expose System Environment Variables” in the project's settings, and deploy again.";

/** Throws when a variable that was given says otherwise than the pages do. */
export function checkAgainstBuild(environment: Environment, built = site()): void {
  const given = readVariables(environment);
  const pairs = [
    ["SITE_URL", given.SITE_URL, built.url],
    ["SITE_NAME", given.SITE_NAME, built.name],
    ["SITE_CONTACT", given.SITE_CONTACT, built.contact],
    ["PRIVACY_NOTE", given.PRIVACY_NOTE, built.notes?.privacy],
    ["TERMS_NOTE", given.TERMS_NOTE, built.notes?.terms],
    ["SUPPORT_NOTE", given.SUPPORT_NOTE, built.notes?.support],
    ["REGION", given.REGION, regionOf(built.currency)],
    ["CURRENCY", given.CURRENCY, built.currency.code],
  ] as const;
  const differing = pairs.filter(([, now, then]) => now !== undefined && now !== then);
  if (differing.length === 0) return;
  const lines = differing.map(
    ([name, now, then]) => `${name} is ${quote(now)}, but the pages were built with ${quote(then)}.`,
  );
  throw new Error([...lines, "Build them again with: npm run build"].join("\n"));
}

const quote = (text: string | undefined) => (text === undefined ? "none" : JSON.stringify(text));
