import type { Vectors } from "#engine";
import type distance from "./distance.ts";

export default [
  {
    title: "GeographicLib for Python, test_geodesic.py",
    url: "https://github.com/geographiclib/geographiclib-python/blob/08745ea3558aa0f8c2b50e58a403e4b0bcc658b2/geographiclib/test/test_geodesic.py",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "testcases, row 1",
        { from_latitude: "35.60777", from_longitude: "-139.44815", to_latitude: "-11.17491", to_longitude: "-69.95921" },
        { meters: "8935244.560", bearing: "111.0987484", arrival: "129.2892709" },
      ],
      [
        "test_GeodSolve0",
        { from_latitude: "40.6", from_longitude: "-73.8", to_latitude: "49.01666667", to_longitude: "2.55" },
        { meters: "5853226", bearing: "53.47022", arrival: "111.59367" },
      ],
      [
        "test_GeodSolve76",
        { from_latitude: "41°19′S", from_longitude: "174°49′E", to_latitude: "40°58′N", to_longitude: "5°30′W" },
        { meters: "19960543.857", bearing: "160.3913765", arrival: "19.5004293" },
        { edge: "Wellington and Salamanca, almost opposite each other" },
      ],
      [
        "test_GeodSolve33",
        { from_latitude: "0", from_longitude: "0", to_latitude: "0", to_longitude: "180" },
        { meters: "20003931", bearing: "0.00000" },
        { edge: "Opposite points of the equator: the way goes over the pole" },
      ],
    ],
  },
  {
    title: "chrisveness/geodesy, latlon-ellipsoidal-vincenty-tests.js",
    url: "https://github.com/chrisveness/geodesy/blob/14a6242b3a4e799c9e29ecf087019d75defe9753/test/latlon-ellipsoidal-vincenty-tests.js",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "Geoscience Australia, Flinders Peak to Buninyong",
        {
          from_latitude: "37°57′03.72030″S",
          from_longitude: "144°25′29.52440″E",
          to_latitude: "37°39′10.15610″S",
          to_longitude: "143°55′35.38390″E",
        },
        { meters: "54972.271" },
        { given: "Flinders Peak to Buninyong" },
      ],
      [
        "UK, Land's End to John o' Groats",
        { from_latitude: "50.06632", from_longitude: "-5.71475", to_latitude: "58.64402", to_longitude: "-3.07009" },
        { meters: "969954.166", bearing: "9.1418775", arrival: "11.2972204" },
      ],
      [
        "crossing antimeridian",
        { from_latitude: "30", from_longitude: "120", to_latitude: "30", to_longitude: "-120" },
        { meters: "10825924.089" },
        { edge: "Across the date line" },
      ],
    ],
  },
  {
    title: "chrisveness/geodesy, latlon-spherical-tests.js",
    url: "https://github.com/chrisveness/geodesy/blob/14a6242b3a4e799c9e29ecf087019d75defe9753/test/latlon-spherical-tests.js",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "@examples, distanceTo and midpointTo",
        { from_latitude: "52.205", from_longitude: "0.119", to_latitude: "48.857", to_longitude: "2.351" },
        { sphere: "404.279", middle_latitude: "50.5363", middle_longitude: "1.2746" },
        { given: "Cambridge to Paris, on a sphere" },
      ],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e, section 11.1",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/11-1-distance-and-midpoint-formulas-circles",
    read: "2026-11-27",
    always: { find: "plane" },
    rows: [
      ["Distance Formula, example", { from_x: -5, from_y: -3, to_x: 7, to_y: 2 }, { distance: "13" }],
      ["Distance Formula, second example", { from_x: 10, from_y: -4, to_x: -1, to_y: 5 }, { distance: "14.2" }],
      ["Midpoint Formula, example", { from_x: -5, from_y: -4, to_x: 7, to_y: 2 }, { middle_x: "1", middle_y: "-1" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "4 - 1 = 3, -2 - 4 = -6, 7 - 5 = 2; 9 + 36 + 4 = 49 = 7 × 7; the middle of 5 and 7 is 6",
        { find: "space", from_x: 1, from_y: 4, from_z: 5, to_x: 4, to_y: -2, to_z: 7 },
        { distance: "7", middle_z: "6" },
      ],
      [
        "10 - 10 = 0 and 20 - 20 = 0, so the way is 0 m",
        { from_latitude: "10", from_longitude: "20", to_latitude: "10", to_longitude: "20" },
        { meters: "0", sphere: "0" },
        { edge: "The same point twice" },
      ],
    ],
  },
] satisfies Vectors<typeof distance>;
