// When answers would come too late, programs are told so at once: 429, Retry-After: 1, at a fraction of an answer's cost.
// What is accepted is then still answered in time. Pages, health and readiness are never refused. Callers wait in two
// places, so there are two measures:
//
//   before a door here   An answer is made in one go, so whoever came in one turn of the event loop waits for all that
//                        were read before. Once a turn has taken this long, so has the wait of whoever is read next.
//                        A long turn without a crowd is something else, such as the first use of every calculator.
//   in Next              It works on all its requests at the same time, so each waits for all others. Those whose body
//                        is still coming cost it nothing, and do not count: slow callers shut nobody out.

const LONGEST_TURN_MS = 150;
const CROWD = 200;
const MOST_IN_NEXT = 100;

const PROGRAMS = /^\/(?:mcp|api(?!\/(?:health|ready)(?:\?|$)))(?=[/?]|$)/;

export const TOO_BUSY = {
  status: 429,
  code: "RATE_LIMITED",
  message: "The service is busy. Ask again in 1 second.",
  // The connection stays, as a new one would cost more than this answer.
  more: { "retry-after": "1", "access-control-expose-headers": "Retry-After" },
};

let came = 0;
let turnBegan = 0;

/** Whether this turn of the event loop has become too long for one more answer. */
export function turnIsFull() {
  if (came === 0) {
    turnBegan = performance.now();
    setImmediate(() => {
      came = 0;
    });
  }
  came += 1;
  return came > CROWD && performance.now() - turnBegan > LONGEST_TURN_MS;
}

const inNext = new Set();

/** Whether Next has too much to do for one more program's request; if not, it gets this one. */
export function nextIsFull(request, response) {
  if (!PROGRAMS.test(request.url)) return false;
  if (inNext.size >= MOST_IN_NEXT && [...inNext].filter(({ complete }) => complete).length >= MOST_IN_NEXT) return true;
  inNext.add(request);
  response.once("close", () => inNext.delete(request));
  return false;
}
