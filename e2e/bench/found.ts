// What `npm run found` prints: of everyday questions, how many find their tool by words alone, first and among the first
// three, and what tools and answers cost in bytes. `-- misses` lists those of the seen half that do not; the unseen half is
// only ever counted.
import { answers, measured, misses } from "#calculators/suite/found/measured";

export default async function found(part?: string): Promise<string> {
  return part === "misses" ? await misses() : [await measured(), await answers()].join("\n");
}
