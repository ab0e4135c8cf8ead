import type { Metadata } from "next";
import { contract } from "#lib/doors/routes";
import type { OpenApi } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Breadcrumb } from "../_components/page/breadcrumb.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";
import { Beyond } from "./beyond.tsx";
import { Connect } from "./connect.tsx";
import { Element } from "./element.tsx";
import { Errors } from "./errors.tsx";
import { Policies } from "./policies.tsx";
import { Programs } from "./programs.tsx";
import { Rest } from "./rest.tsx";
import { TryIt } from "./try-it.tsx";

export const metadata: Metadata = metadataOf({
  title: "For developers and agents: MCP and REST",
  description:
    "Connect an AI agent in one minute: one MCP address, no key. Or use REST with JSON Schema and OpenAPI 3.1.",
  path: "/developers",
});

const document: OpenApi = contract;

export default function Developers() {
  return (
    <div className="page">
      <div className="title">
        <Breadcrumb above={[[site().name, "/"]]} here="For developers" />
        <h1>For developers and agents</h1>
        <p>
          Every calculator on this site except the scientific one is also an API and an MCP tool. Page, API and tool run
          the same code, so they give exactly the same answers.
        </p>
      </div>
      <Section id="connect" title="Connect in one minute">
        <Connect />
      </Section>
      <Section id="rest" title="REST">
        <Rest />
      </Section>
      <Section id="beyond" title="Tables, solving and spreadsheets">
        <Beyond />
      </Section>
      <Try />
      <Section id="programs" title="From a program">
        <Programs />
      </Section>
      <Section id="element" title="In your own page">
        <Element />
      </Section>
      <Section id="errors" title="Errors">
        <Errors document={document} />
      </Section>
      <Policies />
      <Section id="reference" title="Reference">
        <p>
          <a href="/developers/reference">Every operation and every field</a>, from{" "}
          <a href="/api/openapi.json">the OpenAPI document</a>.
        </p>
      </Section>
    </div>
  );
}

async function Try() {
  const [first] = await catalogue().allOpen();
  const entry = (await catalogue().findOpen("tip")) ?? first;
  if (!entry) return null;
  return (
    <Section id="try" title="Try it">
      <TryIt slug={entry.calculator.slug} inputs={JSON.stringify(entry.words.example.inputs, null, 2)} />
    </Section>
  );
}
