/** Anyone's program may read these, from a browser too. */
export const discovery = (body: object, type: string): Response =>
  Response.json(body, {
    headers: {
      "content-type": type,
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET",
      "access-control-allow-headers": "Content-Type, If-None-Match",
      "access-control-expose-headers": "ETag",
      "cache-control": "public, max-age=3600",
    },
  });
