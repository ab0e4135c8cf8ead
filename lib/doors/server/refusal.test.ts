import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const asked = (url: string, headers: Record<string, string> = {}, httpVersion = "1.1") => {
  const rawHeaders = ["Host", "localhost", ...Object.entries(headers).flat()];
  return refusalOf({ method: "GET", url, headers, rawHeaders, httpVersion });
};

test.each(["/_global-error", "/_global-error.rsc", "/%5fglobal-error", "/_global-error?x"])(
  "%s, which answers 500, is nowhere",
  (url) => expect(asked(url)?.code).toBe("NOT_FOUND"),
);

test("a page that only begins like it is asked for", () => {
  expect(asked("/_global-errors")).toBeUndefined();
});

test.each(["/calculators/%5Bslug%5D", "/calculators/[slug]/proof"])(
  "%s, on which Next goes in circles, is bad",
  (url) => expect(asked(url)?.code).toBe("BAD_REQUEST"),
);

test.each(["gzip, chunked", "identity", "chunked, chunked", "xchunked", ""])("a body in %j is bad", (encoding) => {
  expect(asked("/mcp", { "transfer-encoding": encoding })?.code).toBe("BAD_REQUEST");
});

test("a body in chunks is not, however they are spelled", () => {
  expect(asked("/mcp", { "transfer-encoding": "Chunked" })).toBeUndefined();
});

test("chunks in HTTP/1.0 are bad, and so is HTTP/1.1 without a host", () => {
  expect(asked("/mcp", { "transfer-encoding": "chunked" }, "1.0")?.code).toBe("BAD_REQUEST");
  const nameless = { method: "GET", url: "/", headers: {}, rawHeaders: [] };
  expect(refusalOf({ ...nameless, httpVersion: "1.1" })?.code).toBe("BAD_REQUEST");
  expect(refusalOf({ ...nameless, httpVersion: "1.0" })).toBeUndefined();
});
