import type { Asks } from "#engine";

const EARTH = "{from_latitude:plain} ,? {from_longitude:plain} (to|and) {to_latitude:plain} ,? {to_longitude:plain}";

const asks: Asks = [
  {
    example: "distance from 40.71, -74.01 to 51.51, -0.13",
    says: [
      `(the|great circle|haversine)? distance (from|between)? (coordinates)? ${EARTH}`,
      `how far (is it)? from ${EARTH}`,
    ],
    inputs: { find: "earth" },
  },
];

export default asks;
