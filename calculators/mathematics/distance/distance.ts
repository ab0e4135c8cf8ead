import { choice, defineCalculator, number, text, typed } from "#engine";
import { geodesic } from "#numbers/geodesic";
import { greatCircle } from "#numbers/great-circle";
import { directionOf, isAtPole, LATITUDE, LONGITUDE, readDegrees, spot } from "./earth-angles.ts";

const COORDINATE = { min: -1e12, max: 1e12 } as const;
const NORTH = {
  pattern: LATITUDE,
  like: "a latitude from -90 to 90, such as 40.7128 or 40°42′46″N",
  maxLength: 30,
} as const;
const EAST = {
  pattern: LONGITUDE,
  like: "a longitude from -180 to 180, such as -74.006 or 74°0′22″W",
  maxLength: 30,
} as const;
const LONG = { significant: 12, optional: true } as const;
const DEGREES = { unit: "degrees", significant: 10, optional: true } as const;
const ON_EARTH = ["from_latitude", "from_longitude", "to_latitude", "to_longitude", "units"] as const;
const IN_PLANE = ["from_x", "from_y", "to_x", "to_y"] as const;

export default defineCalculator({
  name: "Distance calculator",
  summary:
    "Distance between two points on Earth by latitude and longitude, with bearing and midpoint, or by x, y and z.",

  inputs: {
    find: choice(
      "Where are the points?",
      { earth: "On Earth (latitude and longitude)", plane: "In a plane (x, y)", space: "In space (x, y, z)" },
      { default: "earth" },
    ),
    from_latitude: typed("First latitude", { ...NORTH, example: "40.7128", help: "North is above 0, south below." }),
    from_longitude: typed("First longitude", { ...EAST, example: "-74.006", help: "East is above 0, west below." }),
    to_latitude: typed("Second latitude", { ...NORTH, example: "51.5074" }),
    to_longitude: typed("Second longitude", { ...EAST, example: "-0.1278" }),
    units: choice(
      "Distance in",
      { mi: "Miles", km: "Kilometers", nmi: "Nautical miles", m: "Meters" },
      { default: "mi", beginsIn: { "en-GB": "mi", elsewhere: "km" } },
    ),
    from_x: number("First point: x", { ...COORDINATE, example: 2 }),
    from_y: number("First point: y", { ...COORDINATE, example: 3 }),
    from_z: number("First point: z", { ...COORDINATE, example: 1 }),
    to_x: number("Second point: x", { ...COORDINATE, example: 7 }),
    to_y: number("Second point: y", { ...COORDINATE, example: 15 }),
    to_z: number("Second point: z", { ...COORDINATE, example: 5 }),
  },

  outputs: {
    distance: number("Distance", { optional: true }),
    miles: number("Distance in miles", { unit: "mi", ...LONG }),
    kilometers: number("Distance in kilometers", { unit: "km", ...LONG }),
    nautical_miles: number("Distance in nautical miles", { unit: "nmi", ...LONG }),
    meters: number("Distance in meters", { unit: "m", ...LONG }),
    sphere: number("On a sphere (haversine)", { unit: "km", ...LONG }),
    bearing: number("Bearing at the start", DEGREES),
    toward: text("Direction at the start", { optional: true }),
    arrival: number("Bearing at the end", DEGREES),
    middle_latitude: number("Midpoint: latitude", DEGREES),
    middle_longitude: number("Midpoint: longitude", DEGREES),
    middle_x: number("Midpoint: x", { optional: true }),
    middle_y: number("Midpoint: y", { optional: true }),
    middle_z: number("Midpoint: z", { optional: true }),
  },
  primary: ({ find, units }) => (find === "earth" ? IN_UNITS[units ?? "mi"] : "distance"),
  groups: {
    Distance: ["distance", "miles", "kilometers", "nautical_miles", "meters", "sphere"],
    Direction: ["bearing", "toward", "arrival"],
    Midpoint: ["middle_latitude", "middle_longitude", "middle_x", "middle_y", "middle_z"],
  },
  formula:
    "a = (sin(Δφ ÷ 2))^2 + cos(φ₁) × cos(φ₂) × (sin(Δλ ÷ 2))^2; d = 2 × R × arcsin(√a); plane: d = √(Δx^2 + Δy^2)",

  questions: {
    find: {
      earth: {
        asks: ON_EARTH,
        check: (given) => ({
          from_latitude: readDegrees(given.from_latitude).abs().gt(90) && NO_LATITUDE,
          to_latitude: readDegrees(given.to_latitude).abs().gt(90) && NO_LATITUDE,
          from_longitude: readDegrees(given.from_longitude).abs().gt(180) && NO_LONGITUDE,
          to_longitude: readDegrees(given.to_longitude).abs().gt(180) && NO_LONGITUDE,
        }),
        by: {
          kilometers: "meters ÷ 1000",
          miles: ["In miles", "meters ÷ 1609.344"],
          nautical_miles: ["In nautical miles", "meters ÷ 1852"],
        },
        compute(given) {
          const [from, to] = [
            spot(given.from_latitude, given.from_longitude),
            spot(given.to_latitude, given.to_longitude),
          ];
          const { meters, bearing, arrival } = geodesic(from, to);
          const { meters: onSphere, middle } = greatCircle(from, to);
          const goes = !meters.isZero();
          return {
            meters,
            sphere: onSphere.div(1000),
            bearing: goes && !isAtPole(from) ? bearing : null,
            toward: goes ? directionOf(from, bearing) : null,
            arrival: goes && !isAtPole(to) ? arrival : null,
            middle_latitude: middle?.latitude ?? null,
            middle_longitude: middle?.longitude ?? null,
          };
        },
        working: (_, { meters, sphere, bearing, arrival }, __, ___, stepOf) => [
          `On the ellipsoid WGS 84: ${meters}`,
          bearing && `Bearing at the start: ${bearing}`,
          arrival && `Bearing at the end: ${arrival}`,
          stepOf("miles"),
          stepOf("nautical_miles"),
          `For comparison, on a sphere with a radius of 6,371 km: ${sphere}`,
        ],
        sentence: ({ units }, { miles, kilometers, nautical_miles, meters, toward }) => {
          const far = { mi: miles, km: kilometers, nmi: nautical_miles, m: meters }[units ?? "mi"];
          return toward
            ? `The points are ${far} apart. The shortest way starts toward the ${toward}.`
            : "The points are the same.";
        },
      },
      plane: {
        asks: IN_PLANE,
        by: {
          distance: "sqrt((to_x - from_x)^2 + (to_y - from_y)^2)",
          middle_x: "(from_x + to_x) ÷ 2",
          middle_y: "(from_y + to_y) ÷ 2",
        },
        sentence: (_, { distance, middle_x, middle_y }) =>
          `The points are ${distance} apart, and their midpoint is at x = ${middle_x}, y = ${middle_y}.`,
      },
      space: {
        asks: [...IN_PLANE, "from_z", "to_z"],
        by: {
          distance: "sqrt((to_x - from_x)^2 + (to_y - from_y)^2 + (to_z - from_z)^2)",
          middle_x: "(from_x + to_x) ÷ 2",
          middle_y: "(from_y + to_y) ÷ 2",
          middle_z: "(from_z + to_z) ÷ 2",
        },
        sentence: (_, { distance, middle_x, middle_y, middle_z }) =>
          `The points are ${distance} apart, and their midpoint is at x = ${middle_x}, y = ${middle_y}, z = ${middle_z}.`,
      },
    },
  },

  notes: ({ find }, { middle_latitude }) => [
    find === "earth" &&
      !middle_latitude &&
      "The points are opposite each other, so many ways are equally short or nearly so, and there is no single midpoint.",
  ],
});

const IN_UNITS = { mi: "miles", km: "kilometers", nmi: "nautical_miles", m: "meters" } as const;
const NO_LATITUDE = "must be from -90 to 90";
const NO_LONGITUDE = "must be from -180 to 180";
