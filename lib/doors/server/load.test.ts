import { expect, test } from "vitest";
import { roomForConnections } from "./load.ts";

test.each([
  ["Max open files            1024                 4096                 files", 896],
  ["Max open files            100                  100                  files", 1],
  ["Max open files            unlimited            unlimited            files", 896],
  ["", 896],
])("where the system says %j, there is room for %i connections", (limits, room) => {
  expect(roomForConnections(`Limit   Soft Limit\n${limits}\n`)).toBe(room);
});
