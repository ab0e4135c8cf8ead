// Refusals as problem details (RFC 9457), for callers whose Accept names them. Everyone else gets the Error body.
import { site } from "#lib/site";
import { type Code, STATUS } from "./codes.ts";
import type { Denial } from "./denial.ts";
import type { Asked, Reply } from "./reply.ts";
import { namesType } from "./weights.ts";

export const PROBLEM_TYPE = "application/problem+json";

/** The same refusal in the form that the caller asks for. */
export function asAskedFor(reply: Reply, { headers }: Asked): Reply {
  if (reply.status < 400 || typeof reply.body !== "string" || !namesType(headers.get("accept"), PROBLEM_TYPE)) {
    return reply;
  }
  const { error }: { readonly error: Denial } = JSON.parse(reply.body);
  return {
    ...reply,
    headers: { ...reply.headers, "content-type": PROBLEM_TYPE },
    body: JSON.stringify(problemOf(error)),
  };
}

function problemOf({ code, message, field, issues }: Denial) {
  return {
    type: code === "RATE_LIMITED" ? QUOTA_EXCEEDED : `${site().url}/developers#${code}`,
    title: titleOf(code),
    status: STATUS[code],
    detail: message,
    code,
    field,
    issues,
    ...(code === "RATE_LIMITED" ? { "violated-policies": ["default"] } : {}),
  };
}

/** draft-ietf-httpapi-ratelimit-headers-11, section 5.1. */
const QUOTA_EXCEEDED = "https://iana.org/assignments/http-problem-types#quota-exceeded";

/** "Payload too large" */
const titleOf = (code: Code): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll("_", " ");
