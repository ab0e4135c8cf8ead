import { test } from "@playwright/test";
import { settingsOf } from "./mounts.ts";

/** For a spec that starts a service of its own: the settings of the mount it runs against. */
export const mounted = () => settingsOf(test.info().project.name);
