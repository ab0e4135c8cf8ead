// What `npm start` runs.
import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { consoleByLogWriter } from "#lib/doors/telemetry";
import { catalogue } from "#lib/service/catalogue";
import { checkAtStart, settings } from "#lib/site";
import { serve } from "./serve.ts";
import { lead } from "./workers.ts";

globalThis.console = consoleByLogWriter();
if (cluster.isPrimary) checkAtStart(process.env, catalogue);
const { workers } = settings();
if (cluster.isPrimary && workers > 1) lead(workers, fileURLToPath(import.meta.url));
else await serve();
