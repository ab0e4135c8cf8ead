// The two ways to REST and MCP: answered in front of Next, and through it, as on Vercel. Specs of the doors run against
// both, each as a project of Playwright's; the project's name is the mount's.

export const IN_FRONT = "in front of Next";
export const THROUGH_NEXT = "through Next";

const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [IN_FRONT]: { AI_API_DIRECT: "true" },
  [THROUGH_NEXT]: { AI_API_DIRECT: "false" },
};

export const settingsOf = (mount: string): Readonly<Record<string, string>> => SETTINGS[mount] ?? {};
