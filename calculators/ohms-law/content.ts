import type { Content } from "#engine";
import type ohmsLaw from "./ohms-law.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ohm's law calculator: volts, amps, ohms, watts",
  purpose: "Calculates voltage, current, resistance and power in a resistor when you know two of the four.",
  about: [
    "Which resistor goes in front of an LED? Will the space heater trip a 15-amp breaker? How much heat will this part give off? Ohm's law answers all three, if you know any two of the four quantities.",
    "You can type values as they are printed, such as 20 mA or 4.7 kΩ.",
  ],
  howToUse: [
    "If you need a resistor, buy the next standard one above the result, and choose a power rating at least twice what is shown.",
    "For a household circuit, add up the amps of everything on one breaker and stay below 80% of its rating.",
    "The table shows the results in micro, milli, kilo and mega units too.",
  ],
  methodology: [
    "In the formula, voltage is in volts (V), current in amperes (A) and resistance in ohms (Ω). Voltage = current × resistance. The power that the resistor turns into heat is voltage × current, in watts (W). With these two formulas, any two of the four give you the others.",
    "Each answer comes straight from the two values you enter. Values with prefixes such as milli and kilo are converted first: 4.7 kΩ is 4,700 Ω.",
  ],
  assumptions: [
    "The resistance does not change with voltage, current or heat.",
    "The current is direct (DC). For alternating current (AC), it works only for plain resistors, with RMS values such as the 120 volts of an outlet.",
    "No value can be negative; the direction of the current isn't shown.",
  ],
  limitations: [
    "Light bulbs, diodes and motors don't follow Ohm's law: a cold filament bulb has far less resistance than a hot one.",
    "For coils and capacitors on alternating current, you need impedance and a power factor.",
    "If you enter 0 and there's no single answer, the page says why.",
    "It doesn't choose a wire, a fuse or a resistor for you. Leave a margin above the power shown, and leave household wiring to an electrician.",
  ],
  example: {
    story: "Dev has a small heating wire of 4.8 ohms and a 12-volt battery. Will the 3-amp fuse survive?",
    outcome:
      "2.5 amps, so the fuse holds. But 30 watts in a thin wire is hot enough to burn fingers, so he mounts it on a ceramic plate.",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 4.8 },
  },
  mistakes: [
    "Entering milliamps as amps. 20 mA is 0.02 A.",
    "Choosing a resistor by ohms only. A 1/4-watt resistor is fine for 60 mW, but burns if it must handle 1 W.",
    "Forgetting the LED's own voltage.",
    "Using it for motors and coils on AC. Those calculations need impedance.",
  ],
  questions: [
    {
      question: "Which resistor does an LED need?",
      answer:
        "Subtract the LED's voltage from the supply's, and divide by the current. With 5 V and a 2 V LED at 20 mA, 3 V is left: 3 V ÷ 0.02 A = 150 ohms, using 60 mW.",
    },
    {
      question: "How many amps does a 1,500 W heater draw?",
      answer: "At 120 V, 12.5 A: power divided by voltage. Choose “Voltage and power”.",
    },
    {
      question: "What if the resistance is zero?",
      answer:
        "With a voltage across it nothing limits the current. That is a short circuit, and Ohm's law gives no figure. In practice the wires and the source have some resistance, and that limits the current.",
    },
    {
      question: "What if no current flows?",
      answer:
        "If there is a voltage, the circuit is open and its resistance has no limit. If there's no voltage either, any resistance fits.",
    },
    {
      question: "Why does twice the voltage give four times the power?",
      answer: "Because the current doubles too, and power is voltage times current.",
    },
  ],
  next: [
    { slug: "scientific", why: "longer formulas on one line." },
    { slug: "ratio", why: "split a voltage in a given ratio." },
  ],
  related: ["speed-distance-time", "quadratic", "ratio"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 20.2, Ohm's Law: Resistance and Simple Circuits",
      url: "https://openstax.org/books/college-physics-2e/pages/20-2-ohms-law-resistance-and-simple-circuits",
    },
    {
      title: "OpenStax, College Physics 2e, section 20.4, Electric Power and Energy",
      url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
    },
  ],
  synonyms: [
    "V = IR",
    "volts",
    "amps",
    "ohms",
    "watts",
    "voltage",
    "current",
    "resistance",
    "watts to amps",
    "LED resistor",
    "electricity",
  ],
  everydayWords: [
    "volts",
    "amps",
    "watt, watts",
    "resistor",
    "LED",
    "through",
    "circuit",
    "heater",
    "bulb",
    "V = IR",
    "draw",
    "battery",
    "wire, fuse",
    "amp, ohms",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The answer gives small currents, voltages and powers in milli and micro units, such as 4.17 mA. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof ohmsLaw>;
