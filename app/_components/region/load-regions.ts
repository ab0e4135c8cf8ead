export const loadRegions = () => import("./regions.ts");
