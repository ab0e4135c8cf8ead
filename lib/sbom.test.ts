import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { dependencies, devDependencies } from "../package.json";

type Component = {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly object[];
  readonly properties: readonly { readonly name: string }[];
};

const forDevelopment = ({ properties }: Component) =>
  properties.some(({ name }) => name === "cdx:npm:package:development");

test("the bill of materials has everything we depend on, and tells what the service runs with", async () => {
  const { stdout } = await promisify(execFile)("npm", ["run", "-s", "sbom"], { maxBuffer: 16e6 });
  const components: Component[] = JSON.parse(stdout).components;
  const versions = (wanted: readonly Component[]) => new Set(wanted.map(({ name, version }) => `${name} ${version}`));
  const shipped = versions(components.filter((component) => !forDevelopment(component)));
  const all = versions(components);
  expect(Object.entries(dependencies).filter(([name, version]) => !shipped.has(`${name} ${version}`))).toEqual([]);
  expect(Object.entries(devDependencies).filter(([name, version]) => !all.has(`${name} ${version}`))).toEqual([]);
  expect(components.filter(({ hashes = [], licenses = [] }) => hashes.length === 0 || licenses.length === 0)).toEqual(
    [],
  );
}, 60_000);
