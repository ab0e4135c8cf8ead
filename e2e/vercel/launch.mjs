// One function of a Vercel build as a process: `node launch.mjs <its launcher>`. Prints the port that it answers on.
import { createServer } from "node:http";
import { createRequire } from "node:module";

const [launcher] = process.argv.slice(2);
const answer = createRequire(import.meta.url)(launcher);
const server = createServer((request, response) => {
  Promise.resolve(answer(request, response)).catch((reason) => {
    console.error(reason);
    response.destroy();
  });
});
server.listen(0, "127.0.0.1", () => console.log(`port ${server.address().port}`));
