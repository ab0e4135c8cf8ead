import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type voltageDrop from "./voltage-drop.ts";

export default {
  title: "Voltage drop calculator: AWG and mm² wire",
  purpose:
    "Calculates the voltage drop of copper or aluminum wire by AWG or mm², the longest run, and the smallest wire for a limit.",
  about: [
    "A long wire takes some of the voltage for itself. Lights at the far end get dim, motors run hot and a 12-volt pump may not start. A thicker wire loses less.",
    "Enter the wire, the current and the distance to see the drop in volts and percent. Or let the calculator find the longest run, or the thinnest wire that keeps the drop within your limit.",
  ],
  howToUse: [
    "Measure the run one way, from the panel or battery to the load. The way back is counted for you.",
    "Choose DC or single-phase for two wires. With three phases, enter the voltage between two lines.",
    "The limit is 3% unless you change it. Planners often allow 3% for a branch and 5% with the feeder. For 12-volt systems, take 3% for electronics and up to 10% for lights.",
    "If the wire stays cool, because it carries little current, set its temperature to 20 °C under “More options”.",
  ],
  methodology: [
    "The resistance of a wire is resistivity × length ÷ cross-section. At 20 °C we take 1.72 × 10⁻⁸ ohm-meters for copper and 2.65 × 10⁻⁸ for aluminum. Both grow by 0.39% for each °C.",
    "The drop is the current times the resistance of the wire there and back. With three phases it is √3 times the current times the resistance of one wire.",
    "An AWG size is a diameter by definition (ASTM B258): 0.127 mm × 92^((36 − n) ÷ 39). Sizes 1/0 to 4/0 count as n = 0 to −3. A kcmil is the area of a thousand circles 0.001 inch wide.",
    "The longest run is where the drop reaches the limit. The smallest wire is the first size of the list that stays within it.",
  ],
  assumptions: [
    "The wire is at 75 °C (167 °F), as at its full load. Cold wire drops 18% less.",
    "The load draws the same current whatever voltage reaches it, and it has a power factor of 1.",
    "The wire is solid and has exactly its nominal cross-section. Stranded wire has about 2% more resistance, and metric cable may have up to 8% more.",
  ],
  limitations: [
    "This is not how much current a wire may carry. Check that in the electrical code first: a short thin wire can drop little and still overheat.",
    "Above about 50 mm² or 1/0 AWG, AC cables also have reactance, which is not counted here.",
    "Electrical codes print tables with slightly other resistances. Where a code asks for its own table, use that.",
  ],
  example: {
    story: "Luis runs a cable of 12 AWG copper to a shed 100 feet away. A heater there draws 12.5 amps from 120 volts.",
    outcome: "The drop is 4%, above the usual 3%. With 10 AWG it would be 2.5%, so Luis buys the thicker cable.",
    inputs: { find: "drop", voltage: 120, current: 12.5, wire: "awg12", length: 100 },
  },
  mistakes: [
    "Doubling the length. Enter the distance one way: the formula has the 2 in it.",
    "Reading AWG the wrong way. A smaller number is a thicker wire, and three sizes down have twice the area.",
    "Judging the drop in volts. Losing 3.6 volts is 3% of 120, and 30% of 12.",
    "Taking the breaker's rating for the current. The drop follows what the load really draws.",
  ],
  questions: [
    {
      question: "How much voltage drop is allowed?",
      answer:
        "Many countries recommend no more than 3% to 5% from the panel to the last outlet. Your local code or the maker of the device may set another limit.",
    },
    {
      question: "What wire size do I need for 100 feet at 20 amps?",
      answer:
        "At 120 volts and 3%, 8 AWG copper. At 240 volts, 10 AWG is enough for the drop, because the same volts are a smaller part.",
    },
    {
      question: "Why does aluminum need a thicker wire?",
      answer:
        "Its resistivity is 54% higher. Two AWG sizes thicker make up for that. Aluminum is lighter and cheaper, but needs terminals made for it.",
    },
    {
      question: "How do I convert AWG to mm²?",
      answer:
        "14 AWG is 2.08 mm², 12 AWG 3.31, 10 AWG 5.26, 8 AWG 8.37 and 6 AWG 13.3. The results show the area of your size.",
    },
    {
      question: "Does a voltage drop cost money?",
      answer: "Yes. A 3% drop turns about 3% of the power into heat in the wire. The results show it in watts.",
    },
  ],
  next: [
    { slug: "watts-amps", why: "the amps a load draws." },
    { slug: "ohms-law", why: "volts, amps, ohms and watts." },
  ],
  related: ["watts-amps", "ohms-law", "electricity-cost"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 20.3, Resistance and Resistivity, tables 20.1 and 20.2",
      url: "https://openstax.org/books/college-physics-2e/pages/20-3-resistance-and-resistivity",
    },
    {
      title:
        "Tony R. Kuphaldt, Lessons in Electric Circuits, volume I, chapter 12, Physics of conductors and insulators",
      url: "https://github.com/FauxFaux/lessons-in-electric-circuits/blob/master/DC/src/conduct.sml",
      read: "2026-11-27",
    },
  ],
  synonyms: ["wire size", "wire gauge", "AWG", "cable size", "volt drop", "AWG to mm2", "line loss", "cross-section"],
  everydayWords: ["wire gauge", "long run", "extension cord", "cable", "thick"],
  inputWords: { length: "Feet away, distance, run", current: "Amps, load", wire: "Gauge, AWG", limit: "Allowed drop" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof voltageDrop>;
