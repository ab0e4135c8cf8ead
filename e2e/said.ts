// The requests that every mount must answer alike, and what of an answer is compared.
const FRAMING = ["vary", "transfer-encoding", "content-length", "content-encoding", "keep-alive"];
const PASSING = ["date", "ratelimit", "x-request-id"];

const CALLED = { name: "calculator_tip", arguments: { bill: 80 } };
const rpc = (method: string, params: object) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

export type Asked = readonly [method: string, path: string, more?: RequestInit];

export const REQUESTS: readonly Asked[] = [
  ["GET", "/api/ai/tools"],
  ["GET", "/api/ai/tools?x=1"],
  ["GET", "/api/ai/tools", { headers: { "accept-encoding": "gzip, br" } }],
  ["GET", "/api/ai/tools", { headers: { "if-none-match": "*" } }],
  ["HEAD", "/api/ai/tools"],
  ["OPTIONS", "/api/ai/tools"],
  ["DELETE", "/api/ai/tools"],
  ["GET", "/api/ai/tools/tip"],
  ["GET", "/api/ai/tools/%74ip"],
  ["GET", "/api/ai/tools/Tip"],
  ["GET", "/api/ai/tools/t%C3%AFp"],
  ["GET", "/api/ai/tools/tip%2Fx"],
  ["GET", "/api/ai/tools/tip/"],
  ["GET", "/api/ai/tools/tip/x"],
  ["HEAD", "/api/ai/tools/nothing"],
  ["POST", "/api/tools/tip/calculate", { body: '{"bill":80}' }],
  ["POST", "/api/tools/tip/calculate", { body: '{"bil":80}' }],
  ["POST", "/api/tools/tip/calculate/", { body: '{"bill":80}' }],
  ["POST", "/api/tools/nothing/calculate", { body: "{" }],
  ["PUT", "/api/tools/tip/calculate", { body: '{"bill":80}' }],
  ["OPTIONS", "/api/tools/tip/calculate"],
  ["GET", "/api/tools/tip/calculate?bill=80&people=4"],
  ["HEAD", "/api/tools/tip/calculate?bill=80"],
  ["GET", "/api/tools/tip/calculate?bill=80", { headers: { "if-none-match": "*" } }],
  ["GET", "/api/tools/tip/calculate?bill=80&as=text"],
  ["GET", "/api/tools/tip/calculate?bill=80&output=total", { headers: { accept: "text/csv" } }],
  ["GET", "/api/tools/tip/calculate?bil=80"],
  ["GET", "/api/tools/tip/calculate?bill=%ff&as=xml&as=csv"],
  ["GET", "/api/tools/tip/calculate?bill=-1", { headers: { accept: "application/problem+json" } }],
  ["GET", "/api/tools/nothing/calculate?bill=80"],
  ["POST", "/api/tools/tip/table", { body: '{"inputs":{"bill":80},"vary":{"people":[1,2,0]}}' }],
  [
    "POST",
    "/api/tools/tip/table",
    { body: '{"inputs":{"bill":80},"vary":{"people":{"from":1,"to":101,"step":1}}}', headers: { accept: "text/csv" } },
  ],
  ["POST", "/api/tools/tip/table", { body: '{"vary":{"people":[0]}}' }],
  ["GET", "/api/tools/tip/table"],
  ["POST", "/api/tools/tip/solve", { body: '{"inputs":{"bill":80},"want":{"total":100},"by":"tip_rate"}' }],
  ["POST", "/api/tools/tip/solve", { body: '{"want":{"total":100}}' }],
  ["PUT", "/api/tools/tip/solve", { body: "{}" }],
  ["POST", "/api/tools/nothing/solve", { body: "{" }],
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/nothing"],
  ["GET", "/api/health"],
  ["POST", "/mcp", { body: rpc("tools/call", CALLED) }],
  ["POST", "/mcp", { body: rpc("tools/list", {}) }],
  ["POST", "/mcp/study", { body: rpc("tools/list", {}) }],
  ["POST", "/mcp/astrology", { body: rpc("tools/list", {}) }],
  ["GET", "/mcp/health"],
  ["POST", "/mcp?tools=tip", { body: rpc("tools/list", {}) }],
  ["POST", "/mcp", { body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
  ["POST", "/mcp", { body: rpc("tools/list", {}), headers: { "accept-encoding": "br" } }],
  ["GET", "/api/openapi.json", { headers: { "accept-encoding": "gzip" } }],
  ["POST", "/mcp/", { body: rpc("ping", {}) }],
  ["GET", "/mcp"],
  ["OPTIONS", "/mcp"],
];

/** Next sends its redirects without them, our own server and Vercel with them. */
const ADDED_TO_REDIRECTS = [
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

/** `apart` names further headers that may differ. */
export async function said(url: string, method: string, more: RequestInit = {}, apart: readonly string[] = []) {
  const answer = await fetch(url, { ...more, method, redirect: "manual" });
  const others = [...FRAMING, ...PASSING, ...apart, ...(answer.status === 308 ? ADDED_TO_REDIRECTS : [])];
  const headers = [...answer.headers].filter(([name]) => !others.includes(name)).sort();
  const body = (await answer.text()).replace(/"calculation_timestamp[\\"]+:[\\"]+[^"\\]+/g, "");
  return { status: answer.status, headers, body };
}
