import { later } from "../offline/later.ts";

export const loadRegions = later(() => import("./regions.ts"));
