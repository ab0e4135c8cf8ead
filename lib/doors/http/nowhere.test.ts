import { expect, test } from "vitest";
import { nowhere, throughNext } from "./index.ts";

test("nowhere is 404 in JSON whatever the method", async () => {
  const route = throughNext(nowhere("/api/*"));
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
    const response = await route[method](new Request("http://localhost/api/x", { method }), {});
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "NOT_FOUND", message: "There is nothing at this address. GET /api lists what there is." },
    });
  }
});
