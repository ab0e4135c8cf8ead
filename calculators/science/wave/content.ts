import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type wave from "./wave.ts";

export default {
  title: "Wavelength and frequency calculator: speed and period",
  purpose: "Calculates wavelength, frequency or speed of a wave from the other two, with its period.",
  about: [
    "How long is the wave of an FM station? What is the frequency of green light? How big is a bass note? For every wave, speed is frequency times wavelength.",
    "The speed begins with that of light and radio. Pick 343 m/s for sound in air, or enter that of your water wave or string.",
  ],
  howToUse: [
    "For an antenna, take a half or a quarter of the wavelength. A real antenna is some percent shorter.",
    "A room sounds boomy at tones whose half wavelength fits between its walls. Take 343 m/s.",
    "If you know the period rather than the frequency, divide 1 by it: 5 seconds are 0.2 Hz.",
  ],
  methodology: [
    "Speed is frequency times wavelength. So wavelength is speed divided by frequency, and frequency is speed divided by wavelength.",
    "The period, the time from crest to crest, is 1 divided by the frequency.",
    "The answer comes in the unit that is easiest to read, such as millimeters or terahertz. The list shows the others.",
  ],
  assumptions: [
    "Light and radio travel at 299,792,458 m/s, as in empty space. In air, they are 0.03% slower.",
    "Sound in air travels at 343 m/s, as OpenStax, College Physics has it for 20 °C (68 °F).",
    "A wavelength is the distance from one crest to the next.",
  ],
  limitations: [
    "Sound is slower in cold air: 331 m/s at 0 °C. In general, it is 331 m/s times the square root of kelvins ÷ 273. Enter the result as the speed.",
    "In glass or water, light is slower and its wavelength shorter. Divide the speed by the refractive index.",
    "For waves on deep water, the speed depends on the wavelength. The page doesn't work it out.",
  ],
  example: {
    story: "An FM station sends at 100 MHz. Luis wants to build an antenna of half a wavelength.",
    outcome: "The wave is almost 3 m long, so he cuts about 1.5 m and then trims a few percent.",
    inputs: { frequency: 100, frequency_unit: "MHz" },
  },
  mistakes: [
    "Mixing up MHz and GHz. 2.4 GHz are 2,400 MHz.",
    "Using the speed of light for sound, or the other way around. Sound is almost a million times slower.",
    "Entering nanometers as meters. Choose the unit beside the field.",
    "Thinking that a louder sound or a brighter light has another wavelength. Only its amplitude is larger.",
  ],
  questions: [
    {
      question: "How do I convert frequency to wavelength?",
      answer: "Divide the speed by the frequency. For radio, 300 divided by the MHz gives meters, nearly exactly.",
    },
    {
      question: "What is the wavelength of Wi-Fi?",
      answer: "About 12.5 cm at 2.4 GHz, and 6 cm at 5 GHz.",
    },
    {
      question: "What frequency is visible light?",
      answer: "About 395 to 790 THz, for wavelengths from 760 nm (red) to 380 nm (violet).",
    },
    {
      question: "How long is the sound wave of the note A at 440 Hz?",
      answer: "About 78 cm in air at 20 °C: 343 ÷ 440.",
    },
    {
      question: "What is the period of a wave?",
      answer: "The time of one full swing. It is 1 divided by the frequency: at 50 Hz, it is 0.02 seconds.",
    },
  ],
  next: [
    { slug: "speed-distance-time", why: "how far a wave gets in a time." },
    { slug: "length", why: "the wavelength in other units." },
    { slug: "scientific-notation", why: "very large frequencies as powers of ten." },
  ],
  related: ["speed-distance-time", "length", "scientific-notation", "speed-units"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 16.9, Waves",
      url: "https://openstax.org/books/college-physics-2e/pages/16-9-waves",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, College Physics 2e, section 17.2, Speed of Sound, Frequency, and Wavelength",
      url: "https://openstax.org/books/college-physics-2e/pages/17-2-speed-of-sound-frequency-and-wavelength",
      read: "2026-11-27",
    },
  ],
  synonyms: ["wavelength", "frequency", "hertz", "wave speed", "lambda", "c = λf", "v = fλ", "period"],
  everydayWords: ["radio", "antenna", "Wi-Fi", "light", "sound", "tone"],
  inputWords: {
    frequency: "Hz, MHz, channel, note",
    wavelength: "nm, color, crest to crest",
    speed: "Velocity of light, sound",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof wave>;
