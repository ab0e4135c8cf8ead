// The attack: connections that hold memory, by readers that don't read or by hundreds of requests in advance
// (e2e/hostile/neighbors.spec.ts). What one connection, and one caller's connections together, may hold of this process.
//
//   one request at a time   pipelined ones wait for the answer before them, so that a connection holds one answer at most
//   a few in advance        Node reads all that has arrived, hundreds of requests in one go: whoever sends so many loses the connection
//   a reader that reads     an answer of which nothing leaves for ten seconds costs its connection
//   so many connections     in all, and for each address
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { networkOf } from "#lib/doors/http";
import { roomForConnections } from "./load.ts";
import { OneByOne } from "./one-by-one.ts";

const MOST_PIPELINED = 16;
const MOST_TOGETHER = 10_000;
const MOST_PER_NETWORK = 500;
/** More of one address than a house of browsers opens are read one by one: reading ten requests on each of 2,500 that come at once takes
 * longer than to let them in, and newcomers would wait for both. */
const READ_TOGETHER = 64;
/** Bytes that may wait for readers, in all. Beyond that, those who have stopped reading go first. */
const MOST_BYTES = 64_000_000;
const PATIENCE_MS = 10_000;
const SWEEP_MS = 1_000;

export class Connections {
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #byNetwork = new Map<string, Set<Connection>>();
  readonly #mostPerNetwork: number;
  readonly #oneByOne = new OneByOne();
  #hasArrived = false;

  /** Behind the owner's own proxies everyone comes from the same few addresses: there `mayShareAddress` lifts the limit on each. */
  constructor(server: Server, mayShareAddress: boolean) {
    this.#mostPerNetwork = mayShareAddress ? Number.POSITIVE_INFINITY : MOST_PER_NETWORK;
    server.maxConnections = Math.min(MOST_TOGETHER, roomForConnections());
    server.on("connection", (socket) => this.#admit(socket));
    setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  /** Calls `answer` when the answers before it on the same connection are done. */
  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const connection = this.#bySocket.get(request.socket);
    if (connection?.isOpen && !connection.isFull) connection.inTurn(request, response, answer);
    else this.#close(request, connection);
  }

  #close(request: IncomingMessage, connection: Connection | undefined): void {
    if (connection?.isOpen) {
      const ofSameAddress = [...(this.#byNetwork.get(connection.network) ?? [])];
      const free = ofSameAddress.filter((one) => one.isBetweenRequests);
      this.#oneByOne.hold(
        connection.network,
        free.map(({ socket }) => socket),
      );
    }
    request.socket.destroy();
    // Else Node makes an error, with its stack, for each request that is still open when the connection closes.
    request.destroy();
  }

  /** What is being answered on a connection. */
  answering(socket: Duplex): Answering | undefined {
    return socket instanceof Socket ? this.#bySocket.get(socket)?.answering : undefined;
  }

  /** Whether this connection has not been read yet: then nothing on it is late, however long it has been open. Calls `close` if no
   * request has come on it `ms` after it is read. */
  excuses(socket: Duplex, ms: number, close: () => void): boolean {
    if (!(socket instanceof Socket)) return false;
    const sent = socket.bytesWritten;
    const closeIfSilent = () => {
      if (!this.answering(socket) && socket.bytesWritten === sent) close();
    };
    return this.#oneByOne.isHolding(socket, () => void setTimeout(closeIfSilent, ms).unref());
  }

  /** Every answer that is not finished. */
  readonly unfinished = (): ServerResponse[] =>
    [...this.#bySocket.values()].flatMap(({ answering }) => (answering ? [answering.response] : []));

  /** Closes those on which nothing has come yet. */
  readonly closeSilent = (): void => {
    for (const { socket } of this.#bySocket.values()) if (socket.bytesRead === 0) socket.destroy();
  };

  /** Whether a connection has come since this was last asked. */
  areArriving(): boolean {
    const hasArrived = this.#hasArrived;
    this.#hasArrived = false;
    return hasArrived;
  }

  #admit(socket: Socket): void {
    this.#hasArrived = true;
    const network = networkOf(socket.remoteAddress ?? "") ?? "unknown";
    const ofSameAddress = this.#byNetwork.get(network) ?? new Set();
    if (ofSameAddress.size >= this.#mostPerNetwork) return void socket.destroy();
    const connection = new Connection(socket, network);
    this.#byNetwork.set(network, ofSameAddress.add(connection));
    this.#bySocket.set(socket, connection);
    socket.once("close", () => this.#forget(connection));
    const areMany = ofSameAddress.size > READ_TOGETHER && Number.isFinite(this.#mostPerNetwork);
    if (areMany || this.#oneByOne.concerns(network)) this.#oneByOne.hold(network, [socket]);
  }

  #forget(connection: Connection): void {
    const { socket, network } = connection;
    this.#bySocket.delete(socket);
    const ofSameAddress = this.#byNetwork.get(network);
    ofSameAddress?.delete(connection);
    if (ofSameAddress?.size === 0) this.#byNetwork.delete(network);
  }

  /** Closes connections whose readers have stopped reading. */
  #sweep(): void {
    let waiting = 0;
    for (const connection of this.#bySocket.values()) {
      connection.measureStall();
      waiting += connection.socket.writableLength;
    }
    for (const { socket, stalledMs } of this.#bySocket.values()) {
      const isTooMuch = waiting > MOST_BYTES && stalledMs > 0;
      if (isTooMuch || stalledMs >= PATIENCE_MS) {
        waiting -= socket.writableLength;
        socket.destroy();
      }
    }
  }
}

export type Answering = { readonly request: IncomingMessage; readonly response: ServerResponse };

class Connection {
  readonly socket: Socket;
  readonly network: string;
  readonly #pending: (() => void)[] = [];
  answering: Answering | undefined;
  /** How long nothing has left, although something waits. */
  stalledMs = 0;
  #sent = 0;

  constructor(socket: Socket, network: string) {
    this.socket = socket;
    this.network = network;
  }

  get isOpen(): boolean {
    return this.socket.writable;
  }

  /** Not in the middle of a body. */
  get isBetweenRequests(): boolean {
    return this.answering?.request.complete ?? true;
  }

  get isFull(): boolean {
    return this.#pending.length >= MOST_PIPELINED;
  }

  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const begin = () => {
      this.answering = { request, response };
      response.once("close", () => this.#beginNext());
      answer();
    };
    if (this.answering) this.#pending.push(begin);
    else begin();
  }

  #beginNext(): void {
    this.answering = undefined;
    if (this.isOpen) this.#pending.shift()?.();
  }

  /** Called once every `SWEEP_MS`. */
  measureStall(): void {
    const { writableLength, bytesWritten } = this.socket;
    const sent = bytesWritten - writableLength;
    const isStalled = writableLength > 0 && sent === this.#sent;
    this.#sent = sent;
    this.stalledMs = isStalled ? this.stalledMs + SWEEP_MS : 0;
  }
}
