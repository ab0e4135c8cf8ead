// process.stdout waits for a reader that has stopped and throws where the disk is full, so what runs in the server doesn't use it.
import { expect, it } from "vitest";
import { outline, sourceFiles } from "./sources.ts";

const IN_SERVER = /^(app|lib\/(?!build\/|contract\/|doors\/server\/start\.mjs))/;

it("lines reach the log by the log's writer alone", () => {
  const served = sourceFiles().filter(({ file }) => IN_SERVER.test(file) && !/\.(test|fixture)\./.test(file));
  const direct = served.filter(({ source }) => outline(source).code.includes("process.stdout"));
  expect(direct.map(({ file }) => file)).toEqual([]);
});
