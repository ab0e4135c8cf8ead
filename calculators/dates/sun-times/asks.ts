import type { Asks } from "#engine";

/** Latitude and longitude of large cities, from zone.tab of the IANA time zone database. */
const CITIES = {
  "New York": ["40.71", "-74.01"],
  "Los Angeles": ["34.05", "-118.24"],
  Chicago: ["41.85", "-87.65"],
  Denver: ["39.74", "-104.98"],
  Phoenix: ["33.45", "-112.07"],
  Anchorage: ["61.22", "-149.90"],
  Honolulu: ["21.31", "-157.86"],
  Toronto: ["43.65", "-79.38"],
  Vancouver: ["49.27", "-123.12"],
  "Mexico City": ["19.40", "-99.15"],
  "Buenos Aires": ["-34.60", "-58.45"],
  London: ["51.51", "-0.13"],
  Dublin: ["53.33", "-6.25"],
  Paris: ["48.87", "2.33"],
  Berlin: ["52.50", "13.37"],
  Madrid: ["40.40", "-3.68"],
  Rome: ["41.90", "12.48"],
  Amsterdam: ["52.37", "4.90"],
  Brussels: ["50.83", "4.33"],
  Vienna: ["48.22", "16.33"],
  Zurich: ["47.38", "8.53"],
  Stockholm: ["59.33", "18.05"],
  Oslo: ["59.92", "10.75"],
  Helsinki: ["60.17", "24.97"],
  Athens: ["37.97", "23.72"],
  Istanbul: ["41.02", "28.97"],
  Moscow: ["55.76", "37.62"],
  Cairo: ["30.05", "31.25"],
  Lagos: ["6.45", "3.40"],
  Nairobi: ["-1.28", "36.82"],
  Johannesburg: ["-26.25", "28.00"],
  Dubai: ["25.30", "55.30"],
  Kolkata: ["22.53", "88.37"],
  Singapore: ["1.28", "103.85"],
  "Hong Kong": ["22.28", "114.15"],
  Shanghai: ["31.23", "121.47"],
  Tokyo: ["35.65", "139.74"],
  Seoul: ["37.55", "126.97"],
  Sydney: ["-33.87", "151.22"],
  Melbourne: ["-37.82", "144.97"],
  Perth: ["-31.95", "115.85"],
  Auckland: ["-36.87", "174.77"],
} as const;

const EVENTS = {
  sunrise: "(sunrise|sun rise|sun up|rise)",
  sunset: "(sunset|sun set|sundown|sun down|set)",
  day_length: "(day length|length of day|length of the day|daylight|hours of daylight|daylight hours)",
} as const;

const asks: Asks = [
  ...Object.entries(CITIES).flatMap(([zone, [latitude, longitude]]) =>
    Object.entries(EVENTS).map(([answer, words]) => {
      const asked = `(what time|when|how long)? (is|does|will)? (the)? (sun)? ${words} (in|at|for)? ${zone.toLowerCase()}`;
      return {
        example: `${answer.replace("_", " ")} in ${zone} on June 21, 2026`,
        says: [asked, `${asked} (on)? {date:date}`],
        inputs: { latitude, longitude, zone, date: "today" },
        answer,
      };
    }),
  ),
  {
    example: "sunrise at latitude 29 longitude -81 on 2019-01-01",
    says: [
      "(sunrise|sunset|day length|solar noon) (at|for)? latitude {latitude:plain} (and)? longitude {longitude:plain} on {date:date}",
    ],
    inputs: { zone: "UTC" },
    assumed: { "": "UTC" },
    answer: "day_length",
  },
];

export default asks;
