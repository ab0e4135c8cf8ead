import { throughNext } from "#lib/http";
import { unknown } from "#lib/routes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = throughNext(unknown);
