// What an owner may write in reckoner.config.ts. All of it is optional. lib/build/site.mjs reads it when the site is built, and
// what it says is printed on the pages; a variable of the environment that says the same comes before it.
import { z } from "zod";
import { ANALYTICS, counterOf } from "./analytics.ts";
import { HEX } from "./colors.ts";
import { complaintAbout, themeCss } from "./theme.ts";
import { FIELDS } from "./variables.ts";

const LONGEST = 300;
const line = z.string().trim().min(1).max(LONGEST);
const slugs = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a calculator's slug, such as auto-loan"));
const file = z.string().regex(/^[\w./-]+$/, "must be the path of a file in the repository, such as site/logo.svg");
const links = z
  .array(
    z.strictObject({
      text: line,
      href: z
        .string()
        .regex(/^(?:https?:\/\/|mailto:|\/|#)\S+$|^\/$/, "must be an address, such as https://example.com or /about"),
    }),
  )
  .max(12);

const color = (side: 0 | 1) =>
  z.string().superRefine((hex, context) => {
    const wrong = HEX.test(hex)
      ? complaintAbout(hex, side)
      : `must be a color such as #0a5b3d, not ${JSON.stringify(hex)}`;
    if (wrong) context.addIssue({ code: "custom", message: wrong });
  });

const THEME = z.strictObject({
  /** Links, keys, charts and the tint behind answers. The one for dark pages is made from it unless you give it. */
  accent: color(0).optional(),
  accentDark: color(1).optional(),
  /** The hue of grays; the accent's by default. */
  neutral: z.string().regex(HEX, "must be a color such as #0a5b3d").optional(),
  /** A list of fonts that visitors have: nothing is loaded. */
  font: z
    .string()
    .max(LONGEST)
    .regex(/^[\w\s"',-]+$/, "must be a list of font names, such as Georgia, serif")
    .optional(),
  /** Of corners, in pixels. */
  radius: z.number().min(0).max(24).optional(),
  /** SVG files: the logo stands beside the name, the icon in tabs and on home screens. */
  logo: file.optional(),
  icon: file.optional(),
});

const CALCULATORS = z.strictObject({
  /** These and no others: slugs, or categories such as "finance". */
  only: slugs.optional(),
  without: slugs.optional(),
  /** The first on the home page and in search. */
  first: slugs.optional(),
  /** With a page, and closed to programs. */
  closed: slugs.optional(),
});

const OURS = "finance everyday health dates conversion mathematics building science study".split(" ");
/** Names of sets of tools, such as /mcp/money, and of lists of calculators. */
const TAKEN = "top money units math index content asks".split(" ");

/** Of your own calculators: the name of a folder in site/calculators, and what pages say of it. */
const CATEGORIES = z
  .record(
    z.string(),
    z.strictObject({
      name: line.max(40),
      description: line,
      /** The caution under its answers. */
      disclaimer: line.optional(),
      /** The category that it comes before in lists; without it, yours are the last. */
      before: z.string().optional(),
    }),
  )
  .superRefine((own, context) => {
    const names = Object.keys(own);
    const complain = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const [i, name] of names.entries()) {
      if (!/^[a-z]{2,30}$/.test(name)) complain([name], "must be a word in small letters, such as membership");
      if ([...OURS, ...TAKEN].includes(name)) complain([name], "is a name of ours: choose another word");
      const others = [...OURS, ...names.slice(0, i)];
      const before = own[name]?.before;
      if (before && !others.includes(before)) complain([name, "before"], `must be one of ${others.join(", ")}`);
    }
  });

/** Markdown files. The first three take the place of our words; the others are pages of their own. */
const PAGES = z.strictObject({
  privacy: file.optional(),
  terms: file.optional(),
  support: file.optional(),
  imprint: file.optional(),
  accessibility: file.optional(),
});

const CONFIG = z.strictObject({
  name: FIELDS.SITE_NAME,
  url: FIELDS.SITE_URL,
  contact: FIELDS.SITE_CONTACT,
  region: FIELDS.REGION,
  currency: FIELDS.CURRENCY,
  /** One line, for search engines and beside the name in a preview. */
  tagline: line.optional(),
  theme: THEME.optional(),
  calculators: CALCULATORS.optional(),
  categories: CATEGORIES.optional(),
  home: z.strictObject({ heading: line.optional(), words: line.optional() }).optional(),
  header: links.optional(),
  footer: links.optional(),
  pages: PAGES.optional(),
  /** Whom to tell of a weakness, in /.well-known/security.txt; the contact by default. */
  security: FIELDS.SITE_CONTACT,
  analytics: ANALYTICS.optional(),
});

export type SiteConfig = z.input<typeof CONFIG>;
export type OwnerConfig = z.output<typeof CONFIG>;

export type PageName = keyof NonNullable<OwnerConfig["pages"]>;

/** The part that pages have printed on them, with the files' contents in place of their names. */
export type Own = Pick<OwnerConfig, "tagline" | "home" | "header" | "footer" | "security" | "analytics"> & {
  readonly theme?: Omit<NonNullable<OwnerConfig["theme"]>, "logo" | "icon"> | undefined;
  /** Where pages may send a count. */
  readonly counterHost?: string;
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  readonly themeCss: string;
  readonly pages: { readonly [Name in PageName]?: string | undefined };
  readonly first?: readonly string[] | undefined;
  readonly closed?: readonly string[] | undefined;
};

/** `read` gives a file's text, or throws a sentence. */
export function ownOf(config: OwnerConfig, read: (path: string, setting: string) => string): Own {
  const { tagline, home, header, footer, security, analytics, calculators } = config;
  const { logo, icon, ...theme } = config.theme ?? {};
  const pages = Object.entries(config.pages ?? {}).flatMap(([name, path]) =>
    path ? [[name, read(path, `pages.${name}`)]] : [],
  );
  return {
    ...{ tagline, home, header, footer, security, analytics, theme },
    ...(analytics ? { counterHost: counterOf(analytics).host } : {}),
    ...(logo ? { logo: drawingOf(read(logo, "theme.logo"), "theme.logo") } : {}),
    ...(icon ? { icon: drawingOf(read(icon, "theme.icon"), "theme.icon") } : {}),
    themeCss: themeCss(theme),
    pages: Object.fromEntries(pages),
    first: calculators?.first,
    closed: calculators?.closed,
  };
}

const MOST_DRAWN = 64 * 1024;
/** What could run, or load something else, when the file is opened by itself. */
const MORE_THAN_DRAWN =
  /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;

function drawingOf(svg: string, setting: string): string {
  if (svg.length > MOST_DRAWN)
    throw new Error(`${setting} must be an SVG file of at most 64 kB, not ${Math.ceil(svg.length / 1024)} kB`);
  if (!/<svg[\s>]/.test(svg)) throw new Error(`${setting} must be an SVG file`);
  if (MORE_THAN_DRAWN.test(svg))
    throw new Error(`${setting} must be a drawing alone, without scripts, events and links to other files`);
  return svg;
}

/** For reckoner.config.ts: names what may stand there while it is written. */
export const defineSite = (config: SiteConfig): SiteConfig => config;

/** Throws one Error that names each thing that is wrong on a line of its own. `at` is the place of a setting in the file. */
export function readConfig(config: unknown, at: (path: readonly PropertyKey[]) => string): OwnerConfig {
  const read = CONFIG.safeParse(config ?? {});
  if (read.success) return read.data;
  throw new Error(read.error.issues.map((issue) => complaintOf(issue, at)).join("\n"));
}

function complaintOf({ path, message, ...issue }: z.core.$ZodIssue, at: (path: readonly PropertyKey[]) => string) {
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return `${at([...path, ...unknown])}: ${[path.join("."), message].filter(Boolean).join(" ")}`;
}
