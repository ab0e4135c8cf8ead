// How every no is said, and what a caller should do about each.
import { z } from "zod";

export const ErrorCode = z
  .union([
    z
      .literal("INVALID_JSON")
      .describe(
        "The body is not JSON, not UTF-8, not an object, has a key twice, or has more values than any calculator takes. Correct the body.",
      ),
    z
      .literal("UNKNOWN_FIELD")
      .describe(
        "A key is no input of this calculator. Take the name that the message offers, or read the description again.",
      ),
    z
      .literal("MISSING_INPUT")
      .describe("An input that must be given is absent, null or blank. Ask whoever knows it; do not guess."),
    z
      .literal("INVALID_INPUT")
      .describe(
        "A value is of the wrong kind, out of range, not an option, too long, not asked for now, or at odds with another. The message says what fits.",
      ),
    z
      .literal("CALCULATION_FAILED")
      .describe("Each input is fine, but together they have no answer. Pass the message on, and change an input."),
    z
      .literal("TOO_MUCH_WORK")
      .describe("A table or a solution takes more work than one request may. The message says how many rows fit."),
    z
      .literal("BAD_REQUEST")
      .describe("The request itself is malformed: its path, its percent-encoding or its Host. Correct the address."),
    z
      .literal("TOOL_NOT_FOUND")
      .describe("There is no such calculator, or it is not open to programs. Take a slug from the list."),
    z.literal("NOT_FOUND").describe("There is nothing at this path. Take a path from this document."),
    z.literal("METHOD_NOT_ALLOWED").describe("The path is right and the method is not. Use one that Allow names."),
    z.literal("REQUEST_TIMEOUT").describe("The body took more than five seconds to arrive. Send it again."),
    z.literal("PAYLOAD_TOO_LARGE").describe("The body is larger than is read. Send less; no calculator needs as much."),
    z.literal("URI_TOO_LONG").describe("The address is longer than is read. Send inputs in the body."),
    z.literal("EXPECTATION_FAILED").describe("The Expect header asks for something unknown. Leave it out."),
    z
      .literal("RATE_LIMITED")
      .describe("Too many requests in a minute. Wait for as long as Retry-After says; then it works."),
    z
      .literal("HEADERS_TOO_LARGE")
      .describe("The request has too many headers. Send fewer; none is needed but Content-Type."),
    z.literal("INTERNAL_ERROR").describe("Something went wrong on our side. Try once more, then tell the site."),
    z
      .literal("API_DISABLED")
      .describe("The owner has switched the interface off for now. Come back later; the pages stay."),
    z.literal("CATALOGUE_UNAVAILABLE").describe("A calculator cannot be loaded just now. Try again later."),
  ])
  .describe("What kind of fault it is. A code keeps its meaning; new ones may be added.");

export const Issue = z
  .object({
    code: ErrorCode,
    field: z.string().optional().describe("The input at fault, or the key that is no input."),
    message: z.string().describe("A whole sentence that a person can act on, in the words of the page."),
  })
  .describe("One fault.");

export const ErrorBody = z
  .object({
    error: z
      .object({
        code: ErrorCode,
        field: z.string().optional().describe("The input at fault, where one is."),
        message: z.string().describe("A whole sentence that a person can act on."),
        issues: z
          .array(Issue)
          .optional()
          .describe("Everything that is wrong with the inputs, so that one more request can put it right."),
      })
      .describe("The first fault, and all of them."),
  })
  .meta({ id: "Error", description: "How every refusal of the REST interface is said." });

export const Problem = z
  .object({
    type: z.url().describe("Where this kind of fault is described."),
    title: z.string().describe("The kind of fault, in a few words."),
    status: z.number().int().describe("The status again."),
    detail: z.string().describe("A whole sentence that a person can act on."),
    code: ErrorCode,
    field: z.string().optional().describe("The input at fault, where one is."),
    issues: z.array(Issue).optional().describe("Everything that is wrong with the inputs."),
    "violated-policies": z.array(z.string()).optional().describe("The limit that was exceeded, with RATE_LIMITED."),
  })
  .describe("The same as problem details (RFC 9457), for callers whose Accept names application/problem+json.");
