// An attacker in a process of its own: `node attacker.mjs <port> <kind>`, until it is killed. Each keeps to the service's limits
// on requests and holds everything else as long as it can.
import { connect } from "node:net";

const [port, kind] = [Number(process.argv[2]), process.argv[3]];

const SLOW_BODY = JSON.stringify({ price: 400000, annual_rate: 6.5, years: 40 });
const post = (path, body) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const MORTGAGE = post("/api/tools/mortgage/calculate", SLOW_BODY);

/** The longest tables there are: 101 rows of the slowest calculator, and 21 × 21 of dates on which offices work. */
const YEARS = { age: 35, retirement_age: 67, last_age: 95 };
const SAVER = { ...YEARS, contribution: 1000, return_before: 6, return_after: 4, inflation_rate: 2.5, income: 5000 };
const SLOW_TABLE = post(
  "/api/tools/retirement-savings/table",
  JSON.stringify({ inputs: SAVER, vary: { savings: { from: 80000, to: 180000, step: 1000 } } }),
);
const OFFICE_DAYS = { start: "2026-02-28", days_counted: "business", calendar: "japan" };
const DATE_TABLE = post(
  "/api/tools/date-add/table",
  JSON.stringify({ inputs: OFFICE_DAYS, vary: { weeks: Array(21).fill(100), days: Array(21).fill(5199) } }),
);
const SEARCH = post(
  "/api/tools/triangle/solve",
  JSON.stringify({ inputs: { known: "sss", a: 7, b: 8, c: 9 }, want: { area: 30 }, by: "c" }),
);

/** Asks again as soon as it is answered. */
function keepAsking(request) {
  const socket = open();
  socket.on("data", (bytes) => {
    if (bytes.includes("HTTP/1.1")) socket.write(request);
  });
  socket.write(request);
}

/** Asks and reads nothing, and begins again when it is thrown out. */
function neverRead(requests) {
  const socket = open();
  socket.pause();
  socket.write(requests);
  socket.on("close", () => setTimeout(() => neverRead(requests), 100));
}

function open() {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  return socket;
}

const repeat = (times, act) => {
  for (let i = 0; i < times; i++) act();
};

/** Asks and leaves before it is answered. */
function leave(request) {
  const socket = open();
  socket.write(request);
  setTimeout(() => {
    socket.destroy();
    leave(request);
  }, 500);
}

const KINDS = {
  /** Kept connections, each of which always has a calculation waiting. */
  "250 kept connections": () => repeat(250, () => keepAsking(MORTGAGE)),
  "250 kept connections that ask for pages": () => repeat(250, () => keepAsking(get("/calculators/mortgage"))),
  "250 kept connections that ask for what is not there": () => repeat(250, () => keepAsking(get("/nothing"))),
  /** As many requests at once as a connection may have waiting, and one under way. */
  "60 readers that do not read": () => repeat(60, () => neverRead(get("/api/ai/tools").repeat(17))),
  "200 that pipeline pages": () => repeat(200, () => neverRead(get("/calculators/mortgage").repeat(500))),
  "new connections without end": () => setInterval(() => repeat(20, () => open().end(get("/api/ai/tools"))), 20),
  "60 that ask for long tables": () => repeat(30, () => [SLOW_TABLE, DATE_TABLE].forEach(keepAsking)),
  "60 that ask for searches": () => repeat(60, () => keepAsking(SEARCH)),
  "60 that leave before their table is there": () => repeat(60, () => leave(SLOW_TABLE)),
  "bodies that end all at once": () => {
    const body = SLOW_BODY;
    const sockets = Array.from({ length: 250 }, open);
    for (const socket of sockets) {
      socket.write(
        `POST /api/tools/mortgage/calculate HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
    }
    setTimeout(() => {
      for (const socket of sockets) socket.write(body);
    }, 1000);
  },
};

KINDS[kind]();
setInterval(() => {}, 1000);
