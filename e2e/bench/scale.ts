// What grows with the number of calculators. Three sites are built: the first 92, all there are, and 1,000, of which an owner's YAML
// makes up the rest. `npm run bench -- scale`; it takes many minutes, most of them to build.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calculators } from "#calculators";
import { repository, type Service, startService } from "#e2e/service";
import { buildVariant } from "#e2e/variant";
import { REST } from "./asked.ts";
import { type Cell, measure, median, memoryOf } from "./fire.ts";
import { table } from "./table.ts";

// The one that is asked comes first, so that every site has it.
const slugs = ["tip", ...Object.keys(calculators).filter((slug) => slug !== "tip")];
const SIZES = [92, slugs.length, 1000];
const STARTS = 5;
const EFFORT = { rounds: 5, seconds: 2 };
const OFTEN = { RATE_LIMIT_PER_MINUTE: "1000000000", RECKONER_CONFIG: "" };
const TEMPLATE = join(repository, "e2e", "owner", "site", "calculators", "membership", "share-certificate.yaml");

type Site = { readonly size: number; readonly dir: string; readonly buildSeconds: number };

export async function scale(): Promise<string> {
  const sites: Site[] = [];
  for (const size of SIZES) sites.push(await siteOf(size));
  const rows: string[][] = [];
  for (const site of sites) rows.push([String(site.size), site.buildSeconds.toFixed(0), ...(await atRest(site))]);
  const own = table(["calculators", "build, s", "first answer, ms", "MB at rest"], rows);
  return `${own}\n\n${await answers(sites)}`;
}

async function siteOf(size: number): Promise<Site> {
  let began = performance.now();
  const dir = await buildVariant(
    `scale-${size}`,
    async (to) => {
      await (size < slugs.length ? only(size, to) : more(size - slugs.length, to));
      began = performance.now();
    },
    { RECKONER_CONFIG: "" },
  );
  return { size, dir, buildSeconds: (performance.now() - began) / 1000 };
}

const only = (size: number, to: string): Promise<void> =>
  writeFile(
    join(to, "reckoner.config.ts"),
    `import { defineSite } from "#site";\nexport default defineSite({ calculators: { only: ${JSON.stringify(slugs.slice(0, size))} } });\n`,
  );

async function more(count: number, to: string): Promise<void> {
  const yaml = await readFile(TEMPLATE, "utf8");
  const folder = join(to, "site", "calculators", "finance");
  await mkdir(folder, { recursive: true });
  for (let n = 1; n <= count; n++)
    await writeFile(
      join(folder, `certificate-${n}.yaml`),
      yaml.replace(/^name: .*/m, `name: Certificate ${n} calculator`),
    );
}

const serve = ({ dir }: Site): Promise<Service> => startService(OFTEN, { dir, path: "/api/ai/tools/tip" });

async function atRest(site: Site): Promise<string[]> {
  const [times, memories]: [number[], number[]] = [[], []];
  for (let n = 0; n < STARTS; n++) {
    const began = performance.now();
    const service = await serve(site);
    times.push(performance.now() - began);
    memories.push(memoryOf(service.pid));
    await service.stop();
  }
  return [median(times).toFixed(0), median(memories).toFixed(0)];
}

/** In turns, as requests a second. */
async function answers(sites: readonly Site[]): Promise<string> {
  const services = await Promise.all(sites.map(serve));
  const cells = REST.flatMap((asked) =>
    services.map(({ url, pid }, i): Cell => ({ server: `${SIZES[i]}`, asked, url, pid, connections: 8 })),
  );
  const measured = await measure(cells, EFFORT);
  await Promise.all(services.map((service) => service.stop()));
  const rows = REST.map(({ name }) => {
    const rates = measured
      .filter((cell) => cell.asked.name === name)
      .map(({ shots }) => median(shots.map((shot) => shot.perSecond)));
    return [name, ...rates.map((rate) => rate.toFixed(0))];
  });
  return table(["a second", ...SIZES.map((size) => `of ${size}`)], rows);
}
