import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["lean body mass 180 cm 80 kg male", "lean mass of a 165 cm 60 kg woman"],
    about: ["lean body mass", "lean mass", "fat free mass", "lbm"],
    inputs: { known: "size" },
    options: {
      formula: { boer: ["boer"], hume: ["hume"], james: ["james"], janmahasatian: ["janmahasatian"] },
    },
  },
  {
    example: "lean body mass 180 lb 20% body fat",
    says: [
      "(what is my)? (lean body mass|lean mass|lbm|fat free mass) (at|of|for|if i weigh)? {weight:pounds} (with|and|at)? {body_fat:percent} (body fat|fat|bf)?",
    ],
    inputs: { known: "body_fat", weight_unit: "lb" },
  },
  {
    example: "lean body mass 80 kg 20% body fat",
    says: [
      "(what is my)? (lean body mass|lean mass|lbm|fat free mass) (at|of|for|if i weigh)? {weight:kilograms} (with|and|at)? {body_fat:percent} (body fat|fat|bf)?",
    ],
    inputs: { known: "body_fat", weight_unit: "kg" },
  },
];

export default asks;
