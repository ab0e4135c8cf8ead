import type { Laws } from "#engine";
import type lens from "./lens.ts";

export default {
  grows: [["object", "lowers", "image", { find: "image", focal: -10 }]],
  scales: [
    { double: ["focal", "object"], times: { image: 2, magnification: 1, power: 0.5 }, where: { find: "image" } },
    { double: ["object", "image"], times: { focal: 2, magnification: 1 }, where: { find: "focal" } },
  ],
  undoes: [
    {
      there: { find: "image", focal_unit: "cm", object_unit: "cm" },
      back: { find: "focal", image_unit: "cm" },
      with: { image: "image" },
      gives: { focal: "focal" },
    },
  ],
} satisfies Laws<typeof lens>;
