// An attacker in a process of its own: `node attacker.mjs <port> <kind>`, until it is killed. Each keeps to the service's limits
// on requests and holds everything else as long as it can.
import { connect } from "node:net";

const [port, kind] = [Number(process.argv[2]), process.argv[3]];

const SLOW_BODY = JSON.stringify({ price: 400000, annual_rate: 6.5, years: 40 });
const post = (path, body) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const MORTGAGE = post("/api/tools/mortgage/calculate", SLOW_BODY);

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

const KINDS = {
  /** Kept connections, each of which always has a calculation waiting. */
  "250 kept connections": () => repeat(250, () => keepAsking(MORTGAGE)),
  "250 kept connections that ask for pages": () => repeat(250, () => keepAsking(get("/calculators/mortgage"))),
  "250 kept connections that ask for what is not there": () => repeat(250, () => keepAsking(get("/nothing"))),
  /** As many requests at once as a connection may have waiting, and one under way. */
  "60 readers that do not read": () => repeat(60, () => neverRead(get("/api/ai/tools").repeat(17))),
  "200 that pipeline pages": () => repeat(200, () => neverRead(get("/calculators/mortgage").repeat(500))),
  "new connections without end": () => setInterval(() => repeat(20, () => open().end(get("/api/ai/tools"))), 20),
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
