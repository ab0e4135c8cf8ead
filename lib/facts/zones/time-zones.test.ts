// Places by the names that people type, and the moments that a clock's time may mean.
import { expect, it } from "vitest";
import { PLACES } from "./places.ts";
import { momentsOf, offsetAt, placeNames, zoneNamed } from "./time-zones.ts";

const zoneOf = (name: string) => {
  const zone = zoneNamed(name);
  if (!zone || zone === "several") throw new TypeError(`${name} is ${zone}`);
  return zone;
};
const at = (utc: string) => Date.parse(`${utc}Z`) / 1000;

it.each([
  ["PT", "America/Los_Angeles"],
  ["pst", "America/Los_Angeles"],
  ["Pacific Time", "America/Los_Angeles"],
  ["São Paulo", "America/Sao_Paulo"],
  ["new york time", "America/New_York"],
  ["america/new_york", "America/New_York"],
  ["St. Louis", "America/Chicago"],
  ["Washington", "America/New_York"],
  ["India", "Asia/Kolkata"],
  ["GMT", "Etc/UTC"],
  ["UTC+5:30", "UTC+5:30"],
  ["gmt-0330", "UTC-3:30"],
])("%s is %s", (name, id) => expect(zoneOf(name).id).toBe(id));

it("a country with several times asks for a city, and what is no place is none", () => {
  expect(zoneNamed("Australia")).toBe("several");
  expect(zoneNamed("Atlantis")).toBeUndefined();
  expect(zoneNamed("constructor")).toBeUndefined();
});

it("every name leads to a zone", () => {
  const lost = placeNames().filter((name) => zoneOf(name).changes.length === 0);
  expect(lost).toEqual([]);
  expect(PLACES.split("\n").length).toBeGreaterThan(150);
});

it.each([
  ["America/New_York", "2026-03-08T02:30", 0],
  ["America/New_York", "2026-11-01T01:30", 2],
  ["Australia/Lord_Howe", "2026-04-05T01:45", 2],
  ["Pacific/Apia", "2011-12-30T12:00", 0],
  ["Africa/Casablanca", "2026-07-01T12:00", 1],
])("%s shows %s %i times", (name, local, times) => {
  const zone = zoneOf(name);
  const moments = momentsOf(zone, at(local));
  expect(moments).toHaveLength(times);
  for (const moment of moments) expect(moment + offsetAt(zone, moment)).toBe(at(local));
});
