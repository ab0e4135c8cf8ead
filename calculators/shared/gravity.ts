// Gravity as an input. Standard gravity: 3rd General Conference on Weights and Measures, 1901. The Moon and Mars: OpenStax, University
// Physics Volume 1, sections 13.2 and 11.1.
import { number } from "#engine";

export const GRAVITY = number("Gravity", {
  unit: "m/s²",
  min: 0.0001,
  max: 1000,
  default: 9.80665,
  usual: [9.80665, 1.62, 3.71],
  help: "Earth 9.80665, the Moon 1.62, Mars 3.71.",
});
