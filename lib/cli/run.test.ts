// What the command prints and how it ends, in process.
import { expect, it } from "vitest";
import { describeInputs, USD } from "#engine";
import type { Shelf } from "#lib/library";
import { catalogue } from "#lib/service/catalogue";
import { cut, FLAGS, VALUED } from "./arguments.ts";
import { run } from "./run.ts";

const entries = await catalogue().all();
const shelf: Shelf = {
  site: { url: "https://sums.example", name: "Sums", currency: USD, builtAt: "2026-11-20T12:00:00.000Z" },
  entries: Object.fromEntries(entries.map((entry) => [entry.calculator.slug, async () => ({ entry })])),
  list: async () => ({
    default: entries.map(({ calculator, words: { synonyms } }) => ({ listed: calculator, synonyms })),
  }),
  formerNames: {},
};
const words = Object.fromEntries(
  entries.map(({ calculator, words }) => [calculator.slug, async () => ({ default: words })]),
);

type More = { readonly lines?: readonly string[]; readonly hasColors?: boolean };

async function typed(args: readonly string[], { lines, hasColors = false }: More = {}) {
  const said = { out: "", err: "" };
  const terminal = {
    print: (text: string) => {
      said.out += text;
    },
    complain: (text: string) => {
      said.err += text;
    },
    hasColors,
    lines: lines && each(lines),
    now: new Date("2026-11-20T12:00:00Z"),
    version: "1.2.3",
  };
  const code = await run(args, terminal, shelf, words);
  return { ...said, code };
}

async function* each(lines: readonly string[]) {
  yield* lines;
}

it("answers a calculator with its inputs, dashes or not, and shows the steps where they are asked for", async () => {
  const { out, code } = await typed(["tip", "--bill=80", "--tip-rate", "20", "--people", "4", "--show-steps"]);
  expect(code).toBe(0);
  expect(out).toContain("Each person pays: $24.00\n");
  expect(out).toContain("\nSteps\n  Tip: $80.00 × 20% = $16.00\n");
  expect(out).toContain("https://sums.example/calculators/tip#bill=80&tip_rate=20&people=4");
});

it("answers a question, in quotes or not", async () => {
  expect(await typed(["15% of 240"])).toMatchObject({ code: 0, out: expect.stringMatching(/^15% of 240 is 36\.\n/) });
  expect(await typed(["15%", "of", "240"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^15% of 240 is 36\.\n/),
  });
  expect(await typed(["zzzzzz 12 qqq"])).toMatchObject({ code: 1 });
});

it("prints a table as text and as CSV, one row for each value", async () => {
  const asked = ["tip", "--bill", "80", "--table", "tip-rate=15..20:5"];
  expect(await typed(asked)).toMatchObject({ out: "tip_rate  Answer\n15        $92.00\n20        $96.00\n" });
  const csv = await typed([...asked, "--table", "people=1,2", "--csv", "--outputs", "share,total"]);
  expect(csv.out).toBe("tip_rate,people,share,total\r\n15,1,92,92\r\n15,2,46,92\r\n20,1,96,96\r\n20,2,48,96\n");
});

it("solves for an input", async () => {
  const { out, code } = await typed(["tip", "--tip-rate", "20", "--solve", "total=96", "--changing", "bill"]);
  expect([code, out.split("\n")[0]]).toEqual([0, "With “Bill” at $80.00, “Total” is $96.00."]);
});

it("answers each line that comes through a pipe, and ends with the worst", async () => {
  const { out, err, code } = await typed(["--json"], { lines: ["15% of 240", "", "tip --bill 80", "tip --bill -1"] });
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers[0].answer.value).toBe("36");
  expect(answers[1].values.total).toBe("94.4");
  expect(answers[2].error.code).toBe("INVALID_INPUT");
  expect([answers.length, err, code]).toEqual([3, "", 1]);
});

