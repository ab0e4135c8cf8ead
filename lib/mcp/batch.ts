// Several messages in one request, which revision 2025-03-26 has every server take and the next one took out again. Each is
// answered as if it had come alone, one after the other.
import { INVALID_REQUEST } from "@modelcontextprotocol/server";
import { type Asked, isObject, type Message, type Reply, refusal } from "./message.ts";

export const MOST_IN_BATCH = 10;
const LAST_REVISION = "2025-03-26";

export async function batch(
  request: Asked,
  messages: readonly unknown[],
  answer: (message: Message) => Promise<Reply>,
): Promise<Reply> {
  const complaint = complaintAbout(request, messages);
  if (complaint) return wrong({}, complaint);
  const replies: Reply[] = [];
  for (const message of messages) {
    await request.turn?.();
    replies.push(isForBatch(message) ? await answer(message) : wrong(isObject(message) ? message : {}, NOT_IN_BATCH));
  }
  const bodies = replies.flatMap(({ body }) => body ?? []);
  const slug = replies.find((reply) => reply.slug)?.slug;
  if (bodies.length === 0) return { status: 202, headers: {}, body: null };
  return { status: 200, headers: { "content-type": "application/json" }, body: `[${bodies.join(",")}]`, slug };
}

function complaintAbout({ headers }: Asked, messages: readonly unknown[]): string | undefined {
  const revision = headers.get("mcp-protocol-version") ?? LAST_REVISION;
  if (revision > LAST_REVISION) return `Revision ${revision.slice(0, 20)} has no batches: send one message at a time.`;
  if (messages.length === 0) return "The batch is empty.";
  if (messages.length > MOST_IN_BATCH) return `A batch has at most ${MOST_IN_BATCH} messages.`;
  return messages.some(isForBatch) ? undefined : NOT_IN_BATCH;
}

/** A client says hello before anything else. */
const isForBatch = (message: unknown): message is Message =>
  isObject(message) && message.jsonrpc === "2.0" && message.method !== "initialize";
const NOT_IN_BATCH = "A batch has JSON-RPC 2.0 messages, and no initialize among them.";

const wrong = (message: Message, complaint: string): Reply =>
  refusal(message, 400, { code: INVALID_REQUEST, message: complaint });
