// Every table of units.
export { AREA, AREAS } from "./units/area.ts";
export { DATA_RATE, INFORMATION } from "./units/information.ts";
export { LENGTH, LENGTHS } from "./units/length.ts";
export { MASS, MASSES } from "./units/mass.ts";
export { SPEED } from "./units/speed.ts";
export { TEMPERATURE } from "./units/temperature.ts";
export { VOLUME } from "./units/volume.ts";
