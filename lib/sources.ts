// The repository's own sources, for the tests that read them. An outline is a source without its comments and with each
// text literal numbered ("0", "1" …), so that a rule about code cannot trip over words. Lines keep their numbers.
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix, relative } from "node:path";

export const repository = join(import.meta.dirname, "..");

export type SourceFile = { readonly file: string; readonly source: string };

/** Every file of ours that JavaScript or TypeScript is written in, by its path in the repository; none that is written for us. */
export function sourceFiles(folder = repository): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && name !== "node_modules" && name !== "public")
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      if (!/(?<!\.d)\.(ts|tsx|mts|mjs|js)$/.test(entry.name)) return [];
      return { file: relative(repository, path).replaceAll("\\", "/"), source: readFileSync(path, "utf8") };
    });
}

/** What it imports, by any form of import: static, for types, re-exported, dynamic. `COMPUTED` where no reader can tell. */
export const importsOf = (source: string): string[] => found(source).map(({ specifier }) => specifier);

/** The same without what it loads later, by a dynamic import. */
export const importedAtOnce = (source: string): string[] =>
  found(source).flatMap(({ specifier, isLater }) => (isLater ? [] : [specifier]));

function found(source: string) {
  const { code, texts } = outline(source);
  return [...code.matchAll(IMPORT)].map(([, from, alone, later]) => ({
    specifier: texts[Number(from ?? alone ?? later)] ?? COMPUTED,
    isLater: from === undefined && alone === undefined,
  }));
}

export const COMPUTED = "(computed)";

const IMPORT =
  /\b(?:import|export)\b[^;()"]*?\bfrom\s*"(\d+)"|\bimport\s*"(\d+)"|(?<!\.)\b(?:import|require)\s*\(\s*(?:"(\d+)"\s*[,)])?/g;

const { imports } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
  imports: Readonly<Record<string, string | { readonly default: string }>>;
};

/** Where in the repository an import leads, if it leads there: a relative path, or a name that package.json gives. */
export function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  for (const [name, target] of Object.entries(imports)) {
    const path = typeof target === "string" ? target : target.default;
    const [before = "", after] = name.split("*");
    if (name === specifier) return path.slice(2);
    if (after === "" && specifier.startsWith(before)) return path.slice(2).replace("*", specifier.slice(before.length));
  }
  return undefined;
}

/** "@upstash/redis" of "@upstash/redis/cloudflare"; "node" for whatever is built into Node. */
export function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return "node";
  return (/^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier])[0];
}

export function outline(source: string): { code: string; texts: string[] } {
  const texts: string[] = [];
  let code = "";
  for (const { kind, text } of pieces(source)) {
    if (kind === "code") code += text;
    else code += (kind === "text" ? `"${texts.push(text.slice(1, -1)) - 1}"` : " ") + text.replace(/[^\n]/g, "");
  }
  return { code, texts };
}

const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
// A slash begins a regular expression where a value may begin, and divides elsewhere.
const REGEX =
  /(?<=(?:[(,=:[!&|?{;+*%]|=>|\b(?:return|case|typeof))\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//;
const PIECE = new RegExp(
  `(?<comment>//.*|/\\*[\\s\\S]*?\\*/)|(?<text>${STRING.source}|${REGEX.source})|(?<code>[^/"'\`{}]+|[\\s\\S])`,
  "y",
);
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{|$)/y;

type Piece = { readonly kind: "code" | "comment" | "text"; readonly text: string };

function* pieces(source: string): Generator<Piece> {
  // For each template we are inside of: how many braces stand open since its `${`.
  const open: number[] = [];
  for (let at = 0; at < source.length; ) {
    const piece = templatePiece(source, at, open) ?? plainPiece(source, at, open);
    yield piece;
    at += piece.text.length;
  }
}

function templatePiece(source: string, at: number, open: number[]): Piece | undefined {
  const resumes = source[at] === "}" && open.at(-1) === 0;
  if (source[at] !== "`" && !resumes) return undefined;
  if (resumes) open.pop();
  const text = matchAt(TEMPLATE, source, at)[0];
  if (text.endsWith("${")) open.push(0);
  return { kind: "text", text };
}

function plainPiece(source: string, at: number, open: number[]): Piece {
  const { 0: text, groups } = matchAt(PIECE, source, at);
  if (groups?.comment) return { kind: "comment", text };
  if (groups?.text) return { kind: "text", text };
  if (open.length > 0 && /[{}]/.test(text)) open.push((open.pop() ?? 0) + (text === "{" ? 1 : -1));
  return { kind: "code", text };
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray {
  pattern.lastIndex = at;
  const found = pattern.exec(source);
  if (!found) throw new Error(`Nothing readable at ${source.slice(at, at + 40)}`);
  return found;
}
