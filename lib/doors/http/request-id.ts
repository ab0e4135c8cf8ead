import { randomUUID } from "node:crypto";
import type { Asked } from "./reply.ts";

const WELL_FORMED = /^[\w.:-]{1,64}$/;

/** `own` is the id of the log's line. A caller that sends an id gets that one back; it is written down nowhere. */
export function requestIds({ headers }: Pick<Asked, "headers">): { readonly own: string; readonly shown: string } {
  const own = randomUUID();
  const sent = headers.get("x-request-id") ?? "";
  return { own, shown: WELL_FORMED.test(sent) ? sent : own };
}
