import type { Content } from "#engine";
import type ohmsLaw from "./ohms-law.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ohm's law calculator: volts, amps, ohms, watts",
  purpose: "Works out voltage, current, resistance and power of a resistor when two of the four are known.",
  methodology: [
    "By Ohm's law the voltage across a resistor is its current times its resistance. The power it turns into heat is voltage times current. From these two equations any two of the four quantities give the others.",
    "Each answer is reckoned straight from the two that you give, in volts, amperes, ohms and watts. Prefixes such as milli and kilo are taken off first.",
  ],
  assumptions: [
    "The resistance does not change with voltage, current or heat.",
    "The current is direct, or alternating through a plain resistor with effective (RMS) values.",
    "Amounts are sizes without a sign: no direction of current is told.",
  ],
  limitations: [
    "Lamps, diodes and motors do not keep to it: a cold lamp has a far smaller resistance than a hot one.",
    "Coils and capacitors under alternating current need impedance and a power factor.",
    "Zero is not divided by. Where no resistance or no current leaves the answer open, the page says so in words.",
    "It does not choose a wire, a fuse or a resistor for you. Leave room above the power that is shown, and leave mains wiring to a qualified person.",
  ],
  example: {
    story: "A resistor of 4.8 ohms is connected to 12 volts.",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 4.8 },
  },
  questions: [
    {
      question: "Which resistor does an LED need?",
      answer:
        "Take the LED's voltage from the supply's, and divide by the current. From 5 V, with an LED of 2 V at 20 mA, 3 V are left: 3 V ÷ 0.02 A is 150 ohms, and it uses 60 mW.",
    },
    {
      question: "How many amperes does a 2.3 kW kettle draw?",
      answer: "At 230 V, 10 A: power divided by voltage. Choose “Voltage and power” and give the power in kW.",
    },
    {
      question: "What if the resistance is zero?",
      answer:
        "With a voltage across it nothing limits the current. That is a short circuit, and Ohm's law gives no figure. In truth the wires and the source have some resistance, and that decides.",
    },
    {
      question: "What if no current flows?",
      answer:
        "If there is a voltage, the circuit is open and its resistance has no limit. If there is none, any resistance would do. In both cases there is no figure to give.",
    },
    {
      question: "Why does twice the voltage give four times the power?",
      answer: "Because the current doubles too, and power is voltage times current.",
    },
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
  vectors,
} satisfies Content<typeof ohmsLaw>;
