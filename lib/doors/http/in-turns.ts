// The attack: work that takes long (e2e/hostile/neighbors.spec.ts, "60 that ask for long tables"). Long work for one caller, such as a table, in turns of some milliseconds: others are served between them. How much a caller
// asks for is not limited here, only how much of it is under way at once.
import { settings } from "#lib/site";
import { callingNetworks, trustOf } from "./caller.ts";
import { no } from "./denial.ts";
import { Places } from "./places.ts";
import type { Asked, Reply } from "./reply.ts";

/** A turn ends with the calculation that reaches this. */
const TURN_MS = 10;
const MOST_OF_ONE_CALLER = 4;

const places = new Places(MOST_OF_ONE_CALLER);

/** Runs `work` to its end and answers with what comes of it. */
export async function inTurns<R>(
  work: Work<R>,
  request: Asked,
  answer: (result: R) => Reply | Promise<Reply>,
): Promise<Reply> {
  const done = await workOff(work, request);
  return done ? answer(done.result) : GONE;
}

/** What comes of `work`; nothing where the caller has gone, for whom it ends early. */
export async function workOff<R>(work: Work<R>, request: Asked): Promise<{ readonly result: R } | undefined> {
  const caller = callingNetworks(request, trustOf(settings())).join(" ");
  const isGone = () => request.signal?.aborted ?? false;
  const pause = pausesFor(request);
  return places.within(caller, isGone, async () => {
    for (;;) {
      await pause();
      if (isGone()) return undefined;
      const step = work.next();
      if (step.done) return { result: step.value };
    }
  });
}

type Work<R> = Generator<void, R, void>;

/** Waits for the caller's turn, and again when that is over. What others wait for too, such as a list, is finished although its
 * caller has gone. */
export function pausesFor({ turn = nextTurn }: Pick<Asked, "turn">): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await turn();
    until = performance.now() + TURN_MS;
  };
}

/** Where no queue says whose turn it is. */
const nextTurn = () => new Promise<void>((resume) => setImmediate(resume));

/** For the log alone. */
const GONE = no({ code: "BAD_REQUEST", message: "The caller left before the answer was there." });
