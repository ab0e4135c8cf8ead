// An agent with the calculators as its tools, by Vercel's AI SDK: node agent.mjs http://localhost:3000
// npm install ai@6 @ai-sdk/mcp
import { createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs } from "ai";
// Stands in for a model, so that this runs without a key. Yours: const model = "anthropic/claude-sonnet-4.5";
import { model } from "./stand-in.mjs";

const site = process.argv[2] ?? "http://localhost:3000";
const reckoner = await createMCPClient({ transport: { type: "http", url: `${site}/mcp?categories=everyday` } });

const { text } = await generateText({
  model,
  tools: await reckoner.tools(),
  stopWhen: stepCountIs(3),
  prompt: "Four of us split an $80 bill and want to tip 18%. What does each of us pay?",
});

console.log(text);
await reckoner.close();
