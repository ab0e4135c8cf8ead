import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "diameter of a 225/45R17 tire",
    says: [
      "(what is|what's)? (the)? (diameter|height) (of) (a|an)? {size:tire} (tire|tires|tyre|tyres)?",
      "(how (tall|big) is)? (a|an)? {size:tire} (tire|tires|tyre|tyres) (diameter|height|size|in inches)?",
      "(tire|tires|tyre|tyres) (size)? {size:tire} (diameter|height|in inches)?",
    ],
    inputs: { find: "one" },
  },
  {
    example: "225/45R17 vs 235/45R17",
    says: ["(compare)? {size:tire} (tires)? (vs|versus|or|and|to|with|against) {other:tire} (tires|tyres)?"],
    inputs: { find: "compare" },
    assumed: { "": "60 mph on the speedometer" },
  },
];

export default asks;
