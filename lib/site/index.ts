export { countScript } from "./analytics.ts";
export { checkAgainstBuild, DEFAULT_URL, type Note, type Site, site } from "./built.ts";
export type { Own, PageName } from "./owner.ts";
export { type DoorSettings, readSettings, type Settings, settings } from "./settings.ts";
export { checkAtStart } from "./start.ts";
export { accentOf, tintOf } from "./theme.ts";
export type { Environment } from "./variables.ts";
