import { throughNext } from "#lib/doors/http";
import { unknown } from "#lib/doors/routes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = throughNext(unknown);
