// What the materials weigh, and the bags they are sold in.
import { type Decimal, decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";

/** Pounds per cubic yard. Gravel, sand and rock, loose and dry: CalRecycle; mulch and topsoil: Leontis Outdoor Supply. */
export const USUAL = { gravel: 2600, mulch: 750, topsoil: 2000, sand: 2400, rock: 2700 } as const;

/** In cubic feet. A liter is a cubic decimeter, and a foot 3.048 of those. */
const BY_VOLUME = [
  ["Half a cubic foot", decimal("0.5")],
  ["1 cubic foot", decimal(1)],
  ["2 cubic feet", decimal(2)],
  ["3 cubic feet", decimal(3)],
  ["50 liters", decimal(50).div("28.316846592")],
] as const;
/** In pounds. */
const BY_WEIGHT = [
  ["50 pounds", decimal(50)],
  ["25 kilograms", decimal(25).div("0.45359237")],
] as const;

export const bagsBySize = (cubicFeet: Decimal, pounds: Decimal) => [
  ...BY_VOLUME.map(([size, holds]) => ({ size, bags: ceil(cubicFeet.div(holds)) })),
  ...BY_WEIGHT.map(([size, weighs]) => ({ size, bags: ceil(pounds.div(weighs)) })),
];
