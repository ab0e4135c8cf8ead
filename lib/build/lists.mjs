// What `npm run lists` runs: the lists of the calculators that this site has.
import { join } from "node:path";
import { writeLists } from "#calculators/lists";
import { choiceOf, ownFolder, readOwner } from "./owner.mjs";

const root = process.cwd();
const owner = await readOwner(root);
await writeLists(join(root, "calculators"), choiceOf(owner), ownFolder(root));
