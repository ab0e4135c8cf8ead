// The same calculation in four ways, each to be run as it stands.

type Value = string | number | boolean;
export type SentInputs = Readonly<Record<string, Value>>;

export type Way = "curl" | "fetch" | "Python" | "MCP";
export type Snippets = Readonly<Record<Way, string>>;

type Call = { readonly url: string; readonly slug: string; readonly inputs: SentInputs };

export function snippetsOf({ url, slug, inputs }: Call): Snippets {
  const address = `${url}/api/tools/${slug}/calculate`;
  const body = written(inputs, JSON.stringify);
  const call = `{"name": "calculator_${slug.replaceAll("-", "_")}", "arguments": ${body}}`;
  const message = `{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ${call}}`;
  return {
    curl: `curl ${address} \\
  -H "Content-Type: application/json" \\
  -d ${quoted(body)}`,
    fetch: `const response = await fetch("${address}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${body}),
});
const { result, source_url } = await response.json();
console.log(result.primary, source_url);`,
    Python: `import json
from urllib.request import Request, urlopen

inputs = ${written(inputs, inPython)}
request = Request("${address}", json.dumps(inputs).encode(), {"Content-Type": "application/json"})
answer = json.load(urlopen(request))
print(answer["result"]["primary"], answer["source_url"])`,
    MCP: `curl ${url}/mcp \\
  -H "Content-Type: application/json" -H "Accept: application/json, text/event-stream" \\
  -d ${quoted(message)}`,
  };
}

function written(inputs: SentInputs, write: (value: Value) => string): string {
  return `{${Object.entries(inputs)
    .map(([name, value]) => `"${name}": ${write(value)}`)
    .join(", ")}}`;
}

const inPython = (value: Value): string => {
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
};

/** For a shell, in which a quote ends the text whatever stands before it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
