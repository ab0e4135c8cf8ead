// What `npm run proof` and `npm run bench` run: a TypeScript file that prints one table. Node 20 reads no TypeScript; the
// server inside Vitest does.
import { join } from "node:path";
import { createViteServer } from "vitest/node";

const server = await createViteServer({
  root: join(import.meta.dirname, "..", ".."),
  configFile: false,
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
// Vite says "test"; what is built and started from here is to run as it is served.
process.env.NODE_ENV = "production";
try {
  const { default: tell } = await server.ssrLoadModule(`/e2e/bench/${process.argv[2]}.ts`);
  console.log(await tell(...process.argv.slice(3)));
} finally {
  await server.close();
}
