// What one `vercel build` has made, by the paths that its routes lead to.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "./routes.ts";

type Config = { readonly routes: readonly Route[]; readonly overrides?: Readonly<Record<string, Override>> };
type Override = { readonly path?: string; readonly contentType?: string };
type Prerender = {
  /** A name in the same folder; the older way of packaging writes it as a reference. */
  readonly fallback: string | { readonly fsPath: string } | null;
  readonly initialHeaders?: Readonly<Record<string, string>>;
  readonly initialStatus?: number;
};
export type Page = {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: number | undefined;
};

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

export class Output {
  readonly routes: readonly Route[];
  readonly #folder: string;
  readonly #renamed: ReadonlyMap<string, string>;

  constructor(project: string) {
    this.#folder = join(project, ".vercel", "output");
    const { routes, overrides = {} }: Config = json(join(this.#folder, "config.json"));
    this.routes = routes;
    this.#renamed = new Map(Object.entries(overrides).map(([file, { path = file }]) => [`/${path}`, file]));
  }

  has(path: string): boolean {
    return this.staticFile(path) !== undefined || existsSync(this.functionOf(path));
  }

  staticFile(path: string): string | undefined {
    const file = join(this.#folder, "static", this.#renamed.get(path) ?? decodeURIComponent(path));
    return isFile(file) ? file : undefined;
  }

  functionOf(path: string): string {
    return `${this.#made(path)}.func`;
  }

  /** The page that was made at build, where the path has one. */
  page(path: string): Page | undefined {
    const config = `${this.#made(path)}.prerender-config.json`;
    if (!existsSync(config)) return undefined;
    const { fallback, initialHeaders = {}, initialStatus }: Prerender = json(config);
    if (!fallback) return undefined;
    const name = typeof fallback === "string" ? fallback : fallback.fsPath;
    return { file: join(this.#made(path), "..", name), headers: initialHeaders, status: initialStatus };
  }

  #made(path: string): string {
    return join(this.#folder, "functions", path === "/" ? "index" : decodeURIComponent(path));
  }
}
