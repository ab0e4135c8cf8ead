import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [],
    options: { shape: { polygon: ["hexagon", "pentagon", "octagon"], ellipse: ["oval"] } },
  },
  {
    example: "area of a square with side 7",
    says: ["area of (a)? square (with)? (side)? {side:number}"],
    inputs: { shape: "square" },
  },
  {
    example: "perimeter square 1.5",
    says: ["perimeter (of)? (a)? square (with)? (side)? {side:number}"],
    inputs: { shape: "square" },
    answer: "perimeter",
  },
  {
    example: "area of rectangle 5 by 8",
    says: ["area of (a)? rectangle {length:number} (by|x|×|and) {width:number}"],
    inputs: { shape: "rectangle" },
  },
  {
    example: "area of a triangle base 10 height 6",
    says: ["area (of)? (a)? triangle (with)? base {base:number} (and)? height {height:number}"],
    inputs: { shape: "triangle" },
  },
  {
    example: "area of trapezoid 6 and 10 height 4",
    says: [
      "area of (a)? (trapezoid|trapezium) (with)? (sides)? {base:number} and {top:number} (and)? height {height:number}",
    ],
    inputs: { shape: "trapezoid" },
  },
  {
    example: "area of an ellipse 3 and 5",
    says: ["area of (an)? ellipse (with)? (radii)? {first_radius:number} (and|by) {second_radius:number}"],
    inputs: { shape: "ellipse" },
  },
];

export default asks;
