// The OpenAPI document as a site serves it: under the site's name, with examples that its own calculators work out, and
// with the addresses of their JSON Schemas. Only what is open to programs is named, and an owner may close any of them:
// so this is done when the document is first asked for, not when it is generated.
import { CATEGORIES, type Catalogue, type Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { type Shown, shownBy } from "./examples.ts";
import { describeTool, toolCatalogue } from "./list.ts";
import type { Content, Examples, OpenApi, Operation } from "./openapi.ts";

export async function describeService(document: OpenApi, catalogue: Catalogue, site: Site) {
  const open = await catalogue.allOpen();
  const shown = Object.keys(CATEGORIES).flatMap((category) => shownBy(open, category, site) ?? []);
  const { info, paths } = document;
  const examples = await examplesOf(shown, catalogue, site);
  const filled = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => [method, withExamples(operation, examples)]);
    return [path, Object.fromEntries(operations)];
  });
  return {
    ...document,
    // Tools that import the document want an address that is whole.
    servers: [{ url: site.url, description: site.name }],
    info: { ...info, title: site.name, ...(site.contact ? { contact: contactOf(site.contact) } : {}) },
    paths: Object.fromEntries(filled),
    "x-calculators": open.map(addressesOf),
  };
}

const contactOf = (contact: string) => (contact.includes("@") ? { email: contact } : { url: contact });

/** The two schemas stand in the description, at these JSON Pointers. */
function addressesOf({ calculator: { slug, name, category } }: Entry) {
  const description = `/api/ai/tools/${slug}`;
  return {
    slug,
    name,
    category,
    description,
    input_schema: `${description}#/input_schema`,
    output_schema: `${description}#/output_schema`,
    calculate: `/api/tools/${slug}/calculate`,
  };
}

type Filling = { readonly slug?: Examples; readonly request?: Examples; readonly answer?: Examples };

/** By operationId. One calculator of each category is run; the first of them is listed and described too. */
async function examplesOf(shown: readonly Shown[], catalogue: Catalogue, site: Site): Promise<Record<string, Filling>> {
  const each = (pick: (one: Shown) => unknown): Examples =>
    Object.fromEntries(shown.map((one) => [one.category, { summary: one.name, value: pick(one) }]));
  const slug = each((one) => one.slug);
  const [first] = shown;
  if (!first) return {};
  const list = await toolCatalogue(catalogue, site);
  const tools = list.tools.filter((tool) => tool.slug === first.slug);
  const alone = (value: unknown): Examples => ({ [first.category]: { summary: first.name, value } });
  return {
    listCalculators: { answer: alone({ ...list, count: tools.length, tools }) },
    describeCalculator: { slug, answer: alone(await describeTool(catalogue, first.slug, site)) },
    calculate: { slug, request: each((one) => one.inputs), answer: each((one) => one.answer) },
    ...requestsOf(new Set(list.tools.map(({ slug }) => slug))),
  };
}

/** Tables and solutions are shown for calculators whose names everyone knows. */
function requestsOf(open: ReadonlySet<string>): Record<string, Filling> {
  const shown = Object.entries(ASKED).flatMap(([operation, asked]) =>
    open.has(asked.slug) ? [[operation, { slug: single(asked.slug), request: single(asked.request) }] as const] : [],
  );
  return Object.fromEntries(shown);
}

const single = (value: unknown): Examples => ({ mortgage: { summary: "Mortgage calculator", value } });

const HOME = { price: 400_000, annual_rate: 6.5, years: 30 };
const ASKED: Readonly<Record<string, { readonly slug: string; readonly request: object }>> = {
  table: {
    slug: "mortgage",
    request: {
      inputs: HOME,
      vary: { annual_rate: { from: 5, to: 8, step: 0.5 } },
      outputs: ["principal_and_interest"],
    },
  },
  solve: { slug: "mortgage", request: { inputs: HOME, want: { principal_and_interest: 2500 }, by: "price" } },
};

function withExamples(operation: Operation, fillings: Readonly<Record<string, Filling>>): Operation {
  const { slug, request, answer } = fillings[operation.operationId] ?? {};
  const { parameters = [], requestBody, responses } = operation;
  const success = responses[200];
  return {
    ...operation,
    parameters: parameters.map((one) => (slug && one.name === "slug" ? { ...one, examples: slug } : one)),
    ...(requestBody && request
      ? { requestBody: { ...requestBody, content: shownIn(requestBody.content, request) } }
      : {}),
    responses: {
      ...responses,
      ...(success?.content && answer ? { 200: { ...success, content: shownIn(success.content, answer) } } : {}),
    },
  };
}

const shownIn = (content: Content, examples: Examples): Content =>
  Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, examples }]));
