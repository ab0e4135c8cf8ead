import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "contrast of #777777 on #ffffff",
    says: [
      "(color)? contrast (ratio)? (of|for|between)? {color:color} (on|and|vs|against|with)? {background:color}",
      "(does|is)? {color:color} (on|against) {background:color} (pass|accessible|readable|contrast)? (aa|wcag)? (contrast)?",
    ],
    inputs: { goal: "aa" },
  },
  {
    example: "contrast of #1a73e8 on white",
    says: [
      "(color)? contrast (ratio)? (of|for)? {color:color} (on|and|vs|against) white",
      "(is|does)? {color:color} (text)? on white (background)? (pass|accessible|readable)? (contrast)? (aa|wcag)?",
    ],
    inputs: { background: "#ffffff", goal: "aa" },
  },
  {
    example: "is #767676 on black readable",
    says: [
      "(color)? contrast (ratio)? (of|for)? {color:color} (on|and|vs|against) black",
      "(is|does)? {color:color} (text)? on black (background)? (pass|accessible|readable)? (contrast)? (aa|wcag)?",
    ],
    inputs: { background: "#000000", goal: "aa" },
  },
];

export default asks;
