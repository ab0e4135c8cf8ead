import { defineCalculator, duration, group, number, percent, quantity, type Show, step } from "#engine";
import { unitOf } from "#numbers/dimension";
import { round } from "#numbers/round";
import { DATA_RATE, INFORMATION } from "#numbers/units";
import { inWords, MINUTE, OTHER_SPEEDS, otherSpeeds, timeAt, usefulSpeed } from "./time-at-speeds.ts";

export default defineCalculator({
  name: "Download time calculator",
  summary: "How long a file takes to download or upload at your internet speed.",

  inputs: {
    size: quantity("File size", INFORMATION, {
      unit: "GB",
      units: {
        kB: [0, 1e9],
        MB: [0, 1e9],
        GB: [0, 1e9],
        TB: [0, 1e6],
        KiB: [0, 1e9],
        MiB: [0, 1e9],
        GiB: [0, 1e9],
        TiB: [0, 1e6],
        Mbit: [0, 1e9],
        Gbit: [0, 1e9],
      },
      example: 50,
    }),
    speed: quantity("Internet speed", DATA_RATE, {
      help: "Mbit/s means Mbps.",
      unit: "Mbit/s",
      units: {
        "kbit/s": [0.001, 1e9],
        "Mbit/s": [0.001, 1e6],
        "Gbit/s": [0.001, 1000],
        "B/s": [1, 1e9],
        "kB/s": [0.001, 1e9],
        "MB/s": [0.001, 1e6],
        "GB/s": [0.001, 1000],
        "KiB/s": [0.001, 1e9],
        "MiB/s": [0.001, 1e6],
      },
      example: 100,
    }),
    overhead: percent("Speed lost to overhead", {
      typical: 10,
      min: 0,
      max: 90,
      default: 0,
      help: "0 for a speed test result. About 5% on a wired line, 10% or more over Wi-Fi.",
    }),
  },

  outputs: {
    time: duration("Time", { clock: "h:mm:ss" }),
    seconds: number("Time in seconds", { unit: "seconds", upTo: 3 }),
    useful_speed: number("Effective speed", { unit: "MB/s", significant: 6 }),
    lines: OTHER_SPEEDS,
  },
  primary: ({ size, speed, overhead }) => (timeAt(speed, size, overhead).lt(MINUTE) ? "seconds" : "time"),
  formula: "time = size in bits ÷ (speed in bits per second × (1 - overhead ÷ 100))",

  compute({ size, speed, overhead }) {
    const seconds = timeAt(speed, size, overhead);
    return {
      time: seconds,
      seconds,
      useful_speed: usefulSpeed(speed, overhead).div(INFORMATION.MB.factor),
      lines: otherSpeeds(size, overhead),
    };
  },

  sentence({ size, speed, overhead }, { seconds }, { notation }) {
    const rate = overhead.value.isZero() ? `${speed}` : `${speed} with ${overhead} overhead`;
    const said = seconds.value.lt(MINUTE) ? seconds.value.toSignificantDigits(3) : round(seconds.value);
    return `${size} at ${rate} takes ${said.eq(seconds.value) ? "" : "about "}${inWords(said, notation)}.`;
  },

  working({ size, speed, overhead }, { seconds }, show) {
    const bits = show("number", size.value);
    const rate = show("number", speed.value);
    const useful = show("number", usefulSpeed(speed.value, overhead.value));
    return [
      step`Size in bits: ${size} × ${factorOf(INFORMATION, size.text, show)} = ${bits}`,
      step`Bits per second: ${speed} × ${factorOf(DATA_RATE, speed.text, show)} = ${rate}`,
      !overhead.value.isZero() &&
        step`Speed left for the file: ${rate} × (${show("percent", 100)} - ${overhead}) = ${useful}`,
      step`Seconds: ${bits} ÷ ${useful} = ${show("number", seconds.value, { upTo: 3 })}`,
    ];
  },
});

/** The unit is the last word of what was given: "50 GB". */
const factorOf = (dimension: typeof INFORMATION | typeof DATA_RATE, given: string, { notation }: Show): string =>
  group(unitOf(dimension, given.replace(/.* /, "")).factor, notation);
