/** Another file can be named, and "none" leaves the site as it comes: so the tests of the service have all of it. */
export const configName = () => process.env.RECKONER_CONFIG?.trim() || "reckoner.config.ts";
