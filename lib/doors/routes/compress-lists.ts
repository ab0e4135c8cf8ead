// The attack: lists with ever other ids. A list of tools differs between answers only in the request's id, and clients count those from
// zero or one: so the same few texts are sent again and again, and each is compressed once; others quickly.
import { type Asked, type Encoded, encode, inEncoding, type QUICK, type Reply } from "#lib/doors/http";

const MOST = 16;
const recent = new Map<string, Promise<Encoded>>();

export async function compressLists(reply: Reply, request: Asked, level: typeof QUICK): Promise<Reply> {
  const { body, status } = reply;
  if (typeof body !== "string" || status !== 200) return reply;
  const encoded = recent.get(body) ?? encode(new TextEncoder().encode(body), level);
  recent.delete(body);
  recent.set(body, encoded);
  const [oldest] = recent.keys();
  if (recent.size > MOST && oldest !== undefined) recent.delete(oldest);
  return { ...reply, ...inEncoding(await encoded, request, { ...reply.headers, vary: "Accept-Encoding" }) };
}
