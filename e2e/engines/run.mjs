// What `npm run engines` runs: the same script with the whole engine, every calculator and every case in each JavaScript
// engine that is to be had, and the texts that come out beside one another, byte for byte. Nothing is rounded, cut or
// sorted on the way. With ENGINES_REQUIRED=1 an engine that is lacking is an error, as it should be where they can be installed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, faultsOf, read, sampleOf } from "./compare.mjs";
import { script } from "./script.mjs";
import { findShells, run } from "./shells.mjs";

const folder = mkdtempSync(join(tmpdir(), "engines-"));
try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  const { found, lacking } = findShells();
  const { codeOf, cases } = await script();
  const scriptOf = ({ key, step = 1 }) => {
    const path = join(folder, `${key}.js`);
    writeFileSync(path, codeOf(step));
    return path;
  };
  console.log(`${grouped(cases.length)} cases in ${found.map(({ name }) => name).join(", ")}:\n`);

  const spoken = await Promise.all(found.map((shell) => run(shell, scriptOf(shell), join(folder, shell.key))));
  const texts = spoken.map(({ output }) => read(output));
  const wrong = found.map(({ name, step = 1 }, i) => {
    const first = sampleOf(texts[0], cases, step);
    return [
      ...faultsOf(spoken[i], texts[i], first.cases),
      ...differences({ name: found[0].name, text: first }, { name, text: texts[i] }, first.cases),
    ];
  });
  for (const [i, { name }] of found.entries()) tell(name, spoken[i], texts[i], wrong[i]);
  for (const { name, why } of lacking) console.log(`Not run: ${name}: ${why}`);
  const isRequired = process.env.ENGINES_REQUIRED === "1";
  return wrong.flat().length > 0 || (isRequired && lacking.length > 0) ? 1 : 0;
}

function tell(name, { seconds }, { length, lines }, wrong) {
  const answers = lines.filter((line) => line.includes('"figures":')).length;
  const lists = lines.filter((line) => /^[a-z]{2}-[A-Z]{2} /.test(line)).length;
  const refusals = lines.length - answers - lists;
  console.log(
    `${name}: ${grouped(answers)} answers, ${grouped(refusals)} refusals and ${grouped(lists)} lists of amounts, ${grouped(length)} bytes, in ${seconds.toFixed(0)} s: ${wrong.length === 0 ? "no difference" : `${wrong.length} differences`}`,
  );
  for (const complaint of wrong.slice(0, 5)) console.log(`  ${complaint}`);
}

function grouped(count) {
  return count.toLocaleString("en");
}
