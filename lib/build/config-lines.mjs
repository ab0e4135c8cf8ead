// Where a setting is in reckoner.config.ts, so that a complaint can name the line.
import { parseAst } from "rolldown/parseAst";

/** For ["theme", "accent"]: "reckoner.config.ts:6". Where the setting is made by code, the line of what it is part of. */
export function linesOf(source, name) {
  const object = writtenIn(parseAst(source, { lang: "ts" }, name).body);
  return (path) => {
    const found = object && deepest(object, path);
    return found ? `${name}:${source.slice(0, found.start).split("\n").length}` : name;
  };
}

/** What the file exports: an object, or the one that it gives to defineSite. */
function writtenIn(body) {
  const exported = body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration;
  const object = exported?.type === "CallExpression" ? exported.arguments[0] : exported;
  return object?.type === "ObjectExpression" ? object : undefined;
}

function deepest(node, [name, ...others]) {
  const part = partOf(node, name);
  return part ? (deepest(part.value ?? part, others) ?? part) : undefined;
}

function partOf({ type, properties, elements }, name) {
  if (type === "ObjectExpression") return properties.find(({ key }) => key && (key.name ?? key.value) === name);
  return type === "ArrayExpression" ? elements[name] : undefined;
}
