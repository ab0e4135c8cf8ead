import { createHash } from "node:crypto";
import { SKILL, skillOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { discovery } from "../_discovery.ts";

export const dynamic = "force-dynamic";

/** The index of skills, by the Agent Skills discovery proposal 0.2.0: /.well-known/agent-skills/index.json. */
export async function GET() {
  const text = skillOf(await catalogue().allOpen(), site());
  const digest = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  const url = `/.well-known/agent-skills/${SKILL.name}/SKILL.md`;
  return discovery({ $schema: SCHEMA, skills: [{ ...SKILL, type: "skill-md", url, digest }] }, "application/json");
}

const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
