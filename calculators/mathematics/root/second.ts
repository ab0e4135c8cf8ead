import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import { isNegative, isZero, type Ratio, root, size, times } from "#calculators/second/ratio";

const rootCalculator: Opinion = (given) => {
  const [number, index] = [figure(given, "number"), whole(given, "index")];
  const isEven = index % 2 === 0;
  if (isEven && isNegative(number)) return undefined;
  const found: Ratio = isZero(number) ? number : times(root(size(number), index), isNegative(number) ? -1 : 1);
  return {
    root: usual(found),
    radical: number.top % number.bottom === 0n && !isZero(number) ? null : undefined,
    other: isEven && !isZero(number) ? usual(times(found, -1)) : undefined,
  };
};

export const met: readonly Given[] = [
  { number: "-27", index: "3" },
  { number: "0", index: "2" },
  { number: "1000000000000000", index: "100" },
  { number: "0.0001", index: "4" },
];

export default rootCalculator;
