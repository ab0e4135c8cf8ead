import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "volume of a sphere radius 3",
    says: ["volume of (a)? sphere (with)? radius {radius:number}"],
    inputs: { shape: "sphere" },
  },
  {
    example: "surface area of sphere radius 5",
    says: ["surface (area)? of (a)? sphere (with)? radius {radius:number}"],
    inputs: { shape: "sphere" },
    answer: "surface",
  },
  {
    example: "volume of a box 2 x 3 x 4",
    says: ["volume (of)? (a)? box {length:plain} (by|x|×) {width:side} (by|x|×) {height:side}"],
    inputs: { shape: "box" },
  },
  {
    example: "volume of a cone radius 3 height 4",
    says: ["volume (of)? (a)? cone (with)? radius {radius:number} (and)? height {height:number}"],
    inputs: { shape: "cone" },
  },
  {
    example: "volume of a cube side 4",
    says: ["volume of (a)? cube (with)? (side)? {side:number}"],
    inputs: { shape: "cube" },
  },
  {
    example: "volume of a cylinder radius 2 height 5",
    says: [
      "volume (of)? (a)? cylinder (with)? (a)? radius (of)? {radius:number} (and)? (a)? height (of)? {height:number}",
      "volume (of)? (a)? cylinder (with)? (a)? {radius:number} radius (and)? (a)? {height:number} (tall|high|height)",
    ],
    inputs: { shape: "cylinder" },
  },
];

export default asks;
