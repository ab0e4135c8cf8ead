// How long a body is, said wrongly, twice, or in two ways that differ: what smuggles requests past a proxy.
import { ask, BILL, type Case, FOREIGN, framed, get, head, post, staying, TIP } from "../wire.ts";

const CHUNKED = "Transfer-Encoding: chunked";
const chunks = (...bodies: readonly string[]) =>
  [...bodies, ""].map((body) => `${body.length.toString(16)}\r\n${body}\r\n`).join("");
const SMUGGLED = head("GET /smuggled HTTP/1.1", `Host: ${FOREIGN}`);

export const FRAMING: readonly Case[] = [
  ["one length", post(TIP, BILL), 200],
  ["chunks", framed(chunks(BILL), CHUNKED), 200],
  ["a chunk for each byte", framed(chunks(...BILL), CHUNKED), 200],
  [
    "chunks with a trailer",
    framed(`b\r\n${BILL}\r\n0\r\nHost: ${FOREIGN}\r\nX: 1\r\n\r\n`, CHUNKED, "Trailer: X"),
    200,
  ],
  ["no length", ask(`POST ${TIP}`) + BILL, 400],
  ["two lengths that differ", framed(BILL, "Content-Length: 11", "Content-Length: 12"), 400],
  ["the same length twice", framed(BILL, "Content-Length: 11", "Content-Length: 11"), 400],
  ["two lengths in one header", framed(BILL, "Content-Length: 11, 11"), 400],
  ["a length and chunks", framed(chunks(BILL), "Content-Length: 11", CHUNKED), 400],
  ["chunks and a length", framed(chunks(BILL), CHUNKED, "Content-Length: 4"), 400],
  ["a negative length", framed("", "Content-Length: -1"), 400],
  ["a length with a plus sign", framed(BILL, "Content-Length: +11"), 400],
  ["a length in hexadecimal", framed(BILL, "Content-Length: 0xb"), 400],
  ["a length with a point", framed(BILL, "Content-Length: 11.0"), 400],
  ["a length in words", framed(BILL, "Content-Length: eleven"), 400],
  ["an empty length", framed(BILL, "Content-Length: "), 400],
  ["a length beyond any integer", framed(BILL, "Content-Length: 99999999999999999999"), 400],
  ["a length of nine quadrillion", framed(BILL, "Content-Length: 9007199254740993"), 413],
  ["a length shorter than the body", framed(BILL, "Content-Length: 5"), 400],
  ["compressed chunks", framed(chunks(BILL), "Transfer-Encoding: gzip, chunked"), 400],
  ["chunks, compressed", framed(chunks(BILL), "Transfer-Encoding: chunked, gzip"), 400],
  ["chunks of chunks", framed(chunks(chunks(BILL)), "Transfer-Encoding: chunked, chunked"), 400],
  ["chunks in two headers", framed(chunks(BILL), CHUNKED, CHUNKED), 400],
  ["another encoding", framed(BILL, "Transfer-Encoding: identity"), 400],
  ["nearly chunked", framed(chunks(BILL), "Transfer-Encoding: xchunked"), 400],
  ["chunked in quotes", framed(chunks(BILL), 'Transfer-Encoding: "chunked"'), 400],
  ["chunked after a control character", framed(chunks(BILL), "Transfer-Encoding: \x0bchunked"), 400],
  ["a blank before the colon", framed(chunks(BILL), "Transfer-Encoding : chunked"), 400],
  ["chunked in capitals", framed(chunks(BILL), "Transfer-Encoding: CHUNKED"), 200],
  ["a chunk's size that is none", framed(`zz\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 400],
  ["a chunk's size with a sign", framed(`-b\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 400],
  ["a chunk's size in hexadecimal of its own", framed(`0xb\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 400],
  ["a chunk's size beyond any integer", framed(`fffffffffffffffff\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 400],
  ["a chunk of nine gigabytes", framed(`250000000\r\n${BILL.repeat(2000)}`, CHUNKED), 413],
  ["a chunk that is longer than it says", framed(`5\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 400],
  ["a chunk with 20 kB of extensions", framed(`b;x=${"a".repeat(20_000)}\r\n${BILL}\r\n0\r\n\r\n`, CHUNKED), 413],
  ["chunks with bare line feeds", framed(`b\n${BILL}\n0\n\n`, CHUNKED), 400],
  ["chunks in HTTP/1.0", head(`POST ${TIP} HTTP/1.0`, "Host: localhost", CHUNKED) + chunks(BILL), 400],
  ["a request inside a body", post(TIP, SMUGGLED), 400],
  [
    "a request after chunks and a length",
    `${staying(`POST ${TIP}`, "Content-Length: 5", CHUNKED)}0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  ["a request after a body that is too large", `${post(TIP, " ".repeat(17_000))}${SMUGGLED}`, 413],
  ["a request after a refusal", `${staying("GET /%ff")}${get("/")}`, 400],
];
