import { height } from "#calculators/second/body";
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { isMore, near, over, power, type Ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const STAGES = [
  [0, "G5: kidney failure"],
  [15, "G4: severely decreased"],
  [30, "G3b: moderately to severely decreased"],
  [45, "G3a: mildly to moderately decreased"],
  [60, "G2: mildly decreased"],
  [90, "G1: normal or high"],
] as const;

/** min(x, 1)^below × max(x, 1)^above, as the equations are printed. */
const bent = (x: Ratio, below: string, above: string): Ratio => toThe(near(x), isMore(x, 1) ? above : below);

const creatinine = (given: Given) => over(figure(given, "creatinine"), given.creatinine_unit === "umol_l" ? "88.4" : 1);

function estimated(given: Given): Ratio {
  if (given.measured === "child") return over(times("0.413", height(given)), creatinine(given));
  const isWoman = given.sex === "female";
  const aged = (yearly: string) => power(yearly, Number(given.age), near);
  const cystatin = () => over(figure(given, "cystatin"), "0.8");
  const compared = () => over(creatinine(given), isWoman ? "0.7" : "0.9");
  if (given.measured === "cystatin")
    return times(133, bent(cystatin(), "-0.499", "-1.328"), aged("0.996"), isWoman ? "0.932" : 1);
  if (given.measured === "both") {
    const both = times(bent(compared(), isWoman ? "-0.219" : "-0.144", "-0.544"), bent(cystatin(), "-0.323", "-0.778"));
    return times(135, both, aged("0.9961"), isWoman ? "0.963" : 1);
  }
  return times(142, bent(compared(), isWoman ? "-0.241" : "-0.302", "-1.2"), aged("0.9938"), isWoman ? "1.012" : 1);
}

const egfr: Opinion = (given) => {
  const found = estimated(given);
  return {
    egfr: fixed(found, 0),
    stage: STAGES.findLast(([from]) => !isMore(from, found))?.[1],
    stages: STAGES.map(([from, name]) => [name, `${from}`]),
  };
};

export default egfr;
