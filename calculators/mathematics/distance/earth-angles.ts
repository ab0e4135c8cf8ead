// Latitudes and longitudes as people write them: 40.7128, -74.006, 40°42′46″N, 74 0 22 W.
import { type Decimal, decimal } from "#numbers/decimal";
import type { Spot } from "#numbers/geodesic";

const MINUTES = "[0-5]?\\d";
const FRACTION = "(?:\\.\\d{1,15})?";
const DEGREE = "(?: ?° ?| )";
const MINUTE = "(?: ?['′’] ?| )";

const written = (degrees: string, sides: string): string =>
  `[+-]?${degrees}(?:${FRACTION} ?°?|${DEGREE}${MINUTES}${FRACTION} ?['′’]?|${DEGREE}${MINUTES}${MINUTE}${MINUTES}${FRACTION} ?(?:["″”]|'')?)(?: ?[${sides}])?`;

export const LATITUDE = written("0?(?:[0-8]?\\d|90)", "NSns");
export const LONGITUDE = written("0{0,2}(?:1[0-7]\\d|180|\\d{1,2})", "EWew");

const PARTS = [1, 60, 3600];

/** South and west are below zero, as with a minus sign. */
export function readDegrees(typed: string): Decimal {
  const parts = typed.match(/\d+(?:\.\d+)?/g) ?? [];
  const size = parts.reduce((sum, part, i) => sum.plus(decimal(part).div(PARTS[i] ?? 1)), decimal(0));
  return /[-SsWw]/.test(typed) ? size.neg() : size;
}

const POINTS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

const compassPoint = (bearing: Decimal): string => POINTS[bearing.div(45).round().mod(8).toNumber()] ?? "";

export const spot = (latitude: string, longitude: string): Spot => ({
  latitude: readDegrees(latitude),
  longitude: readDegrees(longitude),
});

export const isAtPole = ({ latitude }: Spot): boolean => latitude.abs().eq(90);

/** From a pole there is one direction only. */
export function directionOf(from: Spot, bearing: Decimal): string {
  if (isAtPole(from)) return from.latitude.gt(0) ? "south" : "north";
  return compassPoint(bearing);
}
