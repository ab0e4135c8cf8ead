// Where the form begins outside the United States: how people there say a car's economy, and about what a liter costs. The figures
// are examples, to be replaced by one's own.
type Begins = readonly [measure: "mpg_uk" | "km_per_l" | "l_per_100km", economy: number, price: number];

const ELSEWHERE: Begins = ["l_per_100km", 7, 1.5];
const REGIONS: Readonly<Record<string, Begins>> = {
  "en-GB": ["mpg_uk", 40, 1.4],
  "en-IE": ["l_per_100km", 7, 1.75],
  "en-CA": ["l_per_100km", 8, 1.55],
  "en-AU": ["l_per_100km", 8, 1.85],
  "en-IN": ["km_per_l", 15, 100],
  "de-DE": ["l_per_100km", 7, 1.75],
  "de-CH": ["l_per_100km", 7, 1.75],
  "fr-FR": ["l_per_100km", 7, 1.75],
  "it-IT": ["l_per_100km", 7, 1.75],
  "nl-NL": ["l_per_100km", 7, 1.95],
  "pl-PL": ["l_per_100km", 7, 6.2],
  "sv-SE": ["l_per_100km", 7, 17],
  "es-MX": ["km_per_l", 14, 24],
  "pt-BR": ["km_per_l", 11, 6.2],
  "ja-JP": ["km_per_l", 18, 175],
};

const begins = <V>(of: (begins: Begins) => V): Readonly<Record<string, V>> => ({
  ...Object.fromEntries(Object.entries(REGIONS).map(([region, one]) => [region, of(one)])),
  elsewhere: of(ELSEWHERE),
});

export const ECONOMY_IN = begins(([, economy]) => economy);
export const MEASURE_IN = begins(([measure]) => measure);
export const PRICE_IN = begins(([, , price]) => price);
