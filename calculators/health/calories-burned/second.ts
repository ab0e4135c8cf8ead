// One MET is a kilocalorie for each kilogram and hour (Herrmann and others, 2024), and the same list's values once more.
import { mass } from "#calculators/second/body";
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { minus, over, type Ratio, ratio, times } from "#calculators/second/ratio";

const LIST = `
walking_slow 3.0 walking 3.8 walking_brisk 4.8 walking_fast 5.5 nordic_walking 5.3 hiking 6.0 stairs 6.8 jogging 7.5 running_5 8.5
running_6 9.3 running_7 11.0 running_8 12.0 running_9 13.0 cycling_easy 4.0 cycling 8.0 cycling_fast 10.0 mountain_biking 8.5
stationary_bike 6.8 spinning 9.0 swimming 5.8 swimming_fast 9.8 rowing_machine 7.5 elliptical 5.0 weights 3.5 weights_hard 6.0
calisthenics 3.8 jump_rope 11.8 yoga 2.3 pilates 2.8 dancing 5.5 soccer 7.0 basketball 7.5 tennis 6.8 golf 4.5 skiing 6.3 vacuuming 3.0`;
const METS = new Map(Array.from(LIST.matchAll(/(\w+) ([\d.]+)/g), ([, name = "", met = ""]) => [name, met] as const));

/** Miles an hour, and the MET value, by pace. */
const PACES: Readonly<Record<string, readonly [mph: string, met: string]>> = {
  slow: ["2.5", "3"],
  moderate: ["3", "3.8"],
  brisk: ["3.5", "4.8"],
};
const METERS: Readonly<Record<string, string>> = { cm: "0.01", in: "0.0254", ft: "0.3048" };
const MILE = "1609.344";
const COMPARED =
  "yoga weights walking walking_brisk swimming stationary_bike jogging cycling running_6 jump_rope".split(" ");

const caloriesBurned: Opinion = (given) => {
  const weight = mass(given, "weight");
  const [met, hours] = metAndHours(given, weight);
  const burned = (by: Ratio) => fixed(times(by, weight, hours), 0);
  return {
    calories: burned(met),
    net: burned(minus(met, 1)),
    time: fixed(times(hours, 60), 0),
    per_hour: fixed(times(met, weight), 0),
    met: fixed(met, 1),
    compared: COMPARED.map((name) => [null, burned(ratio(METS.get(name) ?? 0))]),
  };
};

function metAndHours(given: Given, weight: Ratio): readonly [met: Ratio, hours: Ratio] {
  if (given.find === "steps") {
    const [mph, met] = PACES[given.pace ?? ""] ?? ["1", "0"];
    const meters = times(
      figure(given, "steps"),
      figure(given, "step_length"),
      METERS[given.step_length_unit ?? ""] ?? 0,
    );
    return [ratio(met), over(meters, times(mph, MILE))];
  }
  const met = ratio(METS.get(given.activity ?? "") ?? 0);
  if (given.find === "time") return [met, over(figure(given, "goal"), times(met, weight))];
  return [met, over(figure(given, "minutes"), 60)];
}

export default caloriesBurned;
