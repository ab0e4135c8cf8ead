export { consoleByLogWriter } from "./console.ts";
export { log } from "./log.ts";
export { metricsText } from "./metrics.ts";
export { flushSpans, openSpans } from "./spans.ts";
export { writeLine } from "./stdout.ts";
