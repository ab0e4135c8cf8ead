export { countForWorkers } from "./leader.ts";
export type { Limiter, Verdict } from "./limiter.ts";
export { memoryLimiter } from "./memory.ts";
export { type Allowance, type Door, isSwitchedOff, limiter, type Place, placeOfCounts } from "./shared.ts";
