import { nowhere } from "#lib/http";

/** The root of the API answers in JSON, not with a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nowhere("/api");