it.each([
  [["morgage", "--price", "80"], 2, "There is no such calculator; did you mean mortgage?\n"],
  [["tip", "--bil", "80"], 2, "bil is not an input; did you mean bill?\nBill is required.\n"],
  [["tip"], 1, "Bill is required.\n"],
  [["tip", "--bill", "80", "--bill", "90"], 2, "--bill is given more than once.\n"],
  [["tip", "--bill", "80", "--table", "people"], 2, "Write --table as annual_rate=5..8:0.5 or years=15,20,30.\n"],
  [["tip", "--solve", "total=96", "--table", "people=1,2"], 2, "Use --table or --solve, not both.\n"],
  [["tip", "--bill", "80", "--region"], 2, "--region needs a value.\n"],
  [["tip", "--bill", "80", "--region", "xx"], 2, expect.stringContaining('There is no region "xx" here.')],
  [["constructor"], 2, expect.stringContaining("There is no such calculator")],
  [["completion", "tcsh"], 2, "Name a shell: ready-reckoner completion bash, zsh or fish.\n"],
  [[], 2, expect.stringContaining("Usage")],
] as const)("%j ends with %i and says why", async (args, code, err) => {
  expect(await typed(args)).toEqual({ out: "", code, err });
});

it("writes colors only where there are any", async () => {
  expect((await typed(["15% of 240"], { hasColors: true })).out).toContain("\u001b[1m15% of 240 is 36.\u001b[0m");
  expect((await typed(["tip", "--bill", "80", "--help"])).out).not.toContain("\u001b");
});

it("has help and a list, and completes calculators, inputs and options", async () => {
  expect((await typed(["--help"])).out).toContain("Usage");
  expect((await typed(["tip", "--help"])).out).toContain("--tip-rate  Tip: %, for example 18. Default: 18.");
  expect((await typed(["--list"])).out.split("\n")).toHaveLength(entries.length + 1);
  expect((await typed(["--version"])).out).toBe("1.2.3\n");
  expect((await typed(["complete", "--", "mortg"])).out).toBe("mortgage\nmortgage-payoff\n");
  expect((await typed(["complete", "--", "tip", "--bi"])).out).toBe("--bill\n");
  expect((await typed(["complete", "--", "tip", "--rounding", ""])).out).toBe("none\nup\n");
  expect((await typed(["completion", "bash"])).out).toContain("complete -o default -F _ready_reckoner ready-reckoner");
});

it("cuts a line at spaces outside quotes", () => {
  expect(cut(`tip  --bill "1 234" --x='a "b"' c`)).toEqual(["tip", "--bill", "1 234", '--x=a "b"', "c"]);
});

it("no input of a calculator has the name of an option", () => {
  const names = entries.flatMap(({ calculator }) => describeInputs(calculator, USD).map(({ name }) => name));
  expect(names.filter((name) => [...FLAGS, ...VALUED].some((option) => option === name))).toEqual([]);
});

it("serves the tools over lines, as a host that starts a server asks for them", async () => {
  const hello = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "a host", version: "1" },
  };
  const lines = [
    rpc(1, "initialize", hello),
    JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    rpc(2, "tools/call", { name: "calculator_tip", arguments: { bill: 80 } }),
    rpc(3, "tools/list"),
    rpc(4, "resources/list"),
    "{",
  ];
  const { out, code } = await typed(["mcp"], { lines });
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const by = (id: number | null) => answers.find((answer) => answer.id === id);
  expect(code).toBe(0);
  expect(answers).toHaveLength(5);
  expect(by(1).result.serverInfo.name).toBe("sums");
  expect(by(2).result.structuredContent.result.share).toBe("$94.40");
  expect(by(3).result.tools.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["calculator_tip"]),
  );
  expect(JSON.stringify(by(3).result.tools)).not.toMatch(/ui:|calculator_scientific"/);
  expect(by(4).result.resources).toHaveLength(1);
  expect(by(null).error).toEqual({ code: -32700, message: "Send one JSON-RPC message on each line." });
});

const rpc = (id: number, method: string, params = {}) => JSON.stringify({ jsonrpc: "2.0", id, method, params });
