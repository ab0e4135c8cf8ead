// Requests that a fetch of the polite kind cannot make.
import { connect } from "node:net";

export const post = (baseURL: string | undefined, slug: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${baseURL}/api/tools/${slug}/calculate`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

/** A calculation of a tip over a bare socket, its body framed by a length or in chunks. */
export async function rawRequest(baseURL: string | undefined, body: string, framing: "length" | "chunks") {
  const { hostname, port } = new URL(baseURL ?? "");
  const framed =
    framing === "length"
      ? `Content-Length: ${body.length}\r\n\r\n${body}`
      : `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const answer = await exchange(
    hostname,
    Number(port),
    `${HEAD}Host: ${hostname}:${port}\r\nConnection: close\r\n${framed}`,
  );
  return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf("\r\n\r\n") + 4) };
}

const HEAD = "POST /api/tools/tip/calculate HTTP/1.1\r\nContent-Type: application/json\r\n";

export function exchange(host: string, port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socket.setTimeout(15_000, () => socket.destroy(new Error("no answer in 15 seconds")));
  });
}
