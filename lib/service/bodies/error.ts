// Every error, and what a caller should do about it.
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
        "A key is not an input of this calculator. Use the name that the message suggests, or read the description again.",
      ),
    z.literal("MISSING_INPUT").describe("A required input is absent, null or blank. Ask the user for it; don't guess."),
    z
      .literal("INVALID_INPUT")
      .describe(
        "A value has the wrong type, is out of range, is not an option, is too long, does not apply here, or contradicts another. The message says what to send.",
      ),
    z
      .literal("CALCULATION_FAILED")
      .describe("Each input is fine, but together they have no answer. Show the message and change an input."),
    z
      .literal("BAD_REQUEST")
      .describe("The request itself is malformed: its path, its percent-encoding or its Host. Correct the address."),
    z
      .literal("TOOL_NOT_FOUND")
      .describe("There is no such calculator, or it is not open to programs. Use a slug from the list."),
    z.literal("NOT_FOUND").describe("There is nothing at this path. Use a path from this document."),
    z
      .literal("METHOD_NOT_ALLOWED")
      .describe("The path is right but the method is wrong. Use one from the Allow header."),
    z.literal("REQUEST_TIMEOUT").describe("The body took more than five seconds to arrive. Send it again."),
    z.literal("PAYLOAD_TOO_LARGE").describe("The body is too large. Send less; no calculator needs this much."),
    z.literal("URI_TOO_LONG").describe("The address is too long. Send the inputs in the body."),
    z.literal("EXPECTATION_FAILED").describe("The Expect header asks for something we don't support. Leave it out."),
    z
      .literal("RATE_LIMITED")
      .describe("Too many requests in a minute. Wait the number of seconds in Retry-After, then try again."),
    z
      .literal("HEADERS_TOO_LARGE")
      .describe("The request has too many headers. Send fewer; only Content-Type is needed."),
    z
      .literal("INTERNAL_ERROR")
      .describe("Something went wrong on our side. Try once more, then report it to the site."),
    z.literal("NOT_IMPLEMENTED").describe("The answer is asked for in a format that there is not. Ask for JSON."),
    z
      .literal("API_DISABLED")
      .describe("The owner has switched the API off for now. Try again later; the pages still work."),
    z
      .literal("SERVICE_BUSY")
      .describe(
        "More is asked for at once than there is time for. Wait the number of seconds in Retry-After, then try again.",
      ),
    z.literal("CATALOGUE_UNAVAILABLE").describe("A calculator can't be loaded right now. Try again later."),
  ])
  .describe("The kind of error. A code never changes its meaning; new ones may be added.");

export const Issue = z
  .object({
    code: ErrorCode,
    field: z.string().optional().describe("The input that is wrong, or the key that is not an input."),
    message: z.string().describe("A whole sentence that a person can act on, as on the page."),
  })
  .describe("One error.");

export const ErrorBody = z
  .object({
    error: z
      .object({
        code: ErrorCode,
        field: z
          .string()
          .optional()
          .describe("The input that is wrong, or the key that is not an input. Absent for other errors."),
        message: z.string().describe("A whole sentence that a person can act on."),
        issues: z
          .array(Issue)
          .optional()
          .describe("Everything that is wrong with the inputs, so you can fix it all at once."),
      })
      .describe("What went wrong. code, field and message are those of the first error."),
  })
  .meta({ id: "Error", description: "The body of an error of the REST API." });

export const Problem = z
  .object({
    type: z.url().describe("Where this kind of error is described."),
    title: z.string().describe("The kind of error, in a few words."),
    status: z.number().int().describe("The HTTP status, repeated."),
    detail: z.string().describe("A whole sentence that a person can act on."),
    code: ErrorCode,
    field: z
      .string()
      .optional()
      .describe("The input that is wrong, or the key that is not an input. Absent for other errors."),
    issues: z.array(Issue).optional().describe("Everything that is wrong with the inputs."),
    "violated-policies": z
      .array(z.string())
      .optional()
      .describe("The limit that was exceeded, if code is RATE_LIMITED."),
  })
  .describe("An error as problem details (RFC 9457), if Accept includes application/problem+json.");
