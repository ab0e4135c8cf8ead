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

/** Lists in another currency each time: none is written already. */
const CURRENCIES =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP".split(
    " ",
  );
const LISTS = CURRENCIES.flatMap((code) => [
  post(`/mcp?currency=${code}`, JSON.stringify({ jsonrpc: "2.0", id: code, method: "tools/list" })),
  get(`/api/ai/tools?currency=${code}`),
]);
const HEAD = "HEAD /calculators/mortgage HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Always has as many requests on their way as a connection may. */
function pipeline(localAddress) {
  const socket = open(localAddress);
  let rest = "";
  socket.on("data", (bytes) => {
    const answers = (rest + bytes.toString("latin1")).split("\r\n\r\n");
    rest = answers.pop() ?? "";
    socket.write(HEAD.repeat(answers.length));
  });
  socket.on("close", () => setTimeout(() => pipeline(localAddress), 500));
  socket.write(HEAD.repeat(10));
}

/** Asks one after the other, and begins again. */
function askInTurn(requests, localAddress) {
  const socket = open(localAddress);
  let next = 0;
  const ask = () => socket.write(requests[next++ % requests.length]);
  socket.on("data", (bytes) => {
    if (bytes.includes("HTTP/1.1")) ask();
  });
  ask();
}

/** Asks again as soon as it is answered. */
function keepAsking(request, localAddress) {
  const socket = open(localAddress);
  socket.on("data", (bytes) => {
    if (bytes.includes("HTTP/1.1")) socket.write(request);
  });
  socket.write(request);
}

function keepAskingFor(requests, localAddress) {
  for (const request of requests) keepAsking(request, localAddress);
}

/** Asks and reads nothing, and begins again when it is thrown out. */
function neverRead(requests) {
  const socket = open();
  socket.pause();
  socket.write(requests);
  socket.on("close", () => setTimeout(() => neverRead(requests), 100));
}

function open(localAddress = "127.0.0.1") {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
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
  "60 that ask for long tables": () => repeat(30, () => keepAskingFor([SLOW_TABLE, DATE_TABLE])),
  "60 that ask for searches": () => repeat(60, () => keepAsking(SEARCH)),
  "60 that leave before their table is there": () => repeat(60, () => leave(SLOW_TABLE)),
  "lists in ever other currencies": () => repeat(8, () => askInTurn(LISTS)),
  "five addresses that fill the queue": () => {
    for (let n = 1; n <= 5; n++) repeat(499, () => pipeline(`127.0.1.${n}`));
  },
  /** The one is known from a cheap request, and comes back while the other never lets the queue be empty. */
  "one who was idle, and one who never stops": () => {
    repeat(300, () => pipeline("127.0.1.1"));
    open("127.0.1.2").end(get("/api/ai/tools/tip"));
    const comeBack = () => repeat(30, () => keepAskingFor([DATE_TABLE, SLOW_TABLE], "127.0.1.2"));
    setTimeout(comeBack, 2_000);
  },
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
