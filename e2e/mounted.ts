import { test } from "@playwright/test";
import { commandOf } from "./mounts.ts";

/** For a spec that starts a service of its own: how the mount that it runs against is started. */
export const mounted = () => ({ command: commandOf(test.info().project.name) });
