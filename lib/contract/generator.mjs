// The generator's declarations name packages that were never published, so TypeScript cannot read it: hence a .mjs.
import { OpenApiGenerator } from "next-openapi-gen";

/** @param {object} config @returns {import("#lib/service").OpenApi} */
export function generated(config) {
  const generator = new OpenApiGenerator({ config });
  const document = quietly(() => generator.generate());
  const complaints = generator.getDiagnostics().map(({ message }) => message);
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  return JSON.parse(JSON.stringify(document));
}

/** It prints its progress, which no test needs. */
function quietly(work) {
  const { log } = console;
  console.log = () => undefined;
  try {
    return work();
  } finally {
    console.log = log;
  }
}
