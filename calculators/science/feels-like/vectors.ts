import type { Vectors } from "#engine";
import type feelsLike from "./feels-like.ts";

const HEAT = { measure: "heat", scale: "fahrenheit" } as const;
const WIND = { measure: "wind", scale: "fahrenheit", wind_unit: "mph" } as const;

export default [
  {
    title: "US National Weather Service, Tulsa, Heat Index Information",
    url: "http://www.srh.noaa.gov/tsa/?n=heatindex",
    read: "2026-11-27",
    place: "heat index chart",
    always: HEAT,
    rows: [
      ["110 °F and 40%", { temperature: 110, humidity: 40 }, { fahrenheit: "136" }],
      ["96 °F and 65%", { temperature: 96, humidity: 65 }, { fahrenheit: "121", celsius: "49" }],
      ["90 °F and 70%", { temperature: 90, humidity: 70 }, { fahrenheit: "106", celsius: "41" }],
      ["84 °F and 50%", { temperature: 84, humidity: 50 }, { fahrenheit: "85" }],
      [
        "80 °F and 100%",
        { temperature: 80, humidity: 100 },
        { fahrenheit: "87" },
        { differs: "The chart leaves out the adjustment for damp air, which adds 2.1 °F here." },
      ],
    ],
  },
  {
    title: "MetPy, tests of its basic calculations",
    url: "https://github.com/Unidata/MetPy/blob/0b43f7f23690bd1017234b837eadf2d8a9df43ac/tests/calc/test_basic.py",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["heat index in °C", { measure: "heat", scale: "celsius", temperature: 35, humidity: 70 }, { celsius: "50.3" }],
      ["heat index against the website of the NWS, 86 °F and 45%", { ...HEAT, temperature: 86, humidity: 45 }, { fahrenheit: "87" }],
      ["heat index, 86 °F and 88%", { ...HEAT, temperature: 86, humidity: 88 }, { fahrenheit: "104" }],
      ["wind chill, 20 °F and 15 mph", { ...WIND, temperature: 20, wind: 15 }, { fahrenheit: "6" }],
      ["wind chill in °C, 35 m/s", { measure: "wind", scale: "celsius", temperature: -5, wind: 35, wind_unit: "ms" }, { celsius: "-18.9" }],
    ],
  },
  {
    title: "10TV, Understanding the Wind Chill Chart, information by the National Weather Service",
    url: "http://www.10tv.com/content/stories/2014/01/03/windchill-chart-story.html",
    read: "2026-11-27",
    by: "quoted",
    rows: [["0 °F and 15 mph", { ...WIND, temperature: 0, wind: 15 }, { fahrenheit: "-19" }]],
  },
  {
    title: "New wind chill chart",
    url: "http://home1.gte.net/res09v44/windchill.htm",
    read: "2026-11-27",
    always: WIND,
    rows: [
      ["40 °F and 5 mph", { temperature: 40, wind: 5 }, { fahrenheit: "36" }],
      ["-45 °F and 60 mph", { temperature: -45, wind: 60 }, { fahrenheit: "-98" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.5 × (70 + 61 + 2 × 1.2 + 50 × 0.094) = 0.5 × 138.1 = 69.05",
        { ...HEAT, temperature: 70, humidity: 50 },
        { fahrenheit: "69.1", warmer: "-1.0" },
        { given: "The simple formula below 80 °F" },
      ],
      [
        "At 3 mph it feels as warm as the air: 20 - 20 = 0",
        { ...WIND, temperature: 20, wind: 3 },
        { fahrenheit: "20", warmer: "0" },
        { edge: "Wind of 3 mph, which is calm" },
      ],
      [
        "40 °F is below the heat index: 40 - 40 = 0; (40 - 32) ÷ 1.8 = 4.4",
        { ...HEAT, temperature: 40, humidity: 100 },
        { fahrenheit: "40", celsius: "4.4" },
        { edge: "The last degree without a heat index" },
      ],
    ],
  },
] satisfies Vectors<typeof feelsLike>;
