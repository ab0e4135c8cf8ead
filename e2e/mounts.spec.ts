// Both mounts say the same: status, headers and body. What concerns the connection may differ: Next sends no body that is
// compressed already, sends the others in chunks, names headers of its own router in `vary`, and keeps connections its own time.
import { expect, test } from "@playwright/test";
import { REQUESTS, said } from "./said.ts";

test("both mounts say the same", async ({ baseURL }) => {
  for (const [method, path, more] of REQUESTS) {
    const asked = `${method} ${path} ${JSON.stringify(more ?? {})}`;
    const [one, other] = [await said(`${baseURL}${path}`, method, more), await said(through(path), method, more)];
    expect.soft(one, asked).toEqual(other);
  }
});

const through = (path: string) => `${process.env.E2E_URL_THROUGH_NEXT}${path}`;

test("our own server says how long an answer is, to HEAD too, and does not ask Next", async ({ baseURL }) => {
  for (const method of ["GET", "HEAD"]) {
    const { headers } = await fetch(`${baseURL}/api/ai/tools/tip`, { method });
    expect(Number(headers.get("content-length"))).toBeGreaterThan(1000);
    expect(headers.get("vary")).toBe("Accept-Encoding");
  }
  const { headers } = await fetch(through("/api/ai/tools/tip"));
  expect(headers.get("vary")).toContain("rsc");
});
