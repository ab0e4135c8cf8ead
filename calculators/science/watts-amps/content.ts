import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type wattsAmps from "./watts-amps.ts";

export default {
  title: "Watts and amps calculator: kW, kVA, hp, three-phase",
  purpose:
    "Converts between watts, amps, volts, volt-amperes and horsepower for DC, single-phase and three-phase circuits, with power factor.",
  about: [
    "A label gives watts, a breaker is rated in amps, a generator in kVA and a motor in horsepower. This page turns one into the other for the voltage you have.",
    "Choose what you want to find and what kind of circuit it is. A wall outlet is single-phase. Workshops and data centers often have three phases.",
  ],
  howToUse: [
    "Choose what to find, then the circuit. For batteries, cars and solar panels choose DC.",
    "For three phases, take the voltage between two lines (208, 400 or 480 volts) unless your figure is from a line to neutral (120, 230 or 277 volts).",
    "Enter the power factor from the nameplate. Leave it at 1 for heaters, kettles and incandescent bulbs.",
    "For a motor, enter the horsepower or kilowatts of the nameplate, and its efficiency under “More options”. A nameplate gives the power at the shaft.",
  ],
  methodology: [
    "Volts times amps is the apparent power in volt-amperes (VA). The part of it that does work is the power in watts: apparent power times the power factor.",
    "With three phases, the apparent power is √3 (about 1.732) times the voltage between lines times the current of one line. With the voltage to neutral, it is 3 times.",
    "The reactive power flows back and forth without doing work. It is √(apparent power² − power²), in var.",
    "The power a motor takes from the circuit is its shaft power divided by its efficiency. One horsepower is 550 foot-pounds a second, about 745.7 watts.",
  ],
  assumptions: [
    "AC voltages and currents are the usual ones (RMS), as meters and labels show them.",
    "The three phases carry the same load, and voltage and current are plain sine waves.",
    "Some motor tables count a horsepower as 746 watts, 0.04% more than here.",
  ],
  limitations: [
    "A motor draws several times this current while it starts.",
    "It says nothing about wires and breakers. In the US, a breaker should carry a load of three hours or more only up to 80% of its rating. Leave the choice to an electrician.",
    "Electrical codes have their own tables of motor currents. Where a code asks for those, use them.",
  ],
  example: {
    story: "Nora wants to run a 1,500-watt space heater and a 900-watt microwave oven on one 20-amp, 120-volt circuit.",
    outcome:
      "The heater alone draws 12.5 amps, and the oven takes another 7.5. That is all of the 20 amps, so Nora plugs the oven in elsewhere.",
    inputs: { find: "current", system: "single", power: 1500, voltage: 120 },
  },
  mistakes: [
    "Taking VA for watts. A 1,000 VA backup supply with a power factor of 0.6 gives only 600 watts.",
    "Using the voltage to neutral with √3. With 230 volts to neutral, the voltage between lines is 400.",
    "Forgetting the efficiency of a motor. At 85%, a 1-horsepower motor takes 877 watts, and not 746.",
    "Adding up watts on 240 volts as if they were on 120. The same power needs half the current.",
  ],
  questions: [
    {
      question: "How many watts is 15 amps at 120 volts?",
      answer: "15 × 120 = 1,800 watts. For hours on end, plan with 80% of that, 1,440 watts.",
    },
    {
      question: "How many amps is 1 kW?",
      answer: "8.33 amps at 120 volts, 4.35 at 230 and 4.17 at 240, with a power factor of 1.",
    },
    {
      question: "What is the difference between kW and kVA?",
      answer:
        "kVA is volts times amps, which wires and generators must carry. kW is the part that does work. kW = kVA × power factor.",
    },
    {
      question: "Why is there a √3 with three phases?",
      answer:
        "The three voltages peak at different times. The voltage between two lines is √3 times the voltage from one line to neutral, and the power is three times that of one phase. 3 ÷ √3 = √3.",
    },
    {
      question: "What is a good power factor?",
      answer:
        "Close to 1. A low one means more current for the same work. Many utilities charge factories extra for a low power factor.",
    },
  ],
  next: [
    { slug: "ohms-law", why: "resistance, and power in a resistor." },
    { slug: "electricity-cost", why: "what those watts cost." },
  ],
  related: ["ohms-law", "electricity-cost", "energy-units"],
  sources: [
    {
      title: "Tony R. Kuphaldt, Lessons in Electric Circuits, volume II, AC: Power factor; Polyphase AC circuits",
      url: "https://github.com/FauxFaux/lessons-in-electric-circuits/tree/master/AC/src",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, College Physics 2e, section 20.4, Electric Power and Energy",
      url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
    },
  ],
  synonyms: [
    "watts to amps",
    "amps to watts",
    "kW to amps",
    "kVA to amps",
    "hp to amps",
    "volt-amperes",
    "power factor",
    "three-phase power",
    "motor current",
  ],
  everydayWords: ["kva", "horsepower", "breaker", "generator", "three phase", "motor"],
  inputWords: {
    power: "kW, hp, motor, heater",
    apparent: "kVA, generator, transformer",
    voltage: "Line voltage",
    current: "Amps, draw",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof wattsAmps>;
