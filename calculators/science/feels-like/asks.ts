import type { Asks } from "#engine";

const SCALES = { fahrenheit: "(f|°f|degrees f|fahrenheit|degrees)?", celsius: "(c|°c|degrees c|celsius)" } as const;

const asks: Asks = Object.entries(SCALES).flatMap(([scale, words]): Asks => {
  const [hot, cold] = scale === "celsius" ? ["35 c", "-10 c"] : ["96 f", "10 f"];
  const [speed, unit] = scale === "celsius" ? ["km/h", "kmh"] : ["mph", "mph"];
  const windy = `{wind:plain} ${speed === "mph" ? "mph" : "(km/h|kmh|kph)"} (wind|winds)?`;
  return [
    {
      example: `heat index at ${hot} and 65% humidity`,
      says: [
        `(what is)? (the)? (heat index|feels like) (at|for|of|temperature at)? {temperature:plain} ${words} (and|with)? {humidity:percent} (humidity|relative humidity)?`,
        `(what does|how hot does)? (it)? {temperature:plain} ${words} (and|with|at)? {humidity:percent} (humidity|relative humidity) (feel|feels) like`,
      ],
      inputs: { measure: "heat", scale },
      answer: scale,
    },
    {
      example: `wind chill at ${cold} with 15 ${speed} wind`,
      says: [
        `(what is)? (the)? (wind chill|windchill|feels like) (at|for|of)? {temperature:plain} ${words} (and|with)? ${windy}`,
      ],
      inputs: { measure: "wind", scale, wind_unit: unit },
      answer: scale,
    },
    {
      example: `wet bulb temperature at ${hot} and 65% humidity`,
      says: [
        `(what is)? (the)? (wet bulb|wet-bulb) (temperature)? (at|for|of)? {temperature:plain} ${words} (and|with)? {humidity:percent} (humidity|relative humidity)?`,
      ],
      inputs: { measure: "wet", scale },
      answer: scale,
    },
  ];
});

export default asks;
