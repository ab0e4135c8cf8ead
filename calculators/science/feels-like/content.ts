import type { Content } from "#engine";
import type feelsLike from "./feels-like.ts";
import vectors from "./vectors.ts";

export default {
  title: "Feels-like temperature calculator: heat and wind chill",
  purpose:
    "Calculates how hot or cold the air feels: heat index from humidity, wind chill from wind, and wet-bulb temperature.",
  about: [
    "A thermometer shows how warm the air is, and not how warm you are. In damp heat sweat doesn't dry, and in cold wind the skin loses its warmth fast.",
    "Choose heat index for a hot day, wind chill for a cold one, and the wet-bulb temperature for hard work in the heat or for making snow.",
  ],
  howToUse: [
    "Take temperature and humidity from the same place at the same time. A forecast's humidity in the morning doesn't go with the afternoon's heat.",
    "In full sun, it can feel up to 15 °F (8 °C) hotter than the heat index, which is for shade.",
    "From “Danger” on, drink, rest in the shade and look after old people and children. Confusion or hot, dry skin is an emergency: call for help.",
    "At a wind chill of -18 °F (-28 °C) or less, cover all skin: it can freeze within 30 minutes.",
  ],
  methodology: [
    "The heat index follows the steps of the US National Weather Service, with T in °F and R in percent. First comes a simple formula: half of T + 61 + (T - 68) × 1.2 + R × 0.094. It goes back to Steadman's tables.",
    "Where that gives 80 °F or more, Rothfusz's regression with nine terms replaces it. In dry air (13% or less, 80 to 112 °F) a term is subtracted. In damp air (above 85%, 80 to 87 °F) one is added.",
    "Wind chill is the formula of 2001, with V in mph at a height of 10 meters (33 feet), as weather stations report it.",
    "The wet-bulb temperature is by Stull (2011), from temperature and humidity at sea level.",
  ],
  assumptions: [
    "Heat index: shade, a light wind, and a person of usual height and weight who walks.",
    "Wind chill: a bare face of someone who walks, at night. Up to 3 mph, and wherever the formula gives more than the air has, it is the air's own temperature.",
    "Up to 40 °F, the heat index is the air's own temperature.",
    "Levels of heat are those of the National Weather Service, quoted from a copy of its table: caution from 80 °F, extreme caution from 90, danger from 103 and extreme danger from 125.",
  ],
  limitations: [
    "It isn't the same as “RealFeel” or other brands, which also count sun and clouds.",
    "Some offices of the Weather Service use other levels, such as danger from 105 °F. Canada prints its wind chill in °C by a formula of its own, which differs by a few tenths.",
    "The wet-bulb formula is off by up to 1 °C, and holds from -20 to 50 °C and 5 to 99%. We found no printed figure for it that we could read, so it has none in the proof.",
    "Wind chill is for skin. A car or a pipe never gets colder than the air.",
  ],
  example: {
    story: "It is 96 °F in the afternoon, with a humidity of 65%. Can Luis run outdoors?",
    outcome: "That is in the band of danger: heat exhaustion is likely with exercise. Luis runs early in the morning.",
    inputs: { measure: "heat", temperature: 96, scale: "fahrenheit", humidity: 65 },
  },
  mistakes: [
    "Using the wind chill on a mild day. It is meant for 50 °F (10 °C) and below.",
    "Taking the speed of gusts. The formula wants the mean wind.",
    "Using the humidity indoors with the temperature outdoors.",
    "Thinking that wind always cools. Above the temperature of the skin, about 95 °F, it can even warm you.",
  ],
  questions: [
    {
      question: "What is the heat index at 90 °F and 70% humidity?",
      answer: "106 °F, or 41 °C. At 40% it is 91 °F.",
    },
    {
      question: "When does frostbite begin?",
      answer: "Exposed skin can freeze within 30 minutes at a wind chill of -18 °F (-28 °C), such as 0 °F with 15 mph.",
    },
    {
      question: "Why is the heat index sometimes lower than the temperature?",
      answer: "In dry air sweat dries fast and cools well. At 90 °F and 10%, it feels like about 85 °F.",
    },
    {
      question: "What does the wet-bulb temperature say?",
      answer:
        "How far water can cool the air by drying. Near 35 °C (95 °F) sweat can't cool a person any more, which is deadly within hours.",
    },
  ],
  next: [
    { slug: "dew-point", why: "how damp the air is, whatever its temperature." },
    { slug: "temperature", why: "°F, °C and kelvins." },
    { slug: "speed-units", why: "mph, km/h, knots and m/s." },
  ],
  related: ["dew-point", "temperature", "speed-units"],
  sources: [
    {
      title: "Unidata, GEMPAK, prheat.f, prwcht.f (the steps of the National Weather Service)",
      url: "https://github.com/Unidata/gempak/blob/master/gempak/source/prmcnvlib/pr/prheat.f",
      read: "2026-11-27",
    },
    {
      title: "Levels of the heat index by the National Weather Service, in a copy of its table",
      url: "https://w12thrd.blogspot.com/2015/07/what-is-heat-index.html",
      read: "2026-11-27",
    },
    {
      title:
        "Stull, Wet-Bulb Temperature from Relative Humidity and Air Temperature, J. Appl. Meteor. Climatol. 50 (2011)",
      url: "https://journals.ametsoc.org/view/journals/apme/50/11/jamc-d-11-0143.1.xml",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "heat index",
    "wind chill",
    "windchill",
    "real feel",
    "apparent temperature",
    "wet bulb",
    "humidex",
    "frostbite",
  ],
  everydayWords: ["hot", "cold", "humid", "windy", "outside", "weather"],
  inputWords: { wind: "Windy, mph wind", humidity: "Humid", temperature: "Outside, degrees" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof feelsLike>;
