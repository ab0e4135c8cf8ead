import { nowhere } from "#lib/http";

/** An unknown path under /api answers in JSON, not with a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nowhere("/api/*");
