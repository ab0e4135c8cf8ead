import type { Metadata } from "next";
import { contract } from "#lib/doors/routes";
import type { OpenApi } from "#lib/service";
import { site } from "#lib/site";
import { Breadcrumb } from "../../_components/page/breadcrumb.tsx";
import { metadataOf } from "../../_components/page/metadata.ts";
import { Section } from "../../_components/page/section.tsx";
import { Reference } from "../reference.tsx";

export const metadata: Metadata = metadataOf({
  title: "API reference: operations and bodies",
  description: "Every operation of the REST API and every field you send or receive, from the OpenAPI document.",
  path: "/developers/reference",
});

const document: OpenApi = contract;

export default function ReferencePage() {
  return (
    <div className="page">
      <div className="title">
        <Breadcrumb
          above={[
            [site().name, "/"],
            ["For developers", "/developers"],
          ]}
          here="Reference"
        />
        <h1>API reference</h1>
      </div>
      <Section id="reference" title="Operations">
        <Reference document={document} />
      </Section>
    </div>
  );
}
