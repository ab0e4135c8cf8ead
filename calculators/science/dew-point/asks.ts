import type { Asks } from "#engine";

const SCALES = {
  fahrenheit: ["(f|°f|degrees f|fahrenheit|degrees)?", "75 f", "60 f", "dew_fahrenheit", "fahrenheit"],
  celsius: ["(c|°c|degrees c|celsius)", "25 c", "15 c", "dew_celsius", "celsius"],
} as const;
const DEW = "(dew point|dewpoint)";
const HUMID = "{humidity:percent} (humidity|relative humidity|rh)?";

const asks: Asks = Object.entries(SCALES).flatMap(
  ([scale, [words, air, dew, answer, warm]]): Asks => [
    {
      example: `dew point at ${air} and 50% humidity`,
      says: [
        `(what is)? (the)? ${DEW} (at|for|of)? {temperature:plain} ${words} (and|with|at)? ${HUMID}`,
        `(what is)? (the)? ${DEW} (at|for|of|with)? ${HUMID} (and|at)? {temperature:plain} ${words}`,
      ],
      inputs: { find: "dew_point", scale },
      answer,
    },
    {
      example: `relative humidity at ${air} with a dew point of ${dew}`,
      says: [
        `(what is)? (the)? (relative)? humidity (at|for|of)? {temperature:plain} ${words} (and|with)? (a)? ${DEW} (of|is)? {dew_point:plain} ${words}`,
      ],
      inputs: { find: "humidity", scale },
      answer: "humidity",
    },
    {
      example: `temperature with a dew point of ${dew} and 50% humidity`,
      says: [
        `(what is)? (the)? (air)? temperature (at|with|for)? (a)? ${DEW} (of|is)? {dew_point:plain} ${words} (and)? ${HUMID}`,
      ],
      inputs: { find: "temperature", scale },
      answer: warm,
    },
  ],
);

export default asks;
