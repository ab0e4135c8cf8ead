// Runs a script in QuickJS, where print is all there is of the world.
import { readFileSync } from "node:fs";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";

const quickjs = await newQuickJSWASMModuleFromVariant(variant);
const context = quickjs.newContext();
const print = context.newFunction("print", (line) => console.log(context.getString(line)));
context.setProp(context.global, "print", print);
context.unwrapResult(context.evalCode(readFileSync(process.argv[2], "utf8"))).dispose();
context.unwrapResult(context.runtime.executePendingJobs());
