// What `npm run openapi` runs: writes the OpenAPI document anew. Node 20 reads no TypeScript; the server inside Vitest does.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createViteServer } from "vitest/node";

const root = join(import.meta.dirname, "..", "..");
const server = await createViteServer({
  root,
  configFile: false,
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
try {
  const { openApiText } = await server.ssrLoadModule("/lib/contract/generate.ts");
  writeFileSync(join(root, "lib", "doors", "routes", "openapi.json"), openApiText());
} finally {
  await server.close();
}
