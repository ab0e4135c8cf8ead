import type { Content } from "#engine";
import type distance from "./distance.ts";
import vectors from "./vectors.ts";

export default {
  title: "Distance calculator: latitude and longitude, 2D and 3D",
  purpose:
    "Calculates the distance between two points on Earth from their latitudes and longitudes, with bearings and midpoint, or between points with x, y and z.",
  about: [
    "How far is it from New York to London as the crow flies? Enter the coordinates that a map shows, as decimals or in degrees, minutes and seconds.",
    "Pilots, sailors, ham radio operators and programmers use it to check a distance or a bearing. For homework, it also finds the distance and the midpoint of two points with x and y, or x, y and z.",
  ],
  howToUse: [
    "Copy the coordinates from a map. South and west are below zero, or have an S or a W behind them.",
    "The bearing counts clockwise from true north: 90 degrees is east. On a long way it changes all the time, so that you arrive with another one.",
    "A compass shows magnetic north. Correct the bearing by the declination of your place.",
  ],
  methodology: [
    "The Earth is nearly an ellipsoid, 21 km flatter at each pole than at the equator. The distance follows the shortest line on the ellipsoid WGS 84, which GPS uses, by the method of Charles Karney. Its error is far below a millimeter.",
    "For comparison, we show the distance on a sphere with a radius of 6,371 km, by the haversine formula. In it, d is that distance, φ is a latitude, λ a longitude, Δ a difference, and R the radius. It differs by up to about 0.6%.",
    "The midpoint lies halfway on the great circle of the sphere.",
    "In a plane or in space, the distance is the square root of the sum of the squared differences, by the theorem of Pythagoras. Each coordinate of the midpoint is the mean of the two.",
  ],
  assumptions: [
    "Coordinates on Earth refer to WGS 84, as those of GPS and online maps do.",
    "Both points are at the height of the ellipsoid. A flight 10 km up is about 0.16% longer.",
    "A mile has 1,609.344 m, and a nautical mile 1,852 m.",
  ],
  limitations: [
    "It doesn't know roads. A trip by car is longer.",
    "It doesn't find places by name. Look up their coordinates on a map.",
    "Between nearly opposite points, many ways are nearly as short, and a small change of a point turns the bearing far around.",
    "For points in space, no textbook with figures could be read. Our own arithmetic shows that distance.",
  ],
  example: {
    story: "Lena tracks a flight from New York to London and wants to know the shortest distance.",
    outcome: "The way starts toward the northeast, although London is only 11 degrees farther north than New York.",
    inputs: { from_latitude: "40.7128", from_longitude: "-74.006", to_latitude: "51.5074", to_longitude: "-0.1278" },
  },
  mistakes: [
    "Swapping latitude and longitude. Maps give the latitude first, but some programs and files don't.",
    "Forgetting the minus sign in the west or south. New York without it is in Kyrgyzstan.",
    "Reading degrees and minutes as a decimal: 40°30′ is 40.5, not 40.3.",
    "Taking a straight line on a flat map for the shortest way. Over long distances it is curved.",
  ],
  questions: [
    {
      question: "How long is a degree of latitude?",
      answer:
        "About 111 km or 69 miles. A degree of longitude is as long at the equator, and shrinks to nothing at the poles.",
    },
    {
      question: "How do I convert degrees, minutes and seconds to a decimal?",
      answer:
        "Add the minutes divided by 60 and the seconds divided by 3,600: 40°42′46″ is 40.7128. You can also enter them as they are.",
    },
    {
      question: "Why does my result differ from another page's?",
      answer:
        "Many pages calculate on a sphere. The figure for the sphere here should then agree, if they use the same radius.",
    },
    {
      question: "What is the distance formula?",
      answer:
        "In a plane, it is the square root of (x₂ - x₁)² + (y₂ - y₁)². From (2, 3) to (7, 15) that is the root of 25 + 144, which is 13.",
    },
    {
      question: "How far can two places on Earth be apart?",
      answer: "About 20,004 km or 12,430 miles, from a point to the opposite one.",
    },
  ],
  next: [
    { slug: "speed-distance-time", why: "how long the way takes." },
    { slug: "slope", why: "slope and equation of the line through two points." },
    { slug: "length", why: "convert miles, kilometers and nautical miles." },
    { slug: "sun-times", why: "sunrise and sunset at the coordinates." },
  ],
  related: ["slope", "speed-distance-time", "length", "sun-times"],
  sources: [
    {
      title: "Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013)",
      url: "https://doi.org/10.1007/s00190-012-0578-z",
    },
    {
      title: "GeographicLib for Python, geodesic.py",
      url: "https://github.com/geographiclib/geographiclib-python/blob/08745ea3558aa0f8c2b50e58a403e4b0bcc658b2/geographiclib/geodesic.py",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, Intermediate Algebra 2e, section 11.1, Distance and Midpoint Formulas; Circles",
      url: "https://openstax.org/books/intermediate-algebra-2e/pages/11-1-distance-and-midpoint-formulas-circles",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "haversine",
    "great circle distance",
    "distance between coordinates",
    "latitude longitude distance",
    "GPS distance",
    "bearing calculator",
    "midpoint calculator",
    "distance formula",
    "3D distance",
    "as the crow flies",
  ],
  everydayWords: ["coordinates", "latitude", "longitude", "crow flies", "bearing", "midpoint", "GPS"],
  inputWords: { from_latitude: "40.7 or 40°42′46″N", from_longitude: "West below 0", from_x: "Point in a plane" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof distance>;
