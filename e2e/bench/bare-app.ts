// The least that a Next app can do, with this repository's own packages: a page, and for everything that is asked a route that
// answers a constant as long as our answer.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nextCli } from "#e2e/mounts";
import { repository } from "#e2e/service";
import { build } from "#e2e/variant";

export type Constant = { readonly path: string; readonly method: string; readonly bytes: number };

/** Inside the repository, as variants are, so that its packages resolve upwards. */
export async function buildBareApp(constants: readonly Constant[]): Promise<string> {
  const dir = join(repository, ".variant", "bare");
  await rm(dir, { recursive: true, force: true });
  const files = {
    // Without one Next would take the repository's.
    "next.config.mjs": "export default {};",
    "package.json": '{ "name": "bare", "private": true, "type": "module" }',
    "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
    "app/page.js": "export default () => <p>bare</p>;",
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
