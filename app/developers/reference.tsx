// The reference, written from the OpenAPI document when the page is built.
import type { OpenApi, Operation } from "#lib/service";
import { explained, kindOf, type Row, rowsOf } from "./reference-rows.ts";

export function Reference({ document }: { readonly document: OpenApi }) {
  const { paths, components } = explained(document);
  return (
    <div className="stack">
      <p>
        Generated from <a href="/api/openapi.json">the OpenAPI document</a>, which any OpenAPI 3.1 tool can read. The
        values of <code>ErrorCode</code> are on <a href="/developers#errors">the page for developers</a>.
      </p>
      <Operations paths={paths} />
      <h3>Bodies</h3>
      <Bodies schemas={components.schemas} />
    </div>
  );
}

function Operations({ paths }: Pick<OpenApi, "paths">) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <div className="fold">
      {operations.map(({ path, method, operation }) => (
        <details key={operation.operationId}>
          <summary>
            <b>
              <code>
                {method.toUpperCase()} {path}
              </code>
            </b>
          </summary>
          <div>
            <Described operation={operation} />
          </div>
        </details>
      ))}
    </div>
  );
}

const Bodies = ({ schemas }: Pick<OpenApi["components"], "schemas">) => (
  <div className="fold">
    {Object.entries(schemas)
      .filter(([, { properties, allOf }]) => properties ?? allOf)
      .map(([name, schema]) => (
        <details key={name} id={anchor(name)}>
          <summary>
            <b>{name}</b>
          </summary>
          <div>
            <p>{schema.description}</p>
            <Fields of={rowsOf(schema)} what={`Fields of ${name}`} />
          </div>
        </details>
      ))}
  </div>
);

function Described({ operation }: { readonly operation: Operation }) {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const sent = parameters.map(({ name, in: place, required, description, schema }) => ({
    name,
    kind: `${kindOf(schema)}, in the ${place}${required ? "" : ", optional"}`,
    description,
  }));
  const body = requestBody && {
    name: "body",
    kind: kindOf(requestBody.content["application/json"]?.schema ?? {}),
    description: requestBody.description,
  };
  const answers = Object.entries(responses).flatMap(([status, { $ref, description = "", content }]) => {
    const schema = content?.["application/json"]?.schema;
    return $ref ? [] : [{ name: status, kind: schema ? kindOf(schema) : "no body", description }];
  });
  const refused = Object.keys(responses).filter((status) => responses[status]?.$ref);
  const others = {
    name: refused.join(", "),
    kind: "",
    description: "See “Errors” and “Caching” on the page for developers.",
  };
  return (
    <>
      <p>
        {summary}. {description}
      </p>
      {(sent.length > 0 || body) && <Fields of={body ? [...sent, body] : sent} what={`${summary}: what is sent`} />}
      <Fields of={refused.length > 0 ? [...answers, others] : answers} what={`${summary}: what comes back`} />
    </>
  );
}

function Fields({ of, what }: { readonly of: readonly Row[]; readonly what: string }) {
  return (
    <dl className="members" aria-label={what}>
      {of.map(({ name, kind, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <span className="soft">{kind}</span> {description}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const anchor = (name: string) => `body-${name.toLowerCase()}`;
