// Every table of units.
export { AMOUNT, MOLARITY } from "./units/amount.ts";
export { ANGLES } from "./units/angle.ts";
export { AREA, AREAS } from "./units/area.ts";
export { DENSITY } from "./units/density.ts";
export { ECONOMIES } from "./units/economy.ts";
export { ENERGIES } from "./units/energy.ts";
export { FORCES } from "./units/force.ts";
export { DATA_RATE, DATA_RATES, INFORMATION } from "./units/information.ts";
export { LENGTH, LENGTHS } from "./units/length.ts";
export { MASS, MASSES } from "./units/mass.ts";
export { PRESSURES } from "./units/pressure.ts";
export { SPEED, SPEEDS } from "./units/speed.ts";
export { TEMPERATURE } from "./units/temperature.ts";
export { TIMES } from "./units/time.ts";
export { TORQUES } from "./units/torque.ts";
export { VOLUME } from "./units/volume.ts";
