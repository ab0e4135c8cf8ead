// The doors that are answered before Next. Each comes here when Next loads its route, which it does when it starts
// (lib/http/in-front.ts): so there is one bundle, and nothing of Next's is touched. Until a door has come, and wherever
// an address is anything but plain, Next takes the request: it knows about escapes, slashes and the unknown.

import { GUIDE, SECURITY, UNFRAMED } from "./security.mjs";

/** Named as doors name theirs, so that none is sent twice. */
const SAID_BY_NEXT = Object.fromEntries(
  Object.entries({ ...SECURITY, ...UNFRAMED, ...GUIDE }).map(([name, value]) => [name.toLowerCase(), value]),
);

const doors = new Map();

globalThis[Symbol.for("ready-reckoner.open-door")] = (route, door) => {
  doors.set(route, { address: addressOf(route), door });
};

/** `/api/tools/{slug}/calculate` has the plain addresses /api/tools/tip/calculate and the like. */
function addressOf(route) {
  const text = route.replace(/[.*+?]/g, "\\$&").replace("{slug}", "(?<slug>[a-z0-9-]+)");
  return new RegExp(`^${text}(?=\\?|$)`);
}

/** The door of an address, to be called with a request and its response; undefined where Next is to answer. */
export function doorAt(url) {
  for (const { address, door } of doors.values()) {
    const found = address.exec(url);
    if (found) return (request, response) => open(door, request, response, { ...found.groups });
  }
  return undefined;
}

/** As Next would call the route, and with what Next would add. A door answers whatever happens; if one should fail, that costs its connection only. */
function open(door, request, response, params) {
  door(request, response, { params: Promise.resolve(params) }, SAID_BY_NEXT).catch(() => response.destroy());
  return true;
}
