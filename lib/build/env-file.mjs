// The owner's settings in .env, for `npm run build` and `npm start`. They are read before anything else looks at the environment:
// Next reads the file too, but only once it starts, and then half of the service would know a setting and half would not.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** Puts what .env says into the environment, where the environment does not already say otherwise. */
export function readEnvFile(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The names whose value is the one in .env. */
export function namesFromFile(root, environment) {
  const file = join(root, ".env");
  const said = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return Object.keys(said).filter((name) => said[name] === environment[name]);
}
