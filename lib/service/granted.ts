import type { Answering } from "#lib/service/catalogue";
import { isObject } from "./members.ts";

type Sent = Readonly<Record<string, unknown>>;

/** What a calculator's former name takes for granted stands under the inputs that are sent. */
export function withGranted({ former }: Answering, body: Sent): Sent {
  const { inputs = {} } = body;
  return former && isObject(inputs) ? { ...body, inputs: { ...former.granted, ...inputs } } : body;
}
