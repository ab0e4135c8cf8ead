// Stands before Next where the service is self-hosted; on Vercel the platform does this work. Loaded first, with
// `node --import ./lib/front/preload.mjs`, it sees each request before the server that the request is for, and
//   – passes on the socket's address, in a header whose name no caller can guess (lib/http/caller.ts reads it);
//   – drops what a caller says about host and protocol, so that no public address can come out of a request;
//   – refuses what Next would answer badly (refusal.mjs), in the words of the door it came to (answer.mjs);
//   – answers REST and MCP itself, from the doors that their routes open (mount.mjs);
//   – says that it is busy before answers come too late (overload.mjs);
//   – bounds time: headers and body have ten seconds to arrive, so that slow callers cannot hold connections.
import { randomBytes } from "node:crypto";
import { Server } from "node:http";
import { answerRefusal } from "./answer.mjs";
import { refuseWhatIsBroken } from "./broken.mjs";
import { doorAt } from "./mount.mjs";
import { nextIsFull, TOO_BUSY, turnIsFull } from "./overload.mjs";
import { refusalOf } from "./refusal.mjs";
import { SECURITY } from "./security.mjs";

const PEER_HEADER = `x-peer-${randomBytes(16).toString("hex")}`;
globalThis[Symbol.for("ready-reckoner.front")] = PEER_HEADER;

const CLAIMS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];
const LONGEST_ARRIVAL = 10_000;

const emit = Server.prototype.emit;

Server.prototype.emit = function (event, ...rest) {
  if (event === "listening") bound(this);
  return event === "request" ? receive(this, ...rest) : emit.call(this, event, ...rest);
};

function receive(server, request, response) {
  const refusal = refusalOf(request);
  if (refusal) return answerRefusal(request, response, refusal);
  const { headers, socket } = request;
  for (const claim of CLAIMS) delete headers[claim];
  headers[PEER_HEADER] = socket.remoteAddress ?? "unknown";
  const door = doorAt(request.url);
  const full = door ? turnIsFull() : nextIsFull(request, response);
  if (full) return answerRefusal(request, response, TOO_BUSY);
  if (door) return door(request, response);
  for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
  return emit.call(server, "request", request, response);
}

function bound(server) {
  server.headersTimeout = LONGEST_ARRIVAL;
  server.requestTimeout = LONGEST_ARRIVAL;
  server.connectionsCheckingInterval = 500;
  // Nothing here speaks another protocol. Without a listener Node answers a request for one as if it had not asked.
  server.removeAllListeners("upgrade");
  refuseWhatIsBroken(server);
}
