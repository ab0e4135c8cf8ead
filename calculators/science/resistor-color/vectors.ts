import type { Vectors } from "#engine";
import type resistorColor from "./resistor-color.ts";

export default [
  {
    title: "Kuphaldt, Lessons in Electric Circuits, volume V, Reference",
    url: "https://github.com/FauxFaux/lessons-in-electric-circuits/blob/master/Ref/src/colors.sml",
    read: "2026-11-27",
    place: "chapter on color codes",
    rows: [
      [
        "example 1, yellow, violet, orange, gold: 47 k, 5%",
        { first: "yellow", second: "violet", multiplier: "orange", tolerance: "gold" },
        { resistance: "47000", within: "5" },
      ],
      [
        "example 2, green, red, gold, silver: 5.2, 10%",
        { first: "green", second: "red", multiplier: "gold", tolerance: "silver" },
        { resistance: "5.2", within: "10" },
      ],
      [
        "example 3, white, violet, black: 97, 20%",
        { from: "three", first: "white", second: "violet", multiplier: "black" },
        { resistance: "97", within: "20" },
        { edge: "Three bands: no band for the tolerance" },
      ],
      [
        "example 4, orange, orange, black, brown, violet: 3.3 k, 0.1%",
        { from: "five", first: "orange", second: "orange", third: "black", multiplier: "brown", tolerance: "violet" },
        { resistance: "3300", within: "0.1" },
      ],
      [
        "example 5, brown, green, gray, silver, red: 1.58, 2%",
        { from: "five", first: "brown", second: "green", third: "gray", multiplier: "silver", tolerance: "red" },
        { resistance: "1.58", within: "2" },
      ],
      [
        "example 6, blue, brown, green, silver, blue: 6.15, 0.25%",
        { from: "five", first: "blue", second: "brown", third: "green", multiplier: "silver", tolerance: "blue" },
        { resistance: "6.15", within: "0.25" },
      ],
    ],
  },
  {
    title: "KiCad, help of the PCB calculator on E-series (IEC 60063)",
    url: "https://github.com/KiCad/kicad-source-mirror/blob/master/pcb_calculator/eseries_help.md",
    read: "2026-11-27",
    by: "software",
    always: { from: "value" },
    rows: [
      ["E24 has 6.2 and 6.8, E12 6.8, E6 6.8", { resistance: 630 }, { "nearest.3.value": "620", "nearest.2.value": "680", "nearest.1.value": "680" }],
      ["E24 has 9.1 and 1.0, E12 8.2, E6 6.8 and 1.0", { resistance: 90 }, { "nearest.3.value": "91", "nearest.2.value": "82", "nearest.1.value": "100" }],
    ],
  },
  {
    by: "quoted",
    title: "Studylib, Resistor colour codes",
    url: "https://studylib.net/doc/18046664/resistor-colour-codes",
    read: "2026-11-27",
    rows: [
      [
        "brown, black, red, gold: 1000 ohms, between 950 and 1050",
        { first: "brown", second: "black", multiplier: "red", tolerance: "gold" },
        { resistance: "1000", lowest: "950", highest: "1050" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10 × 10³ = 10,000 Ω, and the digits 1 and 0 before three zeros",
        { from: "smd", code: "103" },
        { resistance: "10000", two_digits: "brown, black, orange" },
      ],
      ["470 × 10² = 47,000 Ω", { from: "smd", code: "4702" }, { resistance: "47000" }],
      ["R is the decimal point: 4.7 Ω = 47 × 0.1", { from: "smd", code: "4R7" }, { resistance: "4.7", two_digits: "yellow, violet, gold" }],
      ["0 × 10⁰ = 0 Ω: a link, which has no colors of digits", { from: "smd", code: "000" }, { resistance: "0" }, { edge: "A link of 0 ohms" }],
      [
        "4.99 k = 499 × 10; 5.0 k with two digits; 100 × 10^(67 ÷ 96) = 498.8, so E96 has 499",
        { from: "value", resistance: 4.99, resistance_unit: "kohm" },
        { two_digits: "green, black, red", three_digits: "yellow, white, white, brown", "nearest.4.value": "4990" },
      ],
      [
        "(1000 - 990) ÷ 990 = 1.0101%, and E96 ends with 100 × 10^(95 ÷ 96) = 976",
        { from: "value", resistance: 990 },
        { "nearest.4.value": "1000", "nearest.4.off": "1.01" },
        { edge: "The nearest value is the first of the next decade" },
      ],
      [
        "270 × 10⁻² = 2.7 Ω ± 1%: 2.673 to 2.727; red is 50 ppm/K",
        { from: "six", first: "red", second: "violet", third: "black", multiplier: "silver", tolerance: "brown", temperature: "red" },
        { lowest: "2.673", highest: "2.727", coefficient: "50" },
      ],
    ],
  },
] satisfies Vectors<typeof resistorColor>;
