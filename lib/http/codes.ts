/** Every code an answer can carry, and the one status it goes with. */
export const STATUS = {
  INVALID_JSON: 400,
  INVALID_INPUT: 400,
  MISSING_INPUT: 400,
  UNKNOWN_FIELD: 400,
  CALCULATION_FAILED: 400,
  FOREIGN_HOST: 403,
  TOOL_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  API_DISABLED: 503,
  CATALOGUE_UNAVAILABLE: 503,
  // What lib/front says before a route is reached.
  BAD_REQUEST: 400,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
} as const;

export type Code = keyof typeof STATUS;
