// What one connection, and one caller's connections together, may hold of this process.
//
//   one request at a time   pipelined ones wait for the answer before them, so that a connection holds one answer at most
//   a few in advance        Node reads all that has arrived, thousands of requests in one go: whoever sends so many loses the connection
//   a reader that reads     an answer of which nothing leaves for ten seconds costs its connection
//   so many connections     in all, and for each address
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { networkOf } from "#lib/http";

const MOST_PIPELINED = 16;
const MOST_TOGETHER = 10_000;
const MOST_PER_NETWORK = 500;
/** Bytes that may wait for readers, in all. Beyond that, those who have stopped reading go first. */
const MOST_BYTES = 64_000_000;
const PATIENCE_MS = 10_000;
const SWEEP_MS = 1_000;

type Connection = {
  readonly socket: Socket;
  readonly network: string;
  readonly pending: (() => void)[];
  answering: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  written: number;
  stalledMs: number;
};

export function watchConnections(server: Server, mayShareAddress: boolean) {
  const connections = new Map<Socket, Connection>();
  const perNetwork = new Map<string, number>();
  server.maxConnections = MOST_TOGETHER;
  server.on("connection", admit);
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  let hasArrived = false;

  function admit(socket: Socket): void {
    hasArrived = true;
    const network = networkOf(socket.remoteAddress ?? "") ?? "unknown";
    const count = (perNetwork.get(network) ?? 0) + 1;
    // Behind the owner's own proxies everyone comes from the same few addresses.
    if (count > MOST_PER_NETWORK && !mayShareAddress) return void socket.destroy();
    perNetwork.set(network, count);
    connections.set(socket, { socket, network, pending: [], answering: undefined, written: 0, stalledMs: 0 });
    socket.once("close", () => {
      connections.delete(socket);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
  }

  /** Calls `answer` when the answers before it on the same connection are done. */
  function inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const connection = connections.get(request.socket);
    if (!connection) return void request.socket.destroy();
    if (connection.socket.destroyed) return;
    if (connection.pending.length >= MOST_PIPELINED) return void connection.socket.destroy();
    const begin = () => {
      connection.answering = { request, response };
      response.once("close", () => {
        connection.answering = undefined;
        connection.pending.shift()?.();
      });
      answer();
    };
    if (connection.answering) connection.pending.push(begin);
    else begin();
  }

  function sweep(): void {
    let waiting = 0;
    for (const connection of connections.values()) {
      const { socket } = connection;
      const isStalled = socket.writableLength > 0 && socket.bytesWritten - socket.writableLength === connection.written;
      connection.written = socket.bytesWritten - socket.writableLength;
      connection.stalledMs = isStalled ? connection.stalledMs + SWEEP_MS : 0;
      waiting += socket.writableLength;
    }
    for (const { socket, stalledMs } of connections.values()) {
      const isTooMuch = waiting > MOST_BYTES && stalledMs > 0;
      if (isTooMuch || stalledMs >= PATIENCE_MS) {
        waiting -= socket.writableLength;
        socket.destroy();
      }
    }
  }

  /** What is being answered on a connection. */
  const answering = (socket: Duplex) => (socket instanceof Socket ? connections.get(socket)?.answering : undefined);

  /** Every answer that is not finished. */
  const unfinished = (): ServerResponse[] =>
    [...connections.values()].flatMap(({ answering }) => (answering ? [answering.response] : []));

  /** Whether a connection has come since this was last asked. */
  function areArriving(): boolean {
    const answer = hasArrived;
    hasArrived = false;
    return answer;
  }

  return { inTurn, answering, unfinished, areArriving };
}
