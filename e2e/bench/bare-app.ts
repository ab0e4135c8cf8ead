// The least that a Next app can do, with this repository's own packages: a page, and for everything that is asked a route that
// answers a constant as long as our answer. At /mcp stands a stock mcp-handler, which registers its tools on every request, as its
// README shows; there are as many as we have.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nextCli } from "#e2e/mounts";
import { repository } from "#e2e/service";
import { build } from "#e2e/variant";

export type Constant = { readonly path: string; readonly method: string; readonly bytes: number };

/** Inside the repository, as variants are, so that its packages resolve upwards. */
export async function buildBareApp(constants: readonly Constant[], tools: number): Promise<string> {
  const dir = join(repository, ".variant", "bare");
  await rm(dir, { recursive: true, force: true });
  const files = {
    // Without one Next would take the repository's.
    "next.config.mjs": "export default {};",
    "package.json": '{ "name": "bare", "private": true, "type": "module" }',
    "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
    "app/page.js": "export default () => <p>bare</p>;",
    "app/mcp/route.js": stock(tools),
    ...Object.fromEntries(constants.map((constant) => [`app${constant.path}/route.js`, constantRoute(constant)])),
  };
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), source);
  }
  await build(dir, [nextCli, "build"]);
  return dir;
}

const constantRoute = ({ method, bytes }: Constant) => `
export const dynamic = "force-dynamic";
const body = JSON.stringify("x".repeat(${bytes - 2}));
export async function ${method}(request) {
  ${method === "POST" ? "await request.json();" : ""}
  return new Response(body, { headers: { "content-type": "application/json" } });
}`;

const stock = (tools: number) => `
import { createMcpHandler } from "mcp-handler";
import { z } from "zod";
const inputs = () => z.strictObject({
  bill: z.number().min(0).max(1e6).describe("Bill. In USD."),
  tip_rate: z.number().min(0).max(100).default(18).describe("Tip. In %."),
  people: z.int().min(1).max(1000).default(1).describe("People."),
  rounding: z.enum(["none", "up"]).default("none").describe("Round."),
});
const text = "x".repeat(1000);
const handle = createMcpHandler((server) => {
  for (let i = 0; i < ${tools}; i++) {
    const name = i === 0 ? "calculator_tip" : "calculator_" + i;
    server.registerTool(name, { title: "Tip", description: "The tip, the total, and what each person pays.", inputSchema: inputs() },
      async () => ({ content: [{ type: "text", text }] }));
  }
});
export { handle as POST };`;
