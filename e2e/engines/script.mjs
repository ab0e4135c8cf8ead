// The one script that every engine runs: the engine and all calculators, bundled, with the cases after them.
import { join } from "node:path";
import { build } from "vite";
import { createViteServer } from "vitest/node";

const root = join(import.meta.dirname, "..", "..");

export async function script() {
  const [bundle, cases] = [await bundled(), await made()];
  return { cases, codeOf: (step) => `${SINCE_ES2022}\n${bundle}\n${speaking(cases, step)}\n` };
}

// SpiderMonkey 102 is older than any browser that the pages are built for, and lacks these methods.
const SINCE_ES2022 = `
Array.prototype.findLast ??= function (holds) { return [...this].reverse().find(holds); };
Array.prototype.findLastIndex ??= function (holds) { return this.lastIndexOf(this.findLast(holds)); };`;

/** A shell has `print`, Node has not. What is parsed is as it was sent: in a literal, __proto__ would be no key. */
const speaking = (cases, step) => `
const say = typeof print === "function" ? print : console.log;
Engine.speak(JSON.parse(${JSON.stringify(JSON.stringify(cases))}), say, ${step}).catch((fault) => say("stopped: " + fault));`;

async function bundled() {
  const lib = { entry: join(root, "e2e", "engines", "speak.ts"), formats: ["iife"], name: "Engine" };
  const made = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: { write: false, target: "es2022", lib },
  });
  return made[0].output[0].code;
}

async function made() {
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { default: cases } = await server.ssrLoadModule("/e2e/engines/cases.ts");
    return await cases();
  } finally {
    await server.close();
  }
}
