import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type horsepower from "./horsepower.ts";
import vectors from "./vectors.ts";

export default {
  title: "Horsepower calculator: torque, rpm, kW, quarter mile",
  purpose:
    "Calculates power from torque and engine speed, or either from the other two, estimates quarter-mile times, and converts between horsepower and kilowatts.",
  about: [
    "A dyno sheet has the torque at each engine speed, a brochure has the power in PS, and a time slip has seconds and miles per hour. All three are about the same thing. Choose what you have, and see the rest.",
    "There are several kinds of horsepower. A motor plate, a boiler and a European car each use their own, and here you see them side by side.",
  ],
  howToUse: [
    "Enter torque and rpm of the same moment. The highest torque and the highest power of an engine come at different speeds.",
    "For the quarter mile, enter the weight with driver and fuel, and the power of the engine at the flywheel.",
    "Compare the formulas in the table. Huntington's describes street cars, Hale's is closer to a perfect run with sticky tires.",
  ],
  methodology: [
    "One horsepower is 550 foot-pounds per second, or 33,000 per minute. A turn at a torque of one pound-foot is 2π foot-pounds. So horsepower is torque times rpm times 2π, divided by 33,000, which is about torque times rpm divided by 5,252.",
    "In metric units, kilowatts are newton-meters times rpm, divided by about 9,549.",
    "NIST, the US office of standards, lists the kinds of horsepower: 745.6999 watts for 550 foot-pounds per second, 735.4988 for the metric one, 746 for electric motors, 746.043 for water and 9,809.5 for boilers.",
    "Quarter-mile time and speed follow the cube root of weight divided by power. The factors, for pounds and horsepower, are 6.290 seconds and 224 mph by Roger Huntington, 6.269 and 230 by Geoffrey Fox and Earles McCaul, and 5.825 and 234 by Patrick Hale.",
  ],
  assumptions: [
    "Horsepower (hp) without another word is the mechanical one of 550 foot-pounds per second. British bhp is the same size.",
    "Pounds of force are in standard gravity.",
    "The quarter mile begins from rest, on a dry strip near sea level.",
  ],
  limitations: [
    "We could read NIST's table only as an R package quotes it, and the three quarter-mile formulas only as enthusiasts' pages quote them.",
    "The quarter-mile formulas were fitted to cars with engines. Electric cars, all-wheel drive and very light or heavy cars run differently.",
    "Power at the wheels is less than at the flywheel, often by 10% to 20%.",
  ],
  example: {
    story: "The dyno shows 400 lb-ft at 3,000 rpm for Rosa's engine.",
    outcome:
      "At that moment it makes 228 horsepower. Would it hold the torque to 6,000 rpm, it would make twice as much.",
    inputs: { find: "power", torque: 400, rpm: 3000 },
  },
  common: [
    { find: "convert", power: 100, power_unit: "kW" },
    { find: "convert", power: 150, power_unit: "PS" },
    { find: "convert", power: 1, power_unit: "hp" },
    { find: "torque", power: 300, rpm: 5252 },
    { find: "quarter", weight: 3600, power: 450 },
  ],
  mistakes: [
    "Multiplying the highest torque by the rpm of the highest power. The torque at that speed is lower.",
    "Using 5,252 with newton-meters. For kilowatts and newton-meters, it is 9,549.",
    "Reading PS as hp. 150 PS are 148 hp.",
    "Leaving the driver out of the weight.",
  ],
  questions: [
    {
      question: "Why do horsepower and torque cross at 5,252 rpm?",
      answer:
        "At that speed, rpm divided by 5,252 is 1, so the two numbers are equal. It holds only for hp and pound-feet.",
    },
    {
      question: "How many kilowatts are in a horsepower?",
      answer: "About 0.7457. The metric horsepower has 0.7355, and the electric one exactly 0.746.",
    },
    {
      question: "What is the difference between hp and PS?",
      answer: "PS, CV or ch is the metric horsepower: 75 kilogram-meters per second. It is 1.4% smaller than hp.",
    },
    {
      question: "What is a boiler horsepower?",
      answer:
        "The heat that turns 34.5 pounds of boiling water into steam in an hour, about 9.81 kW. It is a measure of heat and not of work.",
    },
    {
      question: "How exact is the quarter-mile estimate?",
      answer:
        "The formulas themselves differ by almost a second. The trap speed says more about power than the time does, because a bad start costs time but little speed.",
    },
  ],
  next: [
    { slug: "torque-units", why: "pound-feet and newton-meters." },
    { slug: "watts-amps", why: "the current a motor draws." },
    { slug: "energy-units", why: "kilowatt-hours, Btu and horsepower-hours." },
  ],
  related: ["torque-units", "watts-amps", "energy-units", "speed-units"],
  sources: [
    NIST_811,
    {
      title: "Hot Rod, Torque and horsepower guide",
      url: "http://www.hotrod.com/techarticles/hrdp_0401_torque_horsepower_guide/equations_relationships.html",
      read: "2026-11-27",
    },
    {
      title: "Jeff Lucius, Calculators for 1/4-mile ET and MPH vs. HP and weight (Huntington, Fox and McCaul)",
      url: "http://www.stealth316.com/2-calc-hp-et-mph.htm",
      read: "2026-11-27",
    },
    {
      title: "Race Marque, How to calculate quarter-mile ET and trap speed (Hale)",
      url: "http://www.racemarque.com/2014/10/how-to-calculate-quarter-mile-et-and-trap-speed/",
      read: "2026-11-27",
    },
  ],
  synonyms: ["hp to kw", "kw to hp", "torque to hp", "ps to hp", "bhp", "quarter mile calculator", "1/4 mile ET"],
  everydayWords: ["hp", "bhp", "kw", "engine", "dyno", "motor", "drag strip"],
  inputWords: { seconds: "Drag strip slip", torque: "ft lbs", weight: "Car" },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-27",
      what: "Power sent in other units than horsepower is answered in horsepower first.",
    },
  ],
  released: "2026-11-27",
} satisfies Content<typeof horsepower>;
