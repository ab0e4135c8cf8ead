import { expect, test } from "vitest";
import { compressed } from "./encoding.ts";
import { chooseType } from "./weights.ts";

test.each([
  [null, "application/json"],
  ["", "application/json"],
  ["*/*", "application/json"],
  ["text/csv", "text/csv"],
  ["text/*", "text/csv"],
  ["text/csv, */*;q=0.1", "text/csv"],
  ["application/json, text/csv", "application/json"],
  ["application/json;q=0.5, text/csv;q=0.9", "text/csv"],
  ["TEXT/CSV;header=present", "text/csv"],
  ["image/png", "application/json"],
  [";;q=,,", "application/json"],
])("Accept: %s is answered with %s", (accept, type) => {
  expect(chooseType(accept, ["application/json", "text/csv"])).toBe(type);
});

test("an answer is sent in the encoding that a caller takes, if it is long enough", async () => {
  const reply = { status: 200, headers: { vary: "Accept" }, body: "a".repeat(5000) };
  const asked = (encoding: string) => ({
    method: "GET",
    url: "",
    headers: new Headers({ "accept-encoding": encoding }),
    body: null,
  });
  const encodings = ["br, gzip", "gzip", "identity", "br;q=0"].map(async (encoding) => {
    const { headers, body } = await compressed(reply, asked(encoding));
    expect(headers.vary).toBe("Accept, Accept-Encoding");
    return [headers["content-encoding"], (body?.length ?? 0) < 100];
  });
  expect(await Promise.all(encodings)).toEqual([
    ["br", true],
    ["gzip", true],
    [undefined, false],
    [undefined, false],
  ]);
  expect((await compressed({ ...reply, body: "short" }, asked("br"))).headers["content-encoding"]).toBeUndefined();
});
