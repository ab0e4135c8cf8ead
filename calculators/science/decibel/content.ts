import type { Content } from "#engine";
import type decibel from "./decibel.ts";
import vectors from "./vectors.ts";

export default {
  title: "Decibel calculator: dB, dBm to watts, sound levels",
  purpose:
    "Calculates decibels from ratios of power or voltage and back, converts dBm and watts, and adds up sound levels.",
  about: [
    "Is -70 dBm a weak Wi-Fi signal? What does an amplifier with 20 dB do to a voltage? How loud are two machines of 60 dB together? All of these are questions about decibels.",
    "Audio and radio engineers, students and people with a noisy neighbor use the page.",
  ],
  howToUse: [
    "Choose what you look for first. For a ratio of volts, amps or sound pressures, choose amplitudes, because their decibels count twice.",
    "To add noise sources, list their levels. Two equal sources are 3 dB louder than one, and ten are 10 dB louder.",
    "To subtract losses in a cable from a level in dBm, simply add and subtract the decibels.",
  ],
  methodology: [
    "A decibel is a tenth of a bel, which is the logarithm to the base 10 of a ratio of powers. In the formula, P is a power and V an amplitude, such as a voltage.",
    "Power grows with the square of an amplitude. So the logarithm of a ratio of amplitudes is multiplied by 20 instead of 10.",
    "dBm compares with a milliwatt, and dBW with a watt, which is 30 dB more. The sound level β compares an intensity I with I₀, which is 10⁻¹² W/m².",
    "To add levels, we turn each into a ratio of powers, add those, and turn the sum back into decibels.",
  ],
  assumptions: [
    "Both amplitudes are measured in the same way, and across the same resistance.",
    "The reference of sound is 10⁻¹² W/m², about the faintest sound that people with normal hearing can hear at 1,000 Hz.",
    "Sounds that are added are independent, such as two machines. Their powers add up.",
  ],
  limitations: [
    "It doesn't weight frequencies, as the dB(A) of sound meters do. You can still add levels in dB(A).",
    "Copies of the same sound can add up to 6 dB more, or cancel each other.",
    "For amplitudes and for sums of levels, no textbook with figures could be read. Our own arithmetic shows them.",
  ],
  example: {
    story: "Omar's amplifier takes in 100 mW and gives 200 mW. How much is that in decibels?",
    outcome: "Doubling a power always adds about 3 dB.",
    inputs: { after: 200, before: 100 },
  },
  mistakes: [
    "Using 10 instead of 20 for a ratio of voltages or sound pressures.",
    "Adding decibels of sounds: 60 dB and 60 dB are 63 dB, not 120 dB.",
    "Taking dB for dBm. A dB compares two values, and a dBm is a power.",
    "Taking 0 dB for no sound. It is the reference, and levels below it are negative.",
  ],
  questions: [
    {
      question: "How many watts is 30 dBm?",
      answer: "1 W. Each 10 dBm more is ten times the power: 20 dBm is 100 mW, and 0 dBm is 1 mW.",
    },
    {
      question: "What does 3 dB mean?",
      answer: "About twice the power. -3 dB is about half the power, and 0.71 of the voltage.",
    },
    {
      question: "What does 6 dB mean?",
      answer: "About twice the voltage or sound pressure, and four times the power.",
    },
    {
      question: "How do I add 60 dB and 70 dB?",
      answer: "They make 70.4 dB. The louder sound decides, and one that is 10 dB weaker hardly counts.",
    },
    {
      question: "Which sound level is harmful?",
      answer:
        "Several agencies recommend at most 85 dB for 8 hours a day without hearing protection, according to College Physics.",
    },
  ],
  next: [
    { slug: "logarithm", why: "a logarithm to any base." },
    { slug: "watts-amps", why: "watts, amps and volts." },
    { slug: "ohms-law", why: "power in a resistor from its voltage." },
  ],
  related: ["logarithm", "watts-amps", "ohms-law", "scientific-notation"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 17.3, Sound Intensity and Sound Level",
      url: "https://openstax.org/books/college-physics-2e/pages/17-3-sound-intensity-and-sound-level",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "dB",
    "dBm to watts",
    "watts to dBm",
    "dB to ratio",
    "voltage gain",
    "sound level",
    "sound intensity level",
    "add decibels",
    "dBW",
  ],
  everydayWords: ["dBm", "loud", "noise", "signal", "amplifier", "gain", "wifi", "louder"],
  inputWords: { after: "Output power, volts", before: "Input", levels: "Noise sources to add" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof decibel>;
