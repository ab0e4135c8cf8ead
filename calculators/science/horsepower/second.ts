// In watts throughout: torque in newton-meters times the angle turned in a second.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant, upTo } from "#calculators/second/print";
import { over, plus, power, type Ratio, root, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";
import { KILOGRAMS, METRES_A_SECOND, measured } from "#calculators/second/units";

const POUND_FOOT = times("0.45359237", "9.80665", "0.3048");
const HORSE = times(550, POUND_FOOT);
const WATTS = {
  W: 1,
  kW: 1000,
  hp: HORSE,
  PS: times(75, "9.80665"),
  hp_electric: 746,
  hp_boiler: "9809.5",
  hp_water: "746.043",
};
const NEWTON_METRES = { Nm: 1, kgf_m: "9.80665", lbf_ft: POUND_FOOT, lbf_in: over(POUND_FOOT, 12) };
const STRIP: Readonly<Record<string, readonly [seconds: string, mph: string]>> = {
  huntington: ["6.29", "224"],
  fox: ["6.269", "230"],
  hale: ["5.825", "234"],
};

const turns = (given: Given): Ratio => over(times(2, PI, figure(given, "rpm")), 60);
const pounds = (given: Given): Ratio => over(measured(given, "weight", KILOGRAMS), KILOGRAMS.lb ?? 1);
const cubed = (base: Ratio): Ratio => power(base, 3);

function wattsOf(given: Given): Ratio {
  const [seconds, mph] = STRIP[given.formula ?? ""] ?? ["1", "1"];
  if (given.find === "power") return times(measured(given, "torque", NEWTON_METRES), turns(given));
  if (given.find === "from_time") return times(HORSE, pounds(given), cubed(over(seconds, figure(given, "seconds"))));
  if (given.find === "from_speed") {
    const trap = over(measured(given, "trap", METRES_A_SECOND), METRES_A_SECOND.mph ?? 1);
    return times(HORSE, pounds(given), cubed(over(trap, mph)));
  }
  return measured(given, "power", WATTS);
}

function torqueOf(given: Given, watts: Ratio): Ratio | undefined {
  if (given.find === "torque") return over(watts, turns(given));
  return given.find === "power" || given.find === "rpm" ? measured(given, "torque", NEWTON_METRES) : undefined;
}

function stripOf(given: Given, each: Ratio) {
  const cube = root(each, 3);
  const [seconds, mph] = STRIP[given.formula ?? ""] ?? ["1", "1"];
  const trap = over(mph, cube);
  return {
    time: upTo(times(seconds, cube), 2),
    trap_mph: upTo(trap, 1),
    trap_kmh: upTo(times(trap, "1.609344"), 1),
    by_formula: Object.values(STRIP).map(([s, m]) => [null, upTo(times(s, cube), 2), upTo(over(m, cube), 1)]),
  };
}

const horsepower: Opinion = (given) => {
  const watts = wattsOf(given);
  const torque = torqueOf(given, watts);
  const rpm = given.rpm ? figure(given, "rpm") : torque && over(times(60, watts), times(2, PI, torque));
  const each = given.weight ? over(pounds(given), over(watts, HORSE)) : undefined;
  const six = (amount: Ratio | undefined) => amount && significant(amount, 6);
  return {
    horsepower: six(over(watts, HORSE)),
    kilowatts: six(over(watts, 1000)),
    metric: six(over(watts, WATTS.PS)),
    electric: six(over(watts, 746)),
    boiler: six(over(watts, WATTS.hp_boiler)),
    water: six(over(watts, WATTS.hp_water)),
    pound_feet: six(torque && over(torque, POUND_FOOT)),
    newton_meters: six(torque && plus(torque)),
    speed_rpm: six(rpm),
    pounds_per_hp: six(each),
    ...(given.find === "quarter" && each ? stripOf(given, each) : {}),
  };
};

export default horsepower;
