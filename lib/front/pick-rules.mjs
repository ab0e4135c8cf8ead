// Of a style sheet, the rules that some markup can need: those whose selectors name none but its classes.

/** `without` names layers that are left out whole. */
export function pickRules(css, classes, without = []) {
  return [...rulesOf(css.replace(/\/\*[\s\S]*?\*\//g, ""))]
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (without.includes(/^@layer (\S+)$/.exec(prelude)?.[1])) return "";
      if (/^@(layer|media|container)\b/.test(prelude)) return block(prelude, pickRules(body, classes, without));
      return block(prelude.startsWith("@") ? prelude : selectors(prelude, classes), body);
    })
    .join("");
}

const block = (prelude, body) => (prelude && body ? `${prelude}{${body.replace(/\s+/g, " ").trim()}}` : "");

/** Those of a list that can match. What stands in :is() or :has() is not looked into. */
function selectors(prelude, classes) {
  const outside = (selector) => selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
  const canMatch = (selector) => [...outside(selector).matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name));
  return prelude
    .split(/,(?![^(]*\))/)
    .filter(canMatch)
    .join(",");
}

/** The rules of one level: what stands before its braces, and what in them. */
function* rulesOf(css) {
  let depth = 0;
  let from = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === "{" && depth++ === 0) open = index;
    if (sign === "}" && --depth === 0)
      yield { prelude: css.slice(from, open).trim(), body: css.slice(open + 1, index) };
    if (sign === ";" && depth === 0) yield { prelude: css.slice(from, index).trim() };
    if (sign !== "{" && depth === 0) from = index + 1;
  }
}
