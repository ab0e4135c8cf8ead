import type { Content } from "#engine";
import type resistorColor from "./resistor-color.ts";
import vectors from "./vectors.ts";

export default {
  title: "Resistor color code calculator: 3 to 6 bands, SMD",
  purpose:
    "Reads the color bands or the SMD code of a resistor, finds the colors of a resistance, and the nearest standard values.",
  about: [
    "The rings on a resistor are its value. Choose the colors, and you see the ohms, the tolerance and the range the resistor may really have.",
    "It works the other way, too. Enter a resistance to see which colors to look for, and which standard values come closest if your figure isn't sold.",
  ],
  howToUse: [
    "Turn the resistor so that the tolerance band is on the right. It is a little apart from the others, and often gold, silver or brown.",
    "Count the bands and choose their colors from left to right. With four bands, the third is the multiplier. With five or six, it is the fourth.",
    "For the tiny chips on a circuit board, choose the SMD code: 103 or 4R7.",
    "If the result is no standard value, read the bands from the other end.",
  ],
  methodology: [
    "Each color is a digit from 0 (black) to 9 (white). The multiplier is a power of ten: brown × 10, red × 100 and so on, gold × 0.1, silver × 0.01.",
    "The lowest and the highest value are the resistance less and plus the tolerance. Without a tolerance band it is 20%.",
    "A sixth band tells how much the resistance changes with temperature, in parts per million for each kelvin.",
    "In an SMD code, the last digit is the number of zeros. An R is the decimal point.",
    "The series E6, E12, E24 and E96 have 6, 12, 24 and 96 values in each decade. They are spaced so that tolerances of 20%, 10%, 5% and 1% just meet.",
  ],
  assumptions: [
    "The colors are those of IEC 60062, and the standard values those of IEC 60063.",
    "Of two standard values that are as near, we show the smaller.",
  ],
  limitations: [
    "The figures in the proof come from one textbook, one program and one worksheet. We could not read the standards themselves.",
    "SMD codes of two digits and a letter (EIA-96), such as 01C, are not read.",
    "Old and burned resistors fade. If in doubt, measure.",
  ],
  example: {
    story:
      "Ines finds a resistor with the bands yellow, violet, red and gold. She needs 4.5 to 5 kilohms for a sensor.",
    outcome:
      "It is 4.7 kilohms, and may be anything from 4,465 to 4,935 ohms. She measures it, and 4.68 kilohms will do.",
    inputs: { from: "four", first: "yellow", second: "violet", multiplier: "red", tolerance: "gold" },
  },
  mistakes: [
    "Starting at the wrong end. Gold and silver never come first.",
    "Reading five bands as four. The third band of five is a digit, not the multiplier.",
    "Mixing up red, orange and brown under a warm lamp. Daylight helps.",
    "Reading 220 on a chip as 220 ohms. It is 22 with no zeros, 22 ohms. 220 ohms is 221.",
  ],
  questions: [
    {
      question: "What are the colors of a 1 kΩ resistor?",
      answer:
        "Brown, black, red with two digits, or brown, black, black, brown with three. The tolerance band follows.",
    },
    {
      question: "What are the colors of a 220 Ω resistor?",
      answer: "Red, red, brown, then gold for 5%. With three digits, red, red, black, black.",
    },
    {
      question: "What does a single black band mean?",
      answer: "It is a link of 0 ohms, used as a bridge on circuit boards. On a chip it is marked 0 or 000.",
    },
    {
      question: "Why is there no 5 kΩ resistor?",
      answer:
        "With a tolerance of 5%, a 4.7 and a 5.1 kΩ resistor already cover all between them. In E96, 4.99 kΩ is a standard value.",
    },
    {
      question: "How do I remember the order of the colors?",
      answer:
        "From 2 to 7 they follow the rainbow: red, orange, yellow, green, blue, violet. Black and brown come before, gray and white after.",
    },
  ],
  next: [{ slug: "ohms-law", why: "the current and the heat in that resistor." }],
  related: ["ohms-law", "watts-amps", "voltage-drop"],
  sources: [
    {
      title: "Tony R. Kuphaldt, Lessons in Electric Circuits, volume V, Reference, Color codes",
      url: "https://github.com/FauxFaux/lessons-in-electric-circuits/blob/master/Ref/src/colors.sml",
      read: "2026-11-27",
    },
    {
      title: "KiCad, help of the PCB calculator on E-series (IEC 60063)",
      url: "https://github.com/KiCad/kicad-source-mirror/blob/master/pcb_calculator/eseries_help.md",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "resistor colors",
    "color bands",
    "colour code",
    "SMD resistor code",
    "E12",
    "E24",
    "E96",
    "standard resistor values",
  ],
  everydayWords: ["stripes", "rings", "resistor", "bands", "colors", "electronics"],
  inputWords: { resistance: "Ohms", code: "Marking, printed on the chip", first: "First stripe", multiplier: "Zeros" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof resistorColor>;
