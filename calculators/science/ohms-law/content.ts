import type { Content } from "#engine";
import type ohmsLaw from "./ohms-law.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ohm's law calculator: volts, amps, ohms, watts",
  purpose: "Calculates voltage, current, resistance and power in a resistor when you know two of the four.",
  about: [
    "Which resistor goes in front of an LED? Will the space heater trip a 15-amp breaker? How much heat will this part give off? Ohm's law answers such questions if you know any two of voltage, current, resistance and power.",
    "You can type values as they are printed, such as 20 mA or 4.7 kΩ.",
  ],
  howToUse: [
    "If you need a resistor, buy the next higher standard resistance. Choose a power rating of at least twice the power shown.",
    "For a household circuit, add up the amps of everything on one breaker. Stay below 80% of the breaker's rating.",
    "The table also shows the results in micro, milli, kilo and mega units.",
  ],
  methodology: [
    "In the formulas, voltage is in volts (V), current in amperes (A, or amps), resistance in ohms (Ω) and power in watts (W). Power is the energy that the resistor turns into heat each second. If you know any two of these four, the formulas give the other two.",
    "Units such as mA and kΩ are converted first: 4.7 kΩ is 4,700 Ω.",
  ],
  assumptions: [
    "The resistance stays the same when the voltage, the current or the temperature changes.",
    "The current is direct current (DC), as from a battery. With alternating current (AC), as from an outlet, use it only for plain resistors, such as heaters. Enter the usual voltage (RMS), such as 120 volts for a US outlet.",
  ],
  limitations: [
    "Don't use it for light bulbs, diodes or motors: they don't follow Ohm's law. The filament of a light bulb, for example, has far more resistance when it is hot.",
    "Don't use it for coils and capacitors on alternating current. Those calculations need impedance and a power factor.",
    "Don't choose a wire or a fuse from these figures alone. Leave household wiring to an electrician.",
  ],
  example: {
    story: "Dev connects a heating wire of 4.8 ohms to a 12-volt battery. Will a 3-amp fuse hold?",
    outcome:
      "The current is 2.5 amps, so the fuse holds. But the thin wire gives off 30 watts of heat and can burn fingers. He mounts the wire on a ceramic plate.",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 4.8 },
  },
  mistakes: [
    "Entering milliamps as amps. 20 mA is 0.02 A.",
    "Choosing a resistor by ohms only. A 1/4-watt resistor is fine at 0.06 watts, but burns at 1 watt.",
    "Forgetting the LED's own voltage. Subtract it from the supply voltage first.",
  ],
  questions: [
    {
      question: "Which resistor does an LED need?",
      answer:
        "Subtract the LED's voltage from the supply voltage. Divide the result by the LED's current. For a 2-volt LED at 20 mA on 5 volts, that is (5 V − 2 V) ÷ 0.02 A = 150 ohms.",
    },
    {
      question: "How many amps does a 1,500 W heater draw?",
      answer: "At 120 V, it draws 1,500 W ÷ 120 V = 12.5 A. To see this here, choose “Voltage and power”.",
    },
    {
      question: "What if the resistance is zero?",
      answer:
        "Then nothing limits the current. That is a short circuit, and Ohm's law gives no figure. In practice, the wires and the source have some resistance, which limits the current.",
    },
    {
      question: "What if no current flows?",
      answer:
        "If there is a voltage but no current, the circuit is open, as with a switch that is off. If there is no voltage either, any resistance is possible.",
    },
    {
      question: "Why does twice the voltage give four times the power?",
      answer:
        "With twice the voltage, the current doubles too. Power is voltage times current, so it becomes four times as large.",
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
  everydayWords: ["volts", "amps", "watts", "resistor", "LED", "circuit"],
  inputWords: {
    voltage: "Battery, across it",
    current: "Amp, draw, through wire, fuse, how many amps",
    resistance: "Ohms",
    power: "Watt, heater, bulb, how many watts",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof ohmsLaw>;
